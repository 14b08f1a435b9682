import { loginToken, newContact } from "../sign-in.ts";
import { buyer, order } from "./buying-states.ts";
import type { AmharicShop } from "./shop.ts";
import type { AmharicReader } from "./walk.ts";

const PASSWORD = "ሻይ በስምንት ሰዓት";
const NAME = "ሐና ተስፋዬ";

async function codeFor(db: D1Database, contact: string): Promise<string> {
  const sql = "SELECT payload FROM outbox WHERE payload LIKE ?1 ORDER BY id DESC LIMIT 1";
  const payload = await db.prepare(sql).bind(`%Code"%${contact}%`).first<string>("payload");
  const other = payload ?? (await db.prepare(sql).bind(`%${contact}%Code"%`).first<string>("payload"));
  return other ? (JSON.parse(other) as { values: { code: string } }).values.code : "";
}

export async function walkWaysIn(reader: AmharicReader, { db, plain, url }: AmharicShop): Promise<void> {
  const contact = newContact();
  const names = [contact];
  await reader.send("/wishlist/items", { product: plain[0]!.id, returnTo: plain[0]!.path });
  await reader.seeAll([
    "/sign-in",
    "/sign-in?next=%2Fshop%2Fcheckout",
    "/register",
    "/register/code",
    "/reset",
    "/reset/code",
  ]);
  await reader.send("/sign-in", { returnTo: "/sign-in" }, { status: 422 });
  await reader.send("/sign-in", { contact, password: "ስህተት የሆነ ቃል", returnTo: "/sign-in" }, { status: 422, names });
  await reader.send("/register", { returnTo: "/register" }, { status: 422 });
  await reader.send(
    "/register",
    { name: "ሀ".repeat(101), contact: "ምን", password: "12345678", returnTo: "/register" },
    { status: 422 },
  );
  await reader.send("/register", { name: NAME, contact, password: PASSWORD }, { names });
  await reader.send("/register/code", { code: "12", returnTo: "/register/code" }, { status: 422, names });
  await reader.send("/register/code", { code: "000000", returnTo: "/register/code" }, { status: 422, names });
  await reader.send("/register/code", { again: "1", returnTo: "/register/code" }, { names });
  await reader.send("/register/code", { code: await codeFor(db, contact), returnTo: "/register/code" }, { names });
  await reader.see("/");
  await reader.send("/sign-out", { returnTo: "/" });
  await reader.send("/reset", { returnTo: "/reset" }, { status: 422 });
  await reader.send("/reset", { contact }, { names });
  await reader.send("/reset/code", { code: "1", newPassword: "1", returnTo: "/reset/code" }, { status: 422, names });
  await reader.send(
    "/reset/code",
    { code: await codeFor(db, contact), newPassword: `${PASSWORD} ነው`, returnTo: "/reset/code" },
    { names },
  );
  await reader.send("/sign-out", { returnTo: "/" });
  await reader.see("/token-login?q=no-such-token");
  // as specified: it leads home either way (specification 4.11).
  await reader.send("/token-login", { q: "no-such-token" });
  await reader.sendJson("/token-login", { q: "no-such-token" }, { status: 422 });
  const q = await loginToken(url, contact);
  await reader.send("/token-login", { q });
}

export async function walkAccount(reader: AmharicReader, shop: AmharicShop): Promise<void> {
  const { plain, db, soldOut } = shop;
  const pages =
    "account account/profile account/contact account/password account/addresses account/sessions account/orders account/alerts account/delete"
      .split(" ")
      .map((page) => `/${page}`);
  const names = ["shopper"];
  await reader.seeAll([...pages, "/shop/wishlist"], { names });
  await reader.send("/account/profile", { name: "ሀ".repeat(101), locale: "xx" }, { status: 422, names });
  await reader.send("/account/profile", { name: NAME, locale: "am" }, { names });
  await reader.send("/account/contact", { intent: "send", contact: "ምን", password: "" }, { status: 422, names });
  await reader.send(
    "/account/contact",
    { intent: "send", contact: newContact(), password: "ስህተት የሆነ ቃል" },
    { status: 422, names },
  );
  await reader.send("/account/contact", { intent: "confirm", code: "12" }, { status: 422, names });
  await reader.send(
    "/account/contact",
    { intent: "remove", kind: "email", password: "ስህተት የሆነ ቃል" },
    { status: 422, names },
  );
  await reader.send("/account/password", { currentPassword: "", newPassword: "1" }, { status: 422, names });
  await reader.send("/account/password", { currentPassword: "ስህተት", newPassword: PASSWORD }, { status: 422, names });
  await reader.send("/account/addresses", { intent: "add" }, { status: 422 });
  await reader.send(
    "/account/addresses",
    { intent: "add", ...buyer, phone: "12", landmark: "ሀ".repeat(301) },
    { status: 422 },
  );
  await reader.send("/account/addresses", { intent: "add", ...buyer });
  const address =
    /\/account\/addresses\/[\w-]{22}/.exec((await reader.visitor.get("/account/addresses")).text)?.[0] ?? "";
  await reader.see(address);
  await reader.send(address, { intent: "save", ...buyer, name: "" }, { status: 422 });
  await reader.send(address, { intent: "save", ...buyer, city: "አዳማ" });
  await reader.send("/account/addresses", { intent: "default", address: address.slice(-22) });
  await reader.send("/account/delete", { password: "ስህተት" }, { status: 422, names });
  for (const { id, path } of plain.slice(0, 3)) await reader.send("/wishlist/items", { product: id, returnTo: path });
  await reader.send("/wishlist/items", { product: soldOut.id, returnTo: "/shop/wishlist" });
  await db.prepare("UPDATE wishlist_item SET price_when_added = price_when_added + 5000").run();
  await reader.see("/shop/wishlist");
  await reader.send("/wishlist/share", { returnTo: "/shop/wishlist" });
  const shared = /\/shop\/wishlist\/[\w-]{20,}/.exec((await reader.visitor.get("/shop/wishlist")).text)?.[0];
  if (!shared) throw new Error("the wishlist is not shared");
  await reader.see(shared);
  for (const more of ["renew", "revoke"])
    await reader.send("/wishlist/share", { [more]: "1", returnTo: "/shop/wishlist" });
  await reader.see(shared, { status: 404 });
  await reader.send("/wishlist/items/move", { all: "1", returnTo: "/shop/wishlist" });
  await reader.send("/wishlist/items/remove", { product: soldOut.id, returnTo: "/shop/wishlist" });
  await reader.see("/shop/checkout");
  await order(reader, plain[0]!.id, "cash");
  await reader.seeAll(["/account", "/account/orders", "/track", "/"], { names });
  await reader.send("/account/sessions", { intent: "others" }, { names });
  await reader.send("/alerts/vendors", { vendor: "1", returnTo: "/vendor-store/1" });
  await reader.send("/alerts/products", { product: soldOut.id, kind: "stock", returnTo: soldOut.path });
  await reader.send("/alerts/products", { product: plain[0]!.id, kind: "price", returnTo: plain[0]!.path });
  const list = await reader.see("/account/alerts");
  const alert = /name="alert" value="(\d+)"/.exec(list)?.[1] ?? "";
  await reader.send("/account/alerts", { alert });
  await walkReviews(reader, shop);
}

async function walkReviews(reader: AmharicReader, { plain, db }: AmharicShop): Promise<void> {
  const { path, id } = plain[0]!;
  await reader.see(`${plain[1]!.path}/review`);
  await reader.send(`${plain[1]!.path}/review`, { intent: "save", rate: "5" }, { status: 422 });
  await db.prepare("UPDATE parcel SET state = 'delivered' WHERE state = 'placed'").run();
  await reader.see(`${path}/review`);
  await reader.send(`${path}/review`, { intent: "save", rate: "9", words: "ሀ".repeat(3_000) }, { status: 422 });
  await reader.send(`${path}/review`, { intent: "save", rate: "4", words: "እንደተገለጸው ነው።" });
  await reader.see(`${path}/review`);
  const own = await db
    .prepare("SELECT max(id) AS id FROM product_rate WHERE product_id = ?1")
    .bind(Number(id))
    .first<number>("id");
  await reader.sendJson(`/reviews/${own}/helpful`, {}, { status: null });
  const other = await db.prepare("SELECT min(id) AS id FROM product_rate WHERE content <> ''").first<number>("id");
  for (const fields of [{}, {}]) await reader.sendJson(`/reviews/${other}/helpful`, fields, { status: 200 });
  await reader.sendJson(`/reviews/${other}/report`, {}, { status: 422 });
  await reader.send(`/reviews/${other}/report`, { reason: "other", returnTo: path });
  await reader.send(`${path}/review`, { intent: "remove" });
  await reader.send(`${path}/ask`, { question: "" }, { status: 422 });
  await reader.send(`${path}/ask`, { question: "ከምን የተሠራ ነው?" });
}
