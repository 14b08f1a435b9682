import { expect, test } from "vitest";
import { newGuest } from "../../support/sign-in.ts";
import { workersShop } from "../../support/own-shop.ts";

// Decision 58.

const shop = await workersShop();
const AMONG_OTHERS = `
  SELECT p.id, '/product/default/' || p.name_slug AS path, v.id AS soldOut, o.id AS other
  FROM product p
  CROSS JOIN product_variant v ON v.product_id = p.id AND v.stock_amount = 0
  CROSS JOIN product_variant o ON o.product_id = p.id AND o.stock_amount > 0
  WHERE p.retired_at IS NULL LIMIT 1`;

test("what is sold out is waited for, and is not sold", async () => {
  const { path, ...found } = (await shop.readRow<Record<"id" | "soldOut" | "other" | "path", string>>(AMONG_OTHERS))!;
  const [product, soldOut, other] = [found.id, found.soldOut, found.other].map(String) as [string, string, string];
  const visitor = await newGuest(shop.url);
  const wait = { product, kind: "stock", contact: "almaz@mail.example" };
  for (const [variant, status] of [
    [soldOut, 303],
    [other, 422],
  ] as const)
    expect((await visitor.post("/alerts/products", { ...wait, variant })).status).toBe(status);
  const fields = { product, variant: soldOut, quantity: "2" };
  const refused = await visitor.post("/cart/lines", { ...fields, returnTo: `${path}?variant=${soldOut}` });
  expect(refused.status).toBe(422);
  // The list of options is beside the sentence, and the typed quantity stays.
  expect(refused.text).toMatch(/class="variant-choice-error .*?This option is sold out. Please choose another./s);
  expect(/<input[^>]*id="quantity"[^>]*>/.exec(refused.text)![0]).toContain('value="2"');
});
