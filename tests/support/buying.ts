import { addToCart, checkoutOf, placeFields, sendDetails } from "../../scripts/steps/shopper/checkout-steps.ts";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { findProducts } from "./catalogue.ts";

type Fields = Record<string, string>;

interface Purchase {
  /** [] buys the cart as it is. */
  products?: readonly string[];
  quantity?: number;
  payment?: "cash" | "transfer" | "chapa";
  details?: Fields;
  choices?: Fields;
}

interface Bought {
  publicId: string;
  number: string;
  to: string;
}

/** For repeated orders and other tests. */
const PLENTY = 20;
const plentiful = new Map<string, Promise<string[]>>();

/** A later product of the listing: other tests count the newest ones. */
async function someProduct(baseUrl: string): Promise<string> {
  if (!plentiful.has(baseUrl)) plentiful.set(baseUrl, findPlentiful(baseUrl));
  const ids = await plentiful.get(baseUrl)!;
  return ids[Math.floor(Math.random() * ids.length)]!;
}

async function findPlentiful(baseUrl: string): Promise<string[]> {
  const later = (await findProducts(baseUrl, 20)).slice(6);
  const { text } = await new Visitor(baseUrl).get("/catalogue/new-arrivals?size=48");
  const { data } = JSON.parse(text) as { data: { id: number; stockAmount: number | null }[] };
  const plenty = new Set(data.filter(({ stockAmount }) => (stockAmount ?? 0) >= PLENTY).map(({ id }) => String(id)));
  const ids = later.map(({ id }) => id).filter((id) => plenty.has(id));
  if (ids.length === 0) throw new Error(`no product of the listing has ${PLENTY} units`);
  return ids;
}

export async function buy(visitor: Visitor, purchase: Purchase = {}): Promise<Bought> {
  const { quantity, payment = "cash", details, choices } = purchase;
  const products = purchase.products ?? [await someProduct(visitor.baseUrl)];
  await addToCart(visitor, products, quantity);
  const kept = await sendDetails(visitor, details);
  if (kept.status !== 303) throw new Error(`the details were refused: ${kept.status} ${kept.text.slice(0, 400)}`);
  const fields = { ...(await placeFields(visitor)), payment, ...choices };
  const placed = await visitor.post(checkoutOf(visitor), fields, { Accept: "application/json" });
  if (placed.status !== 200) throw new Error(`nothing was ordered: ${placed.status} ${placed.text.slice(0, 400)}`);
  const { publicId, number, to } = JSON.parse(placed.text) as Bought;
  return { publicId, number, to };
}
