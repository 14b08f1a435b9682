import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { newGuest } from "../../support/sign-in.ts";
import { workersShop } from "../../support/own-shop.ts";
import { putBackLater } from "../../support/put-back.ts";

// Decision 55: an undeliverable product is announced before it is in the cart; orders of it: place-order.workerd.test.ts.

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
  await shop.run(
    "UPDATE vendor SET city = 'Jijiga' WHERE id = (SELECT max(vendor_id) FROM product WHERE retired_at IS NULL)",
  );
});

afterAll(async () => {
  for (const putBack of atEnd) await putBack();
});

const inCity = async (city: string) => {
  const visitor = await newGuest(shop.url);
  await visitor.post("/preferences", { city, returnTo: "/" });
  return visitor;
};
test("where it is not delivered the product and the cart say so", async () => {
  const visitor = await inCity("Jijiga");
  const { text } = await visitor.get(`/product/default/${fridge.slug}`);
  expect([
    text.includes("Not delivered to Jijiga. You can pick it up in Addis Ababa."),
    text.includes("OfferShippingDetails"),
  ]).toEqual([true, false]);
  await addToCart(visitor, [fridge.id]);
  expect((await visitor.get("/shop/cart")).text.includes("This can&#x27;t be delivered to your city.")).toBe(true);
});
