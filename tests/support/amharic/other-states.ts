import { galleryParts } from "../../../app/routes/home/gallery/parts.ts";
import { productStates } from "../../../app/routes/home/gallery/sample-products.ts";
import { fieldsOf, pathOf } from "../actions.ts";
import { newContact } from "../sign-in.ts";
import { routes, wordless } from "./routes.ts";
import type { AmharicShop } from "./shop.ts";
import type { AmharicReader } from "./walk.ts";

const CUSTOM = "/shop/custom-order";
const wish = { intent: "ask", what: "የእንጨት ወንበር", quantity: "2", phone: "0911234567", city: "አዳማ" };
const keyOf = (text: string) => /name="key"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? "";

export async function walkRequests(reader: AmharicReader, { db, plain, soldOut }: AmharicShop): Promise<void> {
  await reader.see(CUSTOM);
  const wrong = {
    what: "",
    quantity: "0",
    phone: "12",
    city: "",
    targetPrice: "x",
    neededBy: "2020-01-01",
    link: "x",
    category: "nope",
  };
  await reader.send(CUSTOM, { ...wish, ...wrong }, { status: 422 });
  await reader.send(CUSTOM, { ...wish, neededBy: "ነገ", website: "x", what: "ሀ".repeat(3_000) }, { status: 422 });
  const asked = (await reader.visitor.post(CUSTOM, wish)).text;
  const to = await reader.send(CUSTOM, { ...wish, key: keyOf(asked) });
  const answer = "አግኝተናል፤ 4,500 ብር ነው።";
  const move = db.prepare("UPDATE custom_order SET state = ?1, answer = ?2 WHERE public_id = ?3");
  for (const [state, said] of [
    ["searching", ""],
    ["found", ""],
    ["found", answer],
    ["done", answer],
  ] as const) {
    await move.bind(state, said, to.slice(-22)).run();
    await reader.see(to);
  }
  const second = (await reader.visitor.post(CUSTOM, { ...wish, what: "" })).text;
  const other = await reader.send(CUSTOM, { ...wish, what: "ጠረጴዛ", key: keyOf(second) });
  await move.bind("notFound", "", other.slice(-22)).run();
  await reader.see(other);
  await reader.send(CUSTOM, { intent: "find", number: "12", phone: "12" }, { status: 422 });
  const contact = newContact();
  const names = [contact];
  await reader.send("/alerts/vendors", { vendor: "1", contact: "ምን", returnTo: "/vendor-store/1" }, { status: 422 });
  await reader.send("/alerts/vendors", { vendor: "1", contact, returnTo: "/vendor-store/1" });
  await reader.send(
    "/alerts/products",
    { product: soldOut.id, kind: "stock", contact: "", returnTo: soldOut.path },
    { status: 422 },
  );
  await reader.send("/alerts/products", { product: soldOut.id, kind: "stock", contact, returnTo: soldOut.path });
  await reader.send("/alerts/products", { product: plain[0]!.id, kind: "price", contact, returnTo: plain[0]!.path });
  const { results } = await db
    .prepare("SELECT leave_secret AS secret FROM alert WHERE reader = ?1")
    .bind(contact)
    .all<{ secret: string }>();
  await reader.seeAll([
    ...results.map(({ secret }) => `/alerts/leave?q=${secret}`),
    "/alerts/leave?q=cut",
    "/alerts/leave",
  ]);
  await reader.send("/alerts/leave", { leave: "cut" }, { status: 422 });
  await reader.send("/alerts/leave", { leave: results[0]!.secret, all: "1" });
  await reader.seeAll(["/newsletter", "/newsletter/leave", "/newsletter/leave?q=cut"]);
  await reader.send("/newsletter", { email: "ምን", returnTo: "/newsletter" }, { status: 422 });
  await reader.send("/newsletter", { email: contact, returnTo: "/newsletter" }, { names });
  await reader.send("/newsletter/leave", { leave: "cut" }, { status: 422 });
  for (const { id } of plain.slice(0, 3))
    await reader.send("/compare/items", { product: id, returnTo: "/shop/compare" });
  await reader.send("/compare/items/remove", { product: plain[0]!.id, returnTo: "/shop/compare" });
  await reader.see(`/shop/compare?products=${plain[3]!.id},${plain[4]!.id}`);
  await reader.send("/compare/items/replace", {
    products: `${plain[3]!.id},${plain[4]!.id}`,
    returnTo: "/shop/compare",
  });
  for (const { id } of plain.slice(0, 2))
    await reader.send("/compare/items", { product: id, returnTo: "/shop/compare" });
  await reader.send("/compare/items", { product: plain[2]!.id, returnTo: "/shop/compare" }, { status: 422 });
}

export async function walkForms(reader: AmharicReader, { plain }: AmharicShop): Promise<void> {
  const goods = { held: plain[0]!.id, other: plain[1]!.id, addressId: "A".repeat(22) };
  const names = ["mail", "victim", "attacker", "Somebody"];
  for (const route of routes) {
    const path = pathOf(`/${route}`, goods);
    const fields = fieldsOf(`/${route}`, goods);
    if (route.startsWith("desk/")) continue;
    // These two end the session.
    if (Object.keys(fields).length === 0 || wordless[route] || /^(?:sign-out|account\/delete)$/.test(route)) continue;
    await reader.sendJson(path, {}, { names, status: null });
    await reader.sendJson(path, fields, { names, status: null });
    await reader.begin();
  }
}

const NO_PAGE = "/ምንም/የለም";
const AWAY = { "x-test-fail": "SELECT" };

export async function walkErrors(reader: AmharicReader, { plain }: AmharicShop): Promise<void> {
  const { visitor } = reader;
  await reader.seeAll(
    [NO_PAGE, "/product/default/ምንም-የለም", "/vendor-store/999999", "/blog/classic/no-such-post", "/pages/no-such-page"],
    { status: 404 },
  );
  await reader.seeAll([`/orders/${"A".repeat(22)}`, `/custom-orders/${"A".repeat(22)}`, "/gallery?part=nonsense"], {
    status: 404,
  });
  await reader.see(`/shop/compare?x=${"a".repeat(8_200)}`, { status: 414 });
  await reader.see("/%E0%A4%A", { status: 400 });
  await reader.send("/shop/cart", {}, { status: 405 });
  await reader.send("/cart/lines", { product: plain[0]!.id, _xsrf: "x" }, { status: 403 });
  await reader.send(
    "/cart/lines",
    { product: plain[0]!.id },
    { status: 403, headers: { Origin: "https://evil.example" } },
  );
  await reader.send("/preferences", { x: "a".repeat(70_000) }, { status: 413 });
  await reader.send("/preferences", { locale: "xx", currency: "XXX", returnTo: "/" }, { status: 422 });
  await reader.seeAll(["/", plain[0]!.path, "/shop/sidebar/list", "/shop/cart", "/vendors", "/shop/guest-checkout"], {
    status: 503,
    headers: AWAY,
  });
  await reader.send("/cart/lines", { product: plain[0]!.id }, { status: 503, headers: { "x-test-fail": "INSERT" } });
  await reader.sendJson(
    "/cart/lines",
    { product: plain[0]!.id },
    { status: 503, headers: { "x-test-fail": "INSERT" } },
  );
  await reader.sendJson("/cart/lines", { _xsrf: "x" }, { status: 403 });
  // Counted exactly, by the database.
  for (let tried = 0; tried < 5; tried += 1) await visitor.post("/track", { number: "1", phone: "1" });
  await reader.send("/track", { number: "1", phone: "1", returnTo: "/track" }, { status: 429 });
  const real = { "x-test-limit": "real" };
  let status = 200;
  for (let asked = 0; asked < 130 && status !== 429; asked += 1)
    ({ status } = await visitor.get("/search/suggestions?q=", real));
  await reader.see(`/shop/sidebar/list?name=${encodeURIComponent("ቡና")}`, { status: 429, headers: real });
}

export async function walkGallery(reader: AmharicReader): Promise<void> {
  const shown = Object.keys(galleryParts);
  const names = [
    ...Object.values(productStates).flatMap(({ name, nameAm, vendor }) => [name, nameAm ?? "", vendor.city]),
    "<u>Adama</u>",
  ].filter(Boolean);
  await reader.seeAll(["/gallery", ...shown.map((part) => `/gallery?part=${part}`)], { names });
}
