import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart, placeFields, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { newGuest } from "../../support/sign-in.ts";
import { buy } from "../../support/buying.ts";
import { workersShop } from "../../support/own-shop.ts";
import { putBackLater } from "../../support/put-back.ts";

// Decision 55: delivery by size; an undeliverable product is announced before it is in the cart.

const shop = await workersShop();
let fridge: { id: string; slug: string };
const atEnd: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const freight = `SELECT CAST(p.id AS TEXT) AS id, p.name_slug AS slug FROM product p JOIN vendor v ON v.id = p.vendor_id
     WHERE v.city = 'Addis Ababa' AND p.stock_amount > 20 AND p.variant_count = 0 AND p.free_delivery = 0
       AND p.retired_at IS NULL AND p.selling_price < 250000 AND p.parent_id <> 9 LIMIT 1`;
  fridge = (await shop.readRow<typeof fridge>(freight))!;
  atEnd.push(
    await putBackLater(shop.db, "product", ["id"], ["shipping_class"], `id = ${fridge.id}`),
    await putBackLater(shop.db, "vendor", ["id"], ["city"]),
  );
  await shop.run("UPDATE product SET shipping_class = 'freight' WHERE id = ?1", fridge.id);
  // Only cities with sellers can be chosen.
  await shop.run("UPDATE vendor SET city = 'Jijiga' WHERE id = (SELECT max(vendor_id) FROM vendor_shelf)");
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
  shop.readRow(
    "SELECT c.delivery, c.delivery_fee AS fee FROM parcel c JOIN shop_order o ON o.id = c.order_id WHERE o.public_id = ?1",
    publicId,
  );

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
