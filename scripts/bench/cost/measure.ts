import { columnOf } from "../../../app/domain/upkeep/counted.ts";
import { freePort } from "../../steps/port.mjs";
import { processorMs } from "../../steps/process-time.ts";
import { serveBuild } from "../../steps/shop/serve.ts";
import { addToCart, placeFields, sendDetails } from "../../steps/shopper/checkout-steps.ts";
import { Visitor } from "../../steps/shopper/visitor.ts";
import type { Measured, Taken } from "./prices.ts";

/** Answers are counted once their deferred sections end (workers/count-answer). */
const COUNTED_MS = 3_000;
const ROUNDS = 5;
const BUYERS = 5;

interface Row {
  blobs: string[];
  doubles: number[];
}

const number = (name: string) => Number(columnOf("answer", name).slice("double".length)) - 1;
const [ROWS_READ, ROWS_WRITTEN] = [number("rowsRead"), number("rowsWritten")];

export async function measureCost(
  stateDir: string,
  pages: Record<"home" | "list" | "search" | "product", string[]>,
): Promise<Measured> {
  const rows: Row[] = [];
  const onLog = (line: string) => {
    if (line.startsWith('{"counted"')) rows.push((JSON.parse(line) as { counted: Row }).counted);
  };
  const bindings = { COUNTS_LOG: "1", TEST_FAULTS: "1", RL_ORDERS: "500/900" };
  const shop = await serveBuild({ port: await freePort(), stateDir, bindings, onLog });
  const counted = () => new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
  const take = async (times: number, act: () => Promise<unknown>): Promise<Taken> => {
    await counted();
    rows.length = 0;
    const before = processorMs(shop.pid);
    await act();
    const cpuMs = processorMs(shop.pid) - before;
    await counted();
    const answers = rows.filter(({ blobs }) => blobs[0] === "answer");
    const sum = (at: number) => answers.reduce((all, { doubles }) => all + doubles[at]!, 0) / times;
    return { cpuMs: cpuMs / times, rowsRead: sum(ROWS_READ), rowsWritten: sum(ROWS_WRITTEN) };
  };
  const ask = (paths: readonly string[], cache: string | null) => async () => {
    const visitor = new Visitor(shop.url, cache);
    for (let round = 0; round < ROUNDS; round += 1) for (const path of paths) await visitor.get(path);
  };
  try {
    const composed = async (paths: readonly string[]) => {
      await ask(paths, "off")();
      return take(paths.length * ROUNDS, ask(paths, "off"));
    };
    const everything = [...pages.home, ...pages.list, ...pages.product];
    await ask(everything, null)();
    const copy = await take(everything.length * ROUNDS, ask(everything, null));
    const products = await inStock(await shop.db());
    const buyers = Array.from({ length: BUYERS }, () => new Visitor(shop.url));
    const fill = () => Promise.all(buyers.map((buyer, at) => addToCart(buyer, products.slice(at * 2, at * 2 + 2))));
    const adding = await take(BUYERS, fill);
    const cart = await take(BUYERS, () => Promise.all(buyers.map((buyer) => buyer.get("/shop/cart"))));
    const checkout = await take(BUYERS, async () => {
      for (const buyer of buyers) {
        await sendDetails(buyer);
        const { status } = await buyer.post("/shop/guest-checkout", await placeFields(buyer));
        if (status !== 303) throw new Error(`an order was refused: ${status}`);
      }
    });
    return {
      home: await composed(pages.home),
      list: await composed(pages.list),
      search: await composed(pages.search),
      product: await composed(pages.product),
      ...{ copy, cart },
      buying: {
        cpuMs: adding.cpuMs + checkout.cpuMs,
        rowsRead: adding.rowsRead + checkout.rowsRead,
        rowsWritten: adding.rowsWritten + checkout.rowsWritten,
      },
    };
  } finally {
    await shop.stop();
  }
}

async function inStock(db: D1Database): Promise<string[]> {
  const sql = `SELECT p.id FROM product p JOIN vendor v ON v.id = p.vendor_id
    WHERE p.retired_at IS NULL AND p.stock_amount > 20 AND p.variant_count = 0 AND v.closed_until IS NULL LIMIT ${BUYERS * 2}`;
  return (await db.prepare(sql).all<{ id: number }>()).results.map(({ id }) => String(id));
}
