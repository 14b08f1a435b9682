import { addToCart, checkoutOf, placeFields, sendDetails } from "../../steps/shopper/checkout-steps.ts";
import { Visitor } from "../../steps/shopper/visitor.ts";

/** A guest before the last button: everything typed, the form with its key at hand. */
export interface ReadyBuyer {
  name: string;
  /** Sends the form that places the order; the same again is the same intention. */
  place: () => Promise<PressAnswer>;
}

export interface PressAnswer {
  status: number;
  /** Of the order's page, where an order was placed. */
  publicId: string | null;
  /** The answer is a whole page, or leads to one. */
  isClean: boolean;
}

/** A guest with one unit (or `quantity`) of each product in the cart, at the last step of the checkout. */
export async function readyBuyer(
  url: string,
  name: string,
  products: readonly string[],
  quantity = 1,
): Promise<ReadyBuyer> {
  const visitor = new Visitor(url);
  await addToCart(visitor, products, quantity);
  const { status } = await sendDetails(visitor, { name });
  if (status !== 303) throw new Error(`the details of ${name} were answered ${status}`);
  const fields = { ...(await placeFields(visitor)), payment: "cash" };
  const path = checkoutOf(visitor);
  return { name, place: async () => placeAnswer(await visitor.post(path, fields)) };
}

function placeAnswer({ status, headers, text }: { status: number; headers: Headers; text: string }): PressAnswer {
  const publicId = /^\/orders\/([\w-]+)/.exec(headers.get("location") ?? "")?.[1] ?? null;
  return { status, publicId, isClean: publicId !== null || text.trimEnd().endsWith("</html>") };
}

/** Runs `work` for each number below `count`, `width` at a time, and answers what came of each, in order. */
export async function inParallel<T>(count: number, width: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane));
  return results;
}
