import { findWholeCart } from "../../app/data/cart/whole-cart.server.ts";
import { orderStatements } from "../../app/data/orders/write-order.server.ts";
import { quoteOrder } from "../../app/domain/cart/order-quote.ts";

const PLACE = { region: "addis-ababa", city: "Addis Ababa" };
const DETAILS = { name: "Batch", phone: "+251911234567", email: null, note: "", subCity: "", woreda: "", landmark: "" };

/** ms. */
export interface BatchTimes {
  batches: number[];
  inserts: number[];
}

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

/** A worker's clock advances only with I/O; a write is I/O. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
