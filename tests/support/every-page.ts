import routes from "../../app/routes.ts";
import { buyerDetails } from "../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "./buying.ts";
import { findProducts } from "./catalogue.ts";
import { askForChair, deskPages } from "./desk-pages.ts";
import { questionLink } from "./question-link.ts";
import { isFull, shareOf } from "./shares.ts";
import { newContact, signIn } from "./sign-in.ts";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";

export const pageRoutes: readonly string[] = routes
  .flatMap(({ children, ...route }) => children ?? route)
  .filter(({ file }) => file.endsWith(".tsx"))
  .map(({ path = "" }) => path);

const openPages: Record<string, string> = {
  home: "/",
  "other home": "/?layout=other",
  list: "/shop/sidebar/list",
  "three columns": "/shop/sidebar/3cols?parentCategory=electronics",
  "four columns": "/shop/sidebar/4cols?category=mens-shoes",
  filtered: "/shop/sidebar/3cols?parentCategory=bags&freeDelivery=list&price=1000-5000&rating=3&vendor=1&vendor=2",
  sorted: "/shop/sidebar/list?parentCategory=apparel&sort=price-desc&page=2",
  search: "/shop/sidebar/3cols?name=coffee",
  "nothing found": `/shop/sidebar/list?name=${encodeURIComponent('"zzqx<b>&')}&stock=in`,
  product: "/product/default/yirgacheffe-coffee",
  "ask the seller": "/product/default/yirgacheffe-coffee/ask",
  "who may review": "/product/default/yirgacheffe-coffee/review",
  cart: "/shop/cart",
  "vendor store": "/vendor-store/1",
  vendors: "/vendors",
  compare: "/shop/compare",
  "recently viewed": "/shop/recently-viewed",
  track: "/track",
  blog: "/blog/classic",
  "help center": "/pages/help-center",
  "help search": "/pages/help-center?find=%3Cb%3E%22",
  shipping: "/pages/shipping",
  mobile: "/pages/mobile",
  "return policy": "/pages/return-policy",
  privacy: "/pages/privacy",
  terms: "/pages/terms",
  "custom order": "/shop/custom-order",
  newsletter: "/newsletter",
  "leave the newsletter": "/newsletter/leave?q=none",
  "leave an alert": "/alerts/leave?q=none",
  "sign in": "/sign-in?next=%2Fshop%2Fcart",
  register: "/register",
  reset: "/reset",
  "token login": "/token-login?q=none",
  gallery: "/gallery",
  "not found": "/no/such/page",
};

const accountPages = ["", "profile", "contact", "password", "addresses", "sessions", "orders", "alerts", "delete"];

const refused: [name: string, path: string, fields: Record<string, string>][] = [
  ["refused registration", "/register", { name: "", contact: '"x<', password: "1", returnTo: "/register" }],
  ["refused custom order", "/shop/custom-order", { intent: "ask", what: "" }],
  ["refused newsletter", "/newsletter", { email: '"no<', returnTo: "/newsletter" }],
  ["refused quantity", "/cart/lines", { product: "1", quantity: "0", returnTo: "/product/default/yirgacheffe-coffee" }],
];

export interface SeenPage {
  path: string;
  status: number;
  text: string;
}

type Language = "en" | "am";

interface Shop {
  lite?: boolean;
}

/** A lite page is any page without its heavy parts: `npm test` has every third. */
export async function everyPage(baseUrl: string, language: Language, shop: Shop = {}): Promise<Map<string, SeenPage>> {
  const pages = new Map<string, SeenPage>();
  const see = async (visitor: Visitor, name: string, path: string) => {
    const { status, text } = await visitor.get(path);
    pages.set(name, { path, status, text });
    return text;
  };
  if (shop.lite && !isFull) {
    const guest = newVisitor(baseUrl, shop);
    await guest.get(`/?lng=${language}`);
    for (const [name, path] of shareOf(Object.entries(openPages), 3)) await see(guest, name, path);
    return pages;
  }
  const guest = await seeAsGuest(newVisitor(baseUrl, shop), language, see);
  for (const [name, path, fields] of refused) {
    const { status, text } = await guest.post(path, fields);
    pages.set(name, { path, status, text });
  }
  await seeAsMember(newVisitor(baseUrl, shop), language, see);
  await seeAtTheDesk(newVisitor(baseUrl, shop), language, see);
  return pages;
}

type See = (visitor: Visitor, name: string, path: string) => Promise<string>;

function newVisitor(baseUrl: string, { lite }: Shop): Visitor {
  const visitor = new Visitor(baseUrl);
  if (lite) visitor.cookies.set("lite", "1");
  return visitor;
}

async function seeAsGuest(guest: Visitor, language: Language, see: See): Promise<Visitor> {
  await guest.get(`/?lng=${language}`);
  for (const { id, path } of await findProducts(guest.baseUrl, 2)) {
    await guest.get(path);
    await guest.post("/cart/lines", { product: id });
    await guest.post("/compare/items", { product: id });
  }
  for (const [name, path] of Object.entries(openPages)) await see(guest, name, path);
  const list = await guest.get("/blog/classic");
  await see(guest, "post", /href="(\/blog\/classic\/(?!feed)[\w-]+)/.exec(list.text)?.[1] ?? "/blog/classic/none");
  await see(guest, "guest checkout", "/shop/guest-checkout");
  await guest.post("/shop/guest-checkout", { intent: "details", ...buyerDetails });
  await see(guest, "second step", "/shop/guest-checkout?step=2");
  const { publicId } = await buy(guest, { products: [], payment: "chapa" });
  await see(guest, "order", `/orders/${publicId}`);
  await see(guest, "payment", `/orders/${publicId}/pay`);
  await see(guest, "cancelling", `/orders/${publicId}/parcels/1/cancel`);
  await see(guest, "returning", `/orders/${publicId}/parcels/1/return`);
  await see(guest, "receipt", `/orders/${publicId}/parcels/1/receipt`);
  await seeCodes(guest, see);
  await see(guest, "custom order's page", await askForChair(guest));
  await guest.post(`${openPages.product}/ask`, { question: "Is it whole beans?", contact: newContact() });
  await see(guest, "seller's question", await questionLink(guest.baseUrl, openPages.product!, "whole beans"));
  return guest;
}

async function seeCodes(guest: Visitor, see: See): Promise<void> {
  const contact = newContact();
  await guest.post("/register", { name: "Hana", contact, password: "a long pass phrase", returnTo: "/register" });
  await see(guest, "registration code", "/register/code");
  await guest.post("/reset", { contact });
  await see(guest, "reset code", "/reset/code");
}

async function seeAsMember(member: Visitor, language: Language, see: See): Promise<void> {
  await signIn(member, { name: 'Hana "H" <Tesfaye>' });
  await member.get(`/?lng=${language}`);
  const [one] = await findProducts(member.baseUrl, 1);
  await member.post("/wishlist/items", { product: one!.id });
  await member.post("/alerts/vendors", { vendor: "1", returnTo: "/vendor-store/1" });
  for (const page of accountPages) await see(member, `account ${page}`, `/account${page && `/${page}`}`);
  await see(member, "wishlist", "/shop/wishlist");
  const share = await member.post("/wishlist/share", {}, { Accept: "application/json" });
  const { address } = JSON.parse(share.text) as { address: string };
  await see(member, "shared wishlist", new URL(address).pathname);
  await member.post("/account/addresses", { intent: "add", ...buyerDetails });
  const { text } = await member.get("/account/addresses");
  await see(member, "address", /\/account\/addresses\/[\w-]{22}/.exec(text)?.[0] ?? "/account/addresses/none");
  await member.post("/cart/lines", { product: one!.id });
  await see(member, "checkout", "/shop/checkout");
}

async function seeAtTheDesk(staff: Visitor, language: Language, see: See): Promise<void> {
  await staff.get(`/?lng=${language}`);
  const { link, pages } = await deskPages(staff);
  await see(staff, "seller's link", link);
  for (const page of pages) await see(staff, `desk ${page.slice(6).replaceAll("/", " ")}`, page);
}
