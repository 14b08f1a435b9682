import type { Visitor } from "./visitor.ts";

type Fields = Record<string, string>;

/** A product that stands in the visitor's lists already, and one that could be added. */
export interface Goods {
  held: string;
  other: string;
  addressId: string;
}

const ADDRESS = {
  name: "Abebe Bikila",
  phone: "0911234567",
  region: "addis-ababa",
  city: "Addis Ababa",
  subCity: "Bole",
};

/** What each form target would take, were it sent from our own page. */
export function fieldsOf(path: string, { held, other }: Goods): Fields {
  return FIELDS(held, other)[path] ?? {};
}

const FIELDS = (held: string, other: string): Record<string, Fields> => ({
  "/cart/lines": { product: other, quantity: "3" },
  "/cart/lines/update": { product: held, quantity: "3" },
  "/cart/lines/remove": { product: held },
  "/buy-now": { product: other },
  "/wishlist/items": { product: other },
  "/wishlist/items/remove": { product: held },
  "/wishlist/items/move": { all: "1" },
  "/wishlist/share": {},
  "/compare/items": { product: other },
  "/compare/items/remove": { product: held },
  "/compare/items/replace": { products: other },
  "/push/tokens": { token: "a-token-of-somebody-else" },
  "/push/tokens/remove": { token: "a-token-of-the-victim" },
  "/recently-viewed/forget": {},
  "/newsletter": { email: "victim@mail.example" },
  "/newsletter/leave": { leave: "A".repeat(22) },
  "/preferences": { locale: "am", currency: "USD" },
  "/token-login": { q: "no-such-token" },
  "/sign-in": { contact: "victim@mail.example", password: "a password of the victim" },
  "/register": { name: "Somebody", contact: "attacker@mail.example", password: "a password of mine" },
  "/register/code": { code: "123456" },
  "/reset": { contact: "victim@mail.example" },
  "/reset/code": { code: "123456", newPassword: "a password of mine" },
  "/sign-out": {},
  "/account/profile": { name: "Somebody else", locale: "am" },
  "/account/contact": { intent: "send", contact: "attacker@mail.example", password: "x" },
  "/account/password": { currentPassword: "x", newPassword: "a password of mine" },
  "/account/addresses": { intent: "add", ...ADDRESS },
  "/account/addresses/:addressId": { intent: "save", ...ADDRESS, city: "Adama" },
  "/account/sessions": { intent: "all" },
  "/account/delete": { password: "x" },
});

/** The path with the visitor's own address in it. */
export function pathOf(path: string, { addressId }: Pick<Goods, "addressId">): string {
  return path.replace(":addressId", addressId);
}

/** Saves an address for somebody signed in; its public id. */
export async function addAddress(visitor: Visitor): Promise<string> {
  const { status } = await visitor.post("/account/addresses", { intent: "add", ...ADDRESS });
  const { text } = await visitor.get("/account/addresses");
  const id = /\/account\/addresses\/([\w-]{22})"/.exec(text)?.[1];
  if (!id) throw new Error(`no address was saved: ${status}`);
  return id;
}
