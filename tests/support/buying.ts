import { findProducts } from "./catalogue.ts";
import { Visitor } from "./visitor.ts";

type Fields = Record<string, string>;

/** What a shopper fills in, as it is typed. */
export const buyerDetails = {
  name: "Abebe Bikila",
  phone: "0911 234 567",
  region: "addis-ababa",
  city: "Addis Ababa",
  subCity: "Bole",
  woreda: "03",
  landmark: "Edna Mall",
} as const satisfies Fields;

interface Purchase {
  /** Ids of products to add first; `someProduct` by default, none for [] (the cart as it is). */
  products?: readonly string[];
  quantity?: number;
  payment?: "cash" | "transfer" | "chapa";
  /** Other details than `buyerDetails`. */
  details?: Fields;
  /** Fields of the last form besides, such as `delivery-<vendorId>`. */
  choices?: Fields;
}

interface Bought {
  publicId: string;
  number: string;
  /** Where the answer leads. */
  to: string;
}

/** The checkout of this visitor, who is signed in or not. */
export function checkoutOf(visitor: Visitor): string {
  return /\.a\./.test(visitor.cookies.get("sid") ?? "") ? "/shop/checkout" : "/shop/guest-checkout";
}

/** Adds one unit (or `quantity`) of each product to the visitor's cart. */
export async function addToCart(visitor: Visitor, products: readonly string[], quantity = 1): Promise<void> {
  if (visitor.token === "") await visitor.get("/shop/compare");
  for (const product of products) {
    const { status, text } = await visitor.post("/cart/lines", { product, quantity: String(quantity) });
    if (status !== 303) throw new Error(`product ${product} was not added: ${status} ${text.slice(0, 200)}`);
  }
}

/** Units a product needs to be ordered, ordered again and by others meanwhile. */
const PLENTY = 20;
const plentiful = new Map<string, Promise<string[]>>();

/** One of the later products of the listing with units to spare: other tests count those of the newest. */
async function someProduct(baseUrl: string): Promise<string> {
  if (!plentiful.has(baseUrl)) plentiful.set(baseUrl, findPlentiful(baseUrl));
  const ids = await plentiful.get(baseUrl)!;
  return ids[Math.floor(Math.random() * ids.length)]!;
}

async function findPlentiful(baseUrl: string): Promise<string[]> {
  const later = (await findProducts(baseUrl, 20)).slice(6);
  const units = await Promise.all(later.map(({ path }) => unitsOf(baseUrl, path)));
  const ids = later.filter((_, index) => units[index]! >= PLENTY).map(({ id }) => id);
  if (ids.length === 0) throw new Error(`no product of the listing has ${PLENTY} units`);
  return ids;
}

/** What the quantity field of a product's page takes. */
async function unitsOf(baseUrl: string, path: string): Promise<number> {
  const { text } = await new Visitor(baseUrl).get(path);
  const field = /<input[^>]*name="quantity"[^>]*>/.exec(text)?.[0] ?? "";
  return Number(attribute(field, "max"));
}

/** Sends the first step of the checkout; the answer as it comes. */
export function sendDetails(visitor: Visitor, details: Fields = {}) {
  return visitor.post(checkoutOf(visitor), { intent: "details", ...buyerDetails, ...details });
}

/** The fields of the form that places the order, as the second step prints them: key, cart, shownTotal, chosen radios. */
export async function placeFields(visitor: Visitor): Promise<Fields> {
  const { status, text } = await visitor.get(`${checkoutOf(visitor)}?step=2`);
  const form = /<form[^>]*id="place"[^>]*>([\s\S]*?)<\/form>/.exec(text)?.[1];
  if (status !== 200 || !form) throw new Error(`no second step: ${status}`);
  // The visitor sends its own token.
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes("_xsrf"));
  const sent = inputs.filter((tag) => !/type="radio"/.test(tag) || /\schecked=/.test(tag));
  const fields = Object.fromEntries(sent.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
  return { ...fields, intent: "place" };
}

/** The whole purchase through the shop's own pages; throws with the answer where it is refused. */
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

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return value.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity]!);
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
