import { beforeAll, expect, test } from "vitest";
import { workersShop } from "../../support/own-shop.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { json } from "../../support/sign-in.ts";

// Specification 2.1, 4.6; settled.md 19, 20, 26; security-and-faults.md 1.4, 2.

const DAY = 86_400_000;
const shop = await workersShop();
let goods: { id: number; price: number; vendor: number; city: string }[];

beforeAll(async () => {
  // Without deals, so that prices stay.
  const results = await shop.readRows<
    (typeof goods)[number]
  >(`SELECT min(p.id) AS id, p.selling_price AS price, p.vendor_id AS vendor, v.city FROM product p JOIN vendor v ON v.id = p.vendor_id
       WHERE p.retired_at IS NULL AND p.variant_count = 0 AND p.stock_amount > 20 AND p.sale_price IS NULL AND p.free_delivery = 0
         AND p.special_price IS NULL AND p.selling_price BETWEEN 50000 AND 150000 AND v.closed_until IS NULL
       GROUP BY p.vendor_id ORDER BY v.city <> 'Addis Ababa', p.vendor_id`);
  const near = results.filter(({ city }) => city === "Addis Ababa").slice(0, 2);
  goods = [...near, results.find(({ city }) => city === "Adama")!];
  const ids = JSON.stringify(goods.map(({ id }) => id));
  const asParcels = "UPDATE product SET shipping_class = 'parcel' WHERE id IN (SELECT value FROM json_each(?1))";
  await shop.run(asParcels, ids);
  await shop.run(
    `INSERT INTO coupon (code, kind, value, minimum, vendor_id, starts_at, ends_at, most_uses, uses) VALUES
        ('TENTH', 'percent', 10, 0, NULL, 0, ?1, 9, 0), ('LATER', 'percent', 10, 0, NULL, ?1 - 1, ?1, 9, 0)`,
    Date.now() + 9 * DAY,
  );
});

async function shopper(...units: number[]): Promise<Visitor> {
  const visitor = new Visitor(shop.url);
  await visitor.get("/shop/cart");
  for (const [index, quantity] of units.entries()) {
    await visitor.post("/cart/lines", { product: String(goods[index]!.id), quantity: String(quantity) });
  }
  return visitor;
}

const etb = (santim: number) => {
  const [whole, rest] = [Math.floor(santim / 100), santim % 100];
  const text = String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${text}${rest ? `.${String(rest).padStart(2, "0")}` : ""}\u00A0ETB`;
};
test("totals: goods, a fee for each parcel by the chosen city, and what is missing for none", async () => {
  const visitor = await shopper(1, 1, 1);
  const sum = goods.reduce((all, { price }) => all + price, 0);
  const here = await visitor.get("/shop/cart");
  expect(here.text).toContain(etb(sum));
  expect(here.text).toContain(etb(sum + 8_000 + 8_000 + 15_000));
  expect(here.text).toContain(`Add ${etb(500_000 - goods[0]!.price)} from this seller for free delivery`);
  const unknown = await visitor.post("/preferences", { city: "Nowhere", returnTo: "/shop/cart" });
  const form = (text: string) => text.slice(text.indexOf('action="/preferences#city"')).split("</form>")[0]!;
  expect(form(unknown.text)).toContain(
    "No seller has goods in this city at the moment. Please choose one from the list.",
  );
  expect(form(unknown.text)).toContain('<option value="Adama"');
  await visitor.post("/preferences", { city: "Adama", returnTo: "/shop/cart" });
  const answered = form((await visitor.get("/shop/cart")).text);
  expect(answered).toMatch(/<p role="status">Delivery to Adama: [\d,]+.ETB. Arrives <time/);
  const there = await visitor.get("/shop/cart");
  expect(there.text).toContain("Delivery to Adama");
  expect(there.text).toContain(etb(sum + 15_000 + 15_000 + 8_000));
  const product = await visitor.get(`/product/default/${await slugOf(goods[2]!.id)}`);
  expect(product.text).toContain(`Delivery to Adama: ${etb(8_000)}`);
});

const slugOf = (id: number) => shop.readValue<string>("SELECT name_slug AS slug FROM product WHERE id = ?1", id);

test("a discount code: each reason in words, the code kept; entered, counted, taken out", async () => {
  const visitor = await shopper(1, 1);
  const enter = (code: string) => visitor.post("/cart/coupon", { code, returnTo: "/shop/cart" });
  for (const [code, sentence] of [
    ["", "Enter a discount code."],
    ["NOSUCH", "We don&#x27;t recognise this code."],
    ["LATER", "This code works from"],
  ] as const) {
    const refused = await enter(code);
    expect([refused.status, code]).toEqual([422, code]);
    expect(refused.text).toContain(sentence);
    expect(refused.text).toMatch(new RegExp(`<input[^>]*name="code"[^>]*value="${code}"`));
  }
  expect((await enter(" te-nth ")).status).toBe(303);
  const sum = goods[0]!.price + goods[1]!.price;
  const off = Math.floor(goods[0]!.price / 10) + Math.floor(goods[1]!.price / 10);
  const { text } = await visitor.get("/shop/cart");
  expect(text).toContain(`-${etb(off)}`);
  expect(text).toContain(etb(sum - off + 16_000));
  await visitor.post("/cart/coupon", { remove: "1" });
  expect((await visitor.get("/shop/cart")).text).toContain(etb(sum + 16_000));
  expect((await (await shopper()).post("/cart/coupon", { code: "TENTH" }, json)).text).toContain("Your cart is empty");
});
