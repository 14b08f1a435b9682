import type { Visitor } from "../../scripts/steps/shopper/visitor.ts";

type Fields = Record<string, string>;

export interface Goods {
  held: string;
  other: string;
  addressId: string;
  /** Without it, paths name an order that does not exist. */
  order?: { publicId: string; number: string };
}

const ADDRESS = {
  name: "Abebe Bikila",
  phone: "0911234567",
  region: "addis-ababa",
  city: "Addis Ababa",
  subCity: "Bole",
};

export function fieldsOf(path: string, { held, other }: Goods): Fields {
  return FIELDS(held, other)[path] ?? {};
}

const FIELDS = (held: string, other: string): Record<string, Fields> => ({
  "/cart/lines": { product: other, quantity: "3" },
  "/cart/lines/update": { product: held, quantity: "3" },
  "/cart/lines/remove": { product: held },
  "/cart/lines/wish": { product: held },
  "/cart/coupon": { remove: "1" },
  "/buy-now": { product: other },
  "/shop/checkout": { intent: "details", ...ADDRESS },
  "/shop/guest-checkout": { intent: "details", ...ADDRESS },
  "/wishlist/items": { product: other },
  "/wishlist/items/remove": { product: held },
  "/wishlist/items/move": { all: "1" },
  "/wishlist/share": {},
  "/compare/items": { product: other },
  "/compare/items/remove": { product: held },
  "/compare/items/replace": { products: other },
  "/push/tokens": { token: "a-token-of-somebody-else" },
  "/push/tokens/remove": { token: "a-token-of-the-victim" },
  "/product/default/:nameSlug/look": {},
  "/recently-viewed/forget": {},
  "/shop/custom-order": { intent: "ask", what: "a chair", quantity: "2", phone: "0911234567", city: "Adama" },
  "/alerts/products": { product: other, kind: "price", contact: "victim@mail.example" },
  "/alerts/vendors": { vendor: "1", contact: "victim@mail.example" },
  "/alerts/leave": { leave: "A".repeat(22) },
  "/account/alerts": { alert: "1" },
  "/product/default/:nameSlug/review": { intent: "save", rate: "5", words: "As in the picture." },
  "/product/default/:nameSlug/ask": { question: "Is it of cotton?", contact: "victim@mail.example" },
  "/reviews/:reviewId/helpful": {},
  "/reviews/:reviewId/report": { reason: "other" },
  "/orders/:publicId": { again: "1" },
  "/orders/:publicId/pay": { intent: "check" },
  "/orders/:publicId/parcels/:position/cancel": { reason: "It takes too long" },
  "/orders/:publicId/parcels/:position/return": { reason: "It is too small" },
  "/orders/:publicId/reorder": {},
  "/orders/:publicId/account": { password: "a password of mine" },
  "/parcel/:secret": { intent: "confirmed" },
  "/help/questions": { question: "A message of mine", contact: "victim@mail.example" },
  "/question/:secret": { answer: "An answer of mine" },
  "/desk/enter": { intent: "send" },
  "/desk/staff": { intent: "grant", contact: "attacker@mail.example", role: "owner" },
  "/desk/vendors/new": { intent: "save", name: "A seller of mine", phone: "0911234567" },
  "/desk/vendors/:vendorId": { intent: "save", name: "Renamed", hidden: "1", reason: "mine" },
  "/desk/vendors/:vendorId/import": { intent: "start", run: "1" },
  "/desk/vendors/:vendorId/portal": { intent: "make" },
  "/desk/orders/:number": { intent: "note", text: "A note of mine" },
  "/desk/parcels": { state: "delivered", "parcel-1": "1" },
  "/desk/messages": { message: "1" },
  "/desk/payments": { intent: "missing", number: "4827193158" },
  "/desk/prices": { intent: "rate", rate: "1", seen: "1" },
  "/desk/settings": { intent: "save", seen: "0", phone: "0911999999" },
  "/desk/products/:productId": { intent: "hide", reason: "mine" },
  "/desk/coupons": {
    ...{ intent: "save", coupon: "MINE", kind: "percent", value: "90", uses: "9", seen: "{}" },
    ...{ firstDay: "2026-01-01", lastDay: "2099-01-01" },
  },
  "/desk/coupons/:code": { intent: "end", coupon: "MINE", seen: "{}" },
  "/desk/home": { intent: "load", text: '{ "heroes": [] }', seen: "0" },
  "/desk/home/:list": { intent: "save", seen: "0", "0.link": "/mine" },
  "/desk/home/pictures": { place: "heroes-0", seen: "0" },
  "/desk/reviews": { intent: "hide", review: "1", seen: "0-0", reason: "mine" },
  "/desk/questions": { intent: "hide", question: "1", seen: "asked-1", reason: "mine" },
  "/desk/custom-orders/:number": { state: "notFound", seen: "received", answer: "An answer of mine" },
  "/desk/readers/newsletter": {},
  "/desk/payments/files": { file: "orders", month: "2026-11" },
  "/track": { number: "48 2719 3158", phone: "0911234567" },
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

export function pathOf(path: string, { addressId, order }: Pick<Goods, "addressId" | "order">): string {
  return path
    .replace(":addressId", addressId)
    .replace(":publicId", order?.publicId ?? "A".repeat(22))
    .replace(":position", "1")
    .replace(":secret", "A".repeat(22))
    .replace(":vendorId", "1")
    .replace(":number", "4827193158")
    .replace(":productId", "1")
    .replace(":code", "MINE")
    .replace(":nameSlug", "yirgacheffe-coffee")
    .replace(":reviewId", "1");
}

export async function addAddress(visitor: Visitor): Promise<string> {
  const { status } = await visitor.post("/account/addresses", { intent: "add", ...ADDRESS });
  const { text } = await visitor.get("/account/addresses");
  const id = /\/account\/addresses\/([\w-]{22})"/.exec(text)?.[1];
  if (!id) throw new Error(`no address was saved: ${status}`);
  return id;
}
