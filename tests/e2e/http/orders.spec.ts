import { beforeAll, expect, test } from "vitest";
import { buy } from "../../support/buying.ts";
import { workersShop } from "../../support/own-shop.ts";
import { plainPage } from "../../support/plain-page.ts";
import { whenFull } from "../../support/when-full.ts";
import { openOwnDesk } from "../../support/desk.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { newGuest } from "../../support/sign-in.ts";

// security-and-faults.md 2, 3, 5; one answer for foreign and unknown orders: matrix-objects.spec.

const shop = await workersShop();
let products: string[];

beforeAll(async () => {
  const ofTwo = `SELECT CAST(min(id) AS TEXT) AS id FROM product WHERE stock_amount > 50 AND variant_count = 0
    AND retired_at IS NULL AND vendor_id < 20 AND selling_price < 250000 GROUP BY vendor_id LIMIT 2`;
  products = (await shop.readRows<{ id: string }>(ofTwo)).map(({ id }) => id);
});

const states = async (publicId: string) => {
  const sql = `SELECT c.state FROM parcel c JOIN shop_order o ON o.id = c.order_id WHERE o.public_id = ?1 ORDER BY c.position`;
  return (await shop.readRows(sql, publicId)).map(({ state }) => state);
};
const spoken = (number: string) => number.replace(/^(..)(....)(....)$/, "$1 $2 $3");

test("the confirmation is its shopper's alone", async () => {
  const [buyer, other] = [await newGuest(shop.url), await newGuest(shop.url)];
  const { publicId, number } = await buy(buyer, { products });
  await shop.run("UPDATE shop_order SET note = 'Ring <b>twice</b>' WHERE public_id = ?1", publicId);
  const page = await buyer.get(`/orders/${publicId}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.text).toMatch(/<title>Thank you: order [\d ]+ \| Gulit<\/title>/);
  expect(page.text).toContain('content="noindex"');
  expect(page.text).toContain(spoken(number));
  expect(page.text).toContain("Ring &lt;b&gt;twice&lt;/b&gt;");
  const foreign = await other.get(`/orders/${publicId}`);
  expect(foreign.status).toBe(404);
  expect(foreign.text).toContain("<title>Open your order | Gulit</title>");
  expect(foreign.text).toMatch(/action="\/track" method="post">/);
  expect(foreign.text).toContain(`href="/sign-in?next=${encodeURIComponent(`/orders/${publicId}`)}"`);
  const inAmharic = await other.get(`/orders/${publicId}/pay?back=1&lng=am`);
  expect(inAmharic.text).toContain("እባክዎ በድጋሚ አይክፈሉ።");
  for (const path of [
    `/orders/${publicId}.data`,
    `/orders/${publicId}/parcels/1/cancel`,
    `/orders/${publicId}/parcels/1/return`,
    `/orders/${publicId}/parcels/1/receipt`,
  ]) {
    const { status, text } = await other.get(path);
    expect(status, path).toBe(404);
    expect(text).not.toContain("Bikila");
  }
  const sent = { password: "a password of mine", reason: "Mine", intent: "check" };
  for (const path of ["/account", "/parcels/1/return", "/pay"])
    expect((await other.post(`/orders/${publicId}${path}`, sent)).status, path).toBe(404);
  expect(await states(publicId)).toEqual(["placed", "placed"]);
  expect((await buyer.get(`/orders/${publicId}/parcels/3/cancel`)).status).toBe(404);
  // Cash has no page of its payment.
  expect((await buyer.get(`/orders/${publicId}/pay`)).headers.get("location")).toBe(`/orders/${publicId}`);
});

test("number and phone open it anywhere, in any spelling; wrong pairs are one answer, and counted", async () => {
  const { publicId, number } = await buy(await newGuest(shop.url), { products: products.slice(0, 1) });
  const anywhere = await newGuest(shop.url);
  const right = { number: `#${spoken(number)}-1`, phone: "+251 911-234-567" };
  const found = await anywhere.post("/track", right);
  expect([found.status, found.headers.get("location")]).toEqual([303, `/orders/${publicId}`]);
  expect((await anywhere.get(`/orders/${publicId}`)).status).toBe(200);
  const guessing = await newGuest(shop.url);
  const wrong = [
    { number, phone: "0911234568" },
    { number: "48 2719 3158", phone: "0911234567" },
    { number: "no number", phone: "no phone" },
  ];
  const { first, full } = await whenFull(shop.db, () => guessing.post("/track", wrong[0]!));
  const answers = [first];
  for (const pair of wrong.slice(1)) answers.push(await guessing.post("/track", pair));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(first.text).toContain("We couldn&#x27;t find an order with this order number and phone number.");
  expect(first.text).toContain(`value="${wrong[0]!.phone}"`);
  const same = (text: string) => plainPage(text).replace(/(name="(?:number|phone)"[^>]*) value="[^"]*"/g, "$1");
  expect(new Set(answers.map(({ text }) => same(text))).size).toBe(1);
  expect([full.status, full.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await guessing.get(`/orders/${publicId}`)).status).toBe(404);
});

test("a file of the month is for who handles payments, names no shopper, and is an event", async () => {
  const [payments, orders] = [await openOwnDesk(shop, "payments"), await openOwnDesk(shop, "orders")];
  const { number } = await buy(await newGuest(shop.url), { products });
  const [, month = ""] = /<option value="(\d{4}-\d{2})"/.exec((await payments.get("/desk/payments")).text) ?? [];
  const take = (staff: Visitor, file: string) => staff.post("/desk/payments/files", { file, month }, { Accept: "*/*" });
  const { headers, text } = await take(payments, "orders");
  expect(headers.get("content-disposition")).toContain(`gulit-orders-${month}.csv`);
  expect(text).toContain(spoken(number));
  expect(text).not.toMatch(/Abebe|0911|Edna/);
  expect((await take(orders, "orders")).status).toBe(404);
  expect((await take(payments, "shoppers")).status).toBe(404);
  expect((await payments.get("/desk/events?action=fileTaken")).text).toContain(`Orders by their lines, ${month}`);
});
