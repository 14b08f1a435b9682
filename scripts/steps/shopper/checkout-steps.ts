import type { Visitor } from "./visitor.ts";

type Fields = Record<string, string>;

export const buyerDetails = {
  name: "Abebe Bikila",
  phone: "0911 234 567",
  region: "addis-ababa",
  city: "Addis Ababa",
  subCity: "Bole",
  woreda: "03",
  landmark: "Edna Mall",
} as const satisfies Fields;

export function checkoutOf(visitor: Visitor): string {
  return /\.a\./.test(visitor.cookies.get("sid") ?? "") ? "/shop/checkout" : "/shop/guest-checkout";
}

export async function addToCart(visitor: Visitor, products: readonly string[], quantity = 1): Promise<void> {
  if (visitor.token === "") await visitor.get("/shop/compare");
  for (const product of products) {
    const { status, text } = await visitor.post("/cart/lines", { product, quantity: String(quantity) });
    if (status !== 303) throw new Error(`product ${product} was not added: ${status} ${text.slice(0, 200)}`);
  }
}

export function sendDetails(visitor: Visitor, details: Fields = {}) {
  return visitor.post(checkoutOf(visitor), { intent: "details", ...buyerDetails, ...details });
}

export async function placeFields(visitor: Visitor): Promise<Fields> {
  const { status, text } = await visitor.get(`${checkoutOf(visitor)}?step=2`);
  const form = /<form[^>]*id="place"[^>]*>([\s\S]*?)<\/form>/.exec(text)?.[1];
  if (status !== 200 || !form) throw new Error(`no second step: ${status}`);
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes("_xsrf"));
  const sent = inputs.filter((tag) => !/type="radio"/.test(tag) || /\schecked=/.test(tag));
  const fields = Object.fromEntries(sent.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]));
  return { ...fields, intent: "place" };
}

export function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return value.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity]!);
}

const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
