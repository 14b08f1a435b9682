import { placeFields } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { openOwnDesk } from "../desk.ts";
import { chapaIs } from "../serve-outside.ts";
import type { AmharicShop } from "./shop.ts";
import type { AmharicReader } from "./walk.ts";

export const buyer = {
  name: "አበበ ቢቂላ",
  phone: "0911 234 567",
  region: "addis-ababa",
  city: "አዲስ አበባ",
  subCity: "ቦሌ",
  woreda: "03",
  landmark: "ኤድና ሞል",
};

const GUEST = "/shop/guest-checkout";
const CART = { returnTo: "/shop/cart" };

export async function walkCart(
  reader: AmharicReader,
  { plain, closed, last, variants, soldOut, db }: AmharicShop,
): Promise<void> {
  await reader.see("/shop/cart");
  await reader.send("/cart/coupon", { code: "GULIT10", ...CART }, { status: 422, names: ["GULIT10"] });
  for (const { id } of plain.slice(0, 4)) await reader.send("/cart/lines", { product: id, quantity: "2", ...CART });
  await reader.send("/cart/lines", { product: last.id, returnTo: last.path });
  for (const [product, more] of [
    [closed, {}],
    [soldOut, {}],
    [variants, {}],
    [last, {}],
    [plain[0]!, { quantity: "0" }],
    [plain[0]!, { quantity: "98" }],
  ] as const)
    await reader.send(
      "/cart/lines",
      { product: product.id, quantity: "1", ...more, returnTo: product.path },
      { status: 422 },
    );
  for (const code of ["", "NOSUCH", "MESKEL20", "BUNA50"])
    await reader.send("/cart/coupon", { code, ...CART }, { status: 422, names: [code] });
  await reader.send("/cart/coupon", { code: "GULIT10", ...CART }, { names: ["GULIT10"] });
  await reader.send("/cart/coupon", { remove: "1", ...CART }, { names: ["GULIT10"] });
  await reader.send("/cart/lines/update", {
    [`was-${plain[0]!.id}-0`]: "2",
    [`quantity-${plain[0]!.id}-0`]: "1",
    ...CART,
  });
  await reader.send("/cart/lines/remove", { product: plain[3]!.id, ...CART });
  const undo = /name="undo"[^>]*value="([^"]+)"/.exec((await reader.visitor.get("/shop/cart")).text)?.[1] ?? "";
  await reader.send("/cart/lines/remove", { undo, ...CART }, undo ? {} : { status: 422 });
  await db.batch([
    db.prepare("UPDATE product SET stock_amount = 1 WHERE id = ?1").bind(Number(plain[1]!.id)),
    db.prepare("UPDATE product SET retired_at = 1 WHERE id = ?1").bind(Number(plain[2]!.id)),
    db.prepare("UPDATE product SET selling_price = selling_price + 10000 WHERE id = ?1").bind(Number(plain[0]!.id)),
  ]);
  await reader.see("/shop/cart");
  await reader.send("/buy-now", { product: soldOut.id, returnTo: soldOut.path }, { status: 422 });
  await db.batch([
    db.prepare("UPDATE product SET stock_amount = 60, listed_stock = 60 WHERE id = ?1").bind(Number(plain[1]!.id)),
    db.prepare("UPDATE product SET retired_at = NULL WHERE id = ?1").bind(Number(plain[2]!.id)),
  ]);
}

export async function walkCheckout(reader: AmharicReader, { plain, db }: AmharicShop): Promise<void> {
  await reader.send("/cart/lines", { product: plain[4]!.id, ...CART });
  await reader.see(GUEST);
  await reader.send(GUEST, { intent: "details" }, { status: 422 });
  await reader.send(
    GUEST,
    { intent: "details", ...buyer, phone: "12", email: "ምን", note: "ሀ".repeat(600) },
    { status: 422 },
  );
  await reader.send(GUEST, { intent: "details", ...buyer, region: "nowhere", name: "ሀ".repeat(101) }, { status: 422 });
  await reader.send(GUEST, { intent: "details", ...buyer });
  await reader.see(`${GUEST}?step=2`);
  const fields = await placeFields(reader.visitor);
  await reader.send(GUEST, { ...fields, payment: "gold", intent: "place" }, { status: 422 });
  await reader.send(GUEST, { intent: "place" }, { status: 422 });
  const price = (birr: number) =>
    db
      .prepare("UPDATE product SET selling_price = selling_price + ?1 WHERE id = ?2")
      .bind(birr * 100, Number(plain[4]!.id))
      .run();
  await price(50);
  await reader.send(GUEST, fields, { status: 409 });
  await db
    .prepare("UPDATE product SET stock_amount = 0, listed_stock = 0 WHERE id = ?1")
    .bind(Number(plain[4]!.id))
    .run();
  await reader.send(GUEST, await placeFields(reader.visitor).catch(() => fields), { status: 409 });
  await db
    .prepare("UPDATE product SET stock_amount = 60, listed_stock = 60 WHERE id = ?1")
    .bind(Number(plain[4]!.id))
    .run();
}

export async function walkEnglishNames(reader: AmharicReader, { english, plain }: AmharicShop): Promise<void> {
  await reader.send("/cart/lines", { product: english.id, returnTo: english.path });
  await reader.send("/cart/lines", { product: plain[5]!.id, ...CART });
  await reader.see("/shop/cart");
  await reader.send("/compare/items", { product: english.id, returnTo: "/shop/compare" });
  await reader.send(GUEST, { intent: "details", ...buyer });
  const text = await reader.sendJson(
    GUEST,
    { ...(await placeFields(reader.visitor)), payment: "cash" },
    { status: 200 },
  );
  const { publicId } = JSON.parse(text) as Bought;
  await reader.seeAll([
    `/orders/${publicId}`,
    `/orders/${publicId}/parcels/1/cancel`,
    "/track",
    "/shop/recently-viewed",
  ]);
}

interface Bought {
  publicId: string;
  number: string;
}

export async function order(
  reader: AmharicReader,
  product: string,
  payment: "cash" | "transfer" | "chapa",
): Promise<Bought> {
  const { visitor } = reader;
  const checkout = /\.a\./.test(visitor.cookies.get("sid") ?? "") ? "/shop/checkout" : GUEST;
  await visitor.post("/cart/lines", { product });
  await visitor.post(checkout, { intent: "details", ...buyer });
  const fields = { ...(await placeFields(visitor)), payment };
  const text = await reader.sendJson(checkout, fields, { status: 200 });
  return JSON.parse(text) as Bought;
}

export async function walkOrders(reader: AmharicReader, shop: AmharicShop, servedUrl: string): Promise<void> {
  const { db, plain } = shop;
  await reader.visitor.post("/cart/lines/update", {});
  const [cash, product] = [await order(reader, plain[5]!.id, "cash"), plain[5]!.id];
  const page = `/orders/${cash.publicId}`;
  await reader.see(page);
  await reader.see(`${page}/parcels/1/cancel`);
  await reader.send(`${page}/parcels/1/cancel`, { reason: "ሀ".repeat(501) }, { status: 422 });
  await reader.see(`${page}/parcels/1/return`);
  const move = async (publicId: string, state: string) => {
    const sql =
      "UPDATE parcel SET state = ?1, state_at = ?2 WHERE order_id = (SELECT id FROM shop_order WHERE public_id = ?3)";
    await db.prepare(sql).bind(state, Date.now(), publicId).run();
  };
  for (const state of ["confirmed", "preparing", "onTheWay", "delivered"]) {
    await move(cash.publicId, state);
    await reader.see(page);
    if (state === "preparing") await reader.send(`${page}/parcels/1/cancel`, { reason: "" }, { status: 422 });
  }
  await reader.see("/track");
  await reader.see(`${page}/parcels/1/return`);
  await reader.send(`${page}/parcels/1/return`, { reason: " " }, { status: 422 });
  await reader.send(`${page}/parcels/1/return`, { reason: "ጠበበኝ" });
  for (const state of ["returnRefused"]) {
    await move(cash.publicId, state);
    await reader.see(page);
  }
  await reader.send(`${page}/reorder`, {});
  await reader.send(`${page}/account`, { password: "1234567" }, { status: 422 });
  const cancelled = await order(reader, product, "cash");
  await reader.send(`/orders/${cancelled.publicId}/parcels/1/cancel`, { reason: "ሌላ ቦታ ገዛሁ" });
  await walkPhoneCode(reader, shop);
  await walkPayments(reader, shop, servedUrl);
}

/** docs/decisions/0065. */
async function walkPhoneCode(reader: AmharicReader, { db, cron }: AmharicShop): Promise<void> {
  const dear = await db
    .prepare(
      `SELECT id FROM product WHERE selling_price BETWEEN 1200000 AND 2000000 AND variant_count = 0 AND stock_amount > 5
       AND retired_at IS NULL LIMIT 1`,
    )
    .first<number>("id");
  const waiting = await order(reader, String(dear), "cash");
  const page = `/orders/${waiting.publicId}`;
  await reader.seeAll([page, "/track", `${page}/parcels/1/cancel`]);
  await reader.send(page, { code: "12345" }, { status: 422 });
  await reader.send(page, { code: "000000" }, { status: 422 });
  await db.prepare("DELETE FROM one_time_code").run();
  await reader.see(page);
  await reader.send(page, { again: "1" });
  const sql =
    "SELECT payload ->> '$.values.code' AS code FROM outbox WHERE payload LIKE '%orderCode%' ORDER BY id DESC";
  await reader.send(page, { code: (await db.prepare(sql).first<string>("code"))! });
  await reader.see(page);
  const late = await order(reader, String(dear), "cash");
  await db.prepare("UPDATE payment SET pay_by = 1 WHERE kind = 'cash' AND state = 'due' AND pay_by IS NOT NULL").run();
  await cron();
  await reader.see(`/orders/${late.publicId}`);
  await reader.send(`/orders/${late.publicId}`, { code: "000000" }, { status: 409 });
}

async function walkPayments(reader: AmharicReader, { db, plain, url }: AmharicShop, servedUrl: string): Promise<void> {
  const product = plain[6]!.id;
  const banks = ["Bank of Abyssinia"];
  const transfer = await order(reader, product, "transfer");
  const pay = (publicId: string) => `/orders/${publicId}/pay`;
  await reader.seeAll([`/orders/${transfer.publicId}`, pay(transfer.publicId)], { names: banks });
  await reader.send(pay(transfer.publicId), { intent: "report", bankReference: "?" }, { status: 422, names: banks });
  await reader.send(
    pay(transfer.publicId),
    { intent: "report", bankReference: "FT26327A41" },
    { names: [...banks, "FT26327A41"] },
  );
  await reader.see(`/orders/${transfer.publicId}`, { names: ["FT26327A41"] });
  const desk = await openOwnDesk({ db, url }, "payments");
  const amount = await amountOf(db, transfer.publicId);
  await desk.post("/desk/payments", { intent: "paid", number: transfer.number, amount });
  await reader.seeAll([`/orders/${transfer.publicId}`, pay(transfer.publicId)], { names: ["FT26327A41"] });
  await reader.send(`/orders/${transfer.publicId}/parcels/1/cancel`, {});
  const late = await order(reader, product, "transfer");
  await db
    .prepare("UPDATE payment SET state = 'expired' WHERE order_id = (SELECT id FROM shop_order WHERE public_id = ?1)")
    .bind(late.publicId)
    .run();
  await reader.seeAll([`/orders/${late.publicId}`, pay(late.publicId)], { names: banks });
  for (const change of [
    { status: "success" },
    { status: "success", amount: "1.00" },
    { status: "failed/cancelled" },
  ] as const) {
    const card = await order(reader, product, "chapa");
    await reader.seeAll([`/orders/${card.publicId}`, pay(card.publicId), `${pay(card.publicId)}?back=1`]);
    await reader.send(pay(card.publicId), { intent: "check" });
    await chapaIs(servedUrl, { reference: `gulit-${card.publicId}`, change });
    await reader.send(pay(card.publicId), { intent: "check" });
    await reader.seeAll([`/orders/${card.publicId}`, pay(card.publicId)]);
  }
}

async function amountOf(db: D1Database, publicId: string): Promise<string> {
  const sql = "SELECT amount FROM payment WHERE order_id = (SELECT id FROM shop_order WHERE public_id = ?1)";
  return ((await db.prepare(sql).bind(publicId).first<number>("amount"))! / 100).toFixed(2);
}
