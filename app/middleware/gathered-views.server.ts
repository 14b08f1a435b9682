import type { ProductView } from "../domain/products/product-view.ts";
import type { Bindings } from "./bindings.server.ts";

/** As many as a queue takes in one call. */
const MOST = 100;
/** How long the first of them waits for others, in ms; what an isolate that ends has gathered by then is not counted. */
const GATHER_MS = 100;

/** Views on their way to the queue: plain values that all requests of this isolate may share. */
let gathered: ProductView[] = [];
/** When a request began to wait for others' views, UTC ms; it may have been ended meanwhile. */
let since = -Infinity;

/**
 * Sends a view to be counted, together with those of other visitors: a call of the queue costs more than a page that is
 * handed out from memory. Each stays a message of its own. Ends once this view, or all that wait, are handed over or left
 * to the request that waits already; rejects when the queue is away.
 */
export async function gatherView(view: ProductView, { views }: Pick<Bindings, "views">): Promise<void> {
  gathered.push(view);
  if (gathered.length >= MOST) return sendGathered(views);
  // By the real time: a test's clock stands still.
  if (Math.abs(Date.now() - since) < 10 * GATHER_MS) return;
  since = Date.now();
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  since = -Infinity;
  await sendGathered(views);
}

async function sendGathered(views: Bindings["views"]): Promise<void> {
  const batch = gathered;
  gathered = [];
  if (batch.length > 0) await views.sendBatch(batch.map((body) => ({ body })));
}
