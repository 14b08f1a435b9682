// A worker of the bench: times an order's batch where it runs, beside the smallest write there is.
import { findWholeCart } from "../../../app/data/cart/whole-cart.server.ts";
import { orderStatements } from "../../../app/data/orders/write-order.server.ts";
import { quoteOrder } from "../../../app/domain/cart/order-quote.ts";

const PLACE = { region: "addis-ababa", city: "Addis Ababa" };
const DETAILS = { name: "Batch", phone: "+251911234567", email: null, note: "", subCity: "", woreda: "", landmark: "" };

/** Milliseconds of each order's batch, and of the insert of one row after it. */
export interface BatchTimes {
  batches: number[];
  inserts: number[];
}

/** POST [owner, ...]: owners of carts, each becomes an order. */
export default {
  async fetch(request, { DB }) {
    const owners = (await request.json()) as string[];
    const times: BatchTimes = { batches: [], inserts: [] };
    for (const owner of owners) {
      const order = await statementsOf(DB, owner);
      times.batches.push(await timed(() => DB.batch(order)));
      times.inserts.push(await timed(() => DB.prepare("INSERT INTO bench_row (text) VALUES (?1)").bind(owner).run()));
    }
    return Response.json(times);
  },
} satisfies ExportedHandler<{ DB: D1Database }>;

async function statementsOf(db: D1Database, owner: string): Promise<D1PreparedStatement[]> {
  const now = Date.now();
  const { lines, version, fees } = await findWholeCart(db, owner, now);
  const quote = quoteOrder({ lines, coupon: null, destination: PLACE, deliveries: new Map(), isCash: true, fees, now });
  const name = crypto.randomUUID();
  return orderStatements(db, {
    owner,
    locale: "en",
    number: name,
    publicId: name,
    keyHash: name,
    contentHash: name,
    details: { ...DETAILS, ...PLACE },
    payment: "cash",
    quote,
    cartVersion: version,
    shownTotal: quote.total,
    confirmBy: null,
    now,
  });
}

/** The clock of a worker moves with its input and output, and a write is both. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
