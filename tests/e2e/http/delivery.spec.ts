import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart, attribute, placeFields, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { buy } from "../../support/buying.ts";
import { openOwnDesk } from "../../support/desk.ts";
import { workersShop } from "../../support/own-shop.ts";
import { putBackLater } from "../../support/put-back.ts";

// Decision 55: delivery by size; an undeliverable product is announced before it is in the cart.

const shop = await workersShop();
let owner: Visitor;
let fridge: { id: string; slug: string };
const atEnd: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  owner = await openOwnDesk(shop, "owner");
  const found = await shop.db
    .prepare(
      `SELECT p.id, p.name_slug AS slug FROM product p JOIN vendor v ON v.id = p.vendor_id
       WHERE v.city = 'Addis Ababa' AND p.stock_amount > 20 AND p.variant_count = 0 AND p.free_delivery = 0
         AND p.retired_at IS NULL AND p.selling_price < 250000 AND p.parent_id <> 9 LIMIT 1`,
    )
    .first<{ id: number; slug: string }>();
  fridge = { id: String(found!.id), slug: found!.slug };
  atEnd.push(
    await putBackLater(shop.db, "product", ["id"], ["shipping_class"], `id = ${fridge.id}`),
    await putBackLater(shop.db, "vendor", ["id"], ["city"]),
  );
  await shop.db.prepare("UPDATE product SET shipping_class = 'freight' WHERE id = ?1").bind(found!.id).run();
  // Only cities with sellers can be chosen.
  await shop.db.prepare("UPDATE vendor SET city = 'Jijiga' WHERE id = (SELECT max(vendor_id) FROM vendor_shelf)").run();
});

afterAll(async () => {
  for (const putBack of atEnd) await putBack();
});

const inCity = async (city: string) => {
  const visitor = await newGuest(shop.url);
  await visitor.post("/preferences", { city, returnTo: "/" });
  return visitor;
};
const feeOf = (publicId: string) =>
  shop.db
    .prepare(
      "SELECT c.delivery, c.delivery_fee AS fee FROM parcel c JOIN shop_order o ON o.id = c.order_id WHERE o.public_id = ?1",
    )
    .bind(publicId)
    .first<{ delivery: string; fee: number }>();

test("where it is not delivered every page says so, and only whoever picks it up can order it", async () => {
  const visitor = await inCity("Jijiga");
  const { text } = await visitor.get(`/product/default/${fridge.slug}`);
  expect([
    text.includes("Not delivered to Jijiga. You can pick it up in Addis Ababa."),
    text.includes("OfferShippingDetails"),
  ]).toEqual([true, false]);
  await addToCart(visitor, [fridge.id]);
  expect((await visitor.get("/shop/cart")).text.includes("This can&#x27;t be delivered to your city.")).toBe(true);
  await sendDetails(visitor, { region: "somali", city: "Jijiga", subCity: "" });
  const fields = await placeFields(visitor);
  const [name = ""] = Object.keys(fields).filter((field) => field.startsWith("delivery-"));
  const refused = await visitor.post("/shop/guest-checkout", { ...fields, payment: "cash", [name]: "standard" });
  expect([refused.status, refused.text.includes("Some items can&#x27;t be delivered to this address.")]).toEqual([
    409,
    true,
  ]);
  const { publicId } = await buy(visitor, {
    products: [],
    details: { region: "somali", city: "Jijiga", subCity: "" },
  });
  expect(await feeOf(publicId)).toEqual({ delivery: "pickup", fee: 0 });
});

test("a table with a hole, a negative sum or two sums for one case is refused, and old orders keep their fee", async () => {
  const visitor = await inCity("Addis Ababa");
  const { publicId } = await buy(visitor, { products: [fridge.id] });
  const read = async () => {
    const page = (await owner.get("/desk/prices")).text;
    const form = page.slice(page.lastIndexOf("<form", page.indexOf('name="letter_near"')));
    const inputs = [...form.slice(0, form.indexOf("</form>")).matchAll(/<input[^>]*>/g)].map(([input]) => input);
    return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
  };
  const fields = await read();
  const set = (changes: Record<string, string>) =>
    owner.post("/desk/prices", { ...fields, intent: "fees", _xsrf: owner.token, ...changes });
  expect(fields).toMatchObject({ freight_near: "800 2-5", freight_remote: "-" });
  const { status, text } = await set({ freight_near: "-800 2-5" });
  expect([status, text.includes("Write birr, zero or more")]).toEqual([422, true]);
  const twice = new URLSearchParams({ ...fields, intent: "fees", _xsrf: owner.token });
  twice.append("freight_near", "900 2-5");
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: shop.url, Accept: "text/html" };
  expect((await owner.send("POST", "/desk/prices", headers, twice.toString())).status).toBe(422);
  expect((await set({ freight_near: "950 2-5" })).status).toBe(303);
  expect((await owner.get("/desk/prices")).text).toContain("950 2-5, 2000 3-7, 4500 5-14, -");
  const later = await buy(await inCity("Addis Ababa"), { products: [fridge.id] });
  expect([await feeOf(publicId), await feeOf(later.publicId)].map((one) => one?.fee)).toEqual([80_000, 95_000]);
  expect((await set({ ...(await read()), freight_near: "800 2-5" })).status).toBe(303);
});
