import { addToCart, checkoutOf, placeFields, sendDetails } from "../../steps/shopper/checkout-steps.ts";
import { Visitor } from "../../steps/shopper/visitor.ts";

export interface ReadyBuyer {
  name: string;
  place: () => Promise<PressAnswer>;
}

export interface PressAnswer {
  status: number;
  publicId: string | null;
  isClean: boolean;
}

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
