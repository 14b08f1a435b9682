import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { writeOrder } from "../../../app/data/orders/write-order.server.ts";
import { counting, type RowsRead } from "../../support/rows-read.ts";
import { plainProducts } from "../wishlists/wishlist-shop.ts";
import * as shop from "./order-shop.ts";
import { readRows, run } from "../../support/test-database.ts";

// Decision 7: an order costs the same among many.

const OWNER = "session:plans";

beforeAll(async () => {
  const more = plainProducts(500).map((product) => ({
    ...product,
    id: product.id + 1_000,
    slug: `more-${product.id}`,
  }));
  await shop.insertOrderShop(env.DB, more);
  await shop.addCoupon(env.DB);
});

const order = async (owner = OWNER) => {
  await shop.fillCart(
    env.DB,
    owner,
    [
      { product: shop.PHONE },
      { product: shop.SHOE, variant: shop.SHOE_42 },
      { product: shop.SHOE, variant: shop.SHOE_43 },
    ],
    "SAVE10",
  );
  return shop.quotedOrder(env.DB, { owner, payment: "chapa" });
};

test("an order and its cancelling read as many rows with many orders and carts around as with few", async () => {
  const placed = async (owner: string) => {
    const one = await order(owner);
    const read: RowsRead = { rows: 0, questions: 0 };
    expect(await writeOrder(counting(env.DB, read), one)).toBeNull();
    expect(read.questions).toBe(1);
    const parcels = await readRows<{ id: number }>(
      "SELECT id FROM parcel WHERE order_id = (SELECT id FROM shop_order WHERE public_id = ?1)",
      one.publicId,
    );
    const [cancelled] = await env.DB.batch([
      env.DB.prepare("UPDATE parcel SET state = 'cancelled', state_at = 2 WHERE id = ?1").bind(parcels[0]!.id),
    ]);
    return { placing: read.rows, cancelling: cancelled!.meta.rows_read };
  };
  await run("UPDATE product SET stock_amount = 1000, listed_stock = 1000");
  const few = await placed("session:first");
  for (let at = 0; at < 25; at += 1)
    await shop.placeTestOrder(env.DB, {
      owner: `session:${at}`,
      lines: [{ product: shop.PHONE }, { product: shop.SHOE, variant: shop.SHOE_42 }],
    });
  const many = await placed("session:last");
  expect(few.placing).toBeLessThan(170);
  expect(many.placing).toBeLessThanOrEqual(few.placing + 8);
  expect(many.cancelling).toBeLessThanOrEqual(few.cancelling + 5);
});
