import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findAddable, findCart } from "../../../app/data/cart/carts.server.ts";
import { cancelGoods } from "../../../app/data/orders/cancel-goods.server.ts";
import { writeOrder } from "../../../app/data/orders/write-order.server.ts";
import { auditBooks } from "../../../app/data/upkeep/audit.server.ts";
import { offerState } from "../../../app/domain/products/stock.ts";
import { refuseAdding } from "../../../app/domain/cart/line-request.ts";
import { NOW } from "../small-catalogue.ts";
import * as shop from "./order-shop.ts";
import { db, readRow, readValue, run } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

// security-and-faults.md 1.

const { SHOE, SHOE_42, SHOE_43 } = shop;

beforeAll(() => shop.insertOrderShop(db));
beforeEach(async () => {
  await shop.clearOrders(db);
  await shop.stockSizes(db, 1, 3);
});

async function stock() {
  const found = await readRow<Record<"small" | "large" | "both" | "listed", number>>(
    `SELECT (SELECT stock_amount FROM product_variant WHERE id = ?2) AS small,
         (SELECT stock_amount FROM product_variant WHERE id = ?3) AS large, stock_amount AS both, listed_stock > 0 AS listed
       FROM product WHERE id = ?1`,
    SHOE,
    SHOE_42,
    SHOE_43,
  );
  expect(await auditBooks(db, NOW)).toEqual([]);
  const { small, large, both, listed } = found!;
  return [small, large, both, listed];
}
const pair = (variant: number, quantity = 1) => [{ product: SHOE, variant, quantity }];

describe("an order", () => {
  test("takes from its option, and from the product as much", async () => {
    await shop.placeTestOrder(db, { lines: [...pair(SHOE_42), ...pair(SHOE_43, 2)] });
    expect(await stock()).toEqual([0, 1, 1, 1]);
  });

  test("of the last one of a size, asked for by 50 at once, is one; the other size is untouched", async () => {
    const buyers = Array.from({ length: 50 }, (_, at) => `session:buyer-${at}`);
    await Promise.all(buyers.map((owner) => shop.fillCart(db, owner, pair(SHOE_42))));
    const orders = await Promise.all(buyers.map((owner) => shop.quotedOrder(db, { owner })));
    const answers = await Promise.all(orders.map((order) => writeOrder(db, order)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === "stock")).toHaveLength(49);
    expect(await stock()).toEqual([0, 3, 3, 1]);
    expect(await readValue("SELECT count(*) AS n FROM shop_order")).toBe(1);
  });

  test("is refused whole by an option that sold out since it was quoted, though the product did not", async () => {
    await shop.fillCart(db, "session:late", [...pair(SHOE_42), { product: shop.PHONE }]);
    const late = await shop.quotedOrder(db, { owner: "session:late" });
    await shop.placeTestOrder(db, { lines: pair(SHOE_42) });
    expect(await writeOrder(db, late)).toBe("stock");
    expect(await stock()).toEqual([0, 3, 3, 1]);
  });
});

describe("what comes back", () => {
  test("of a cancelled parcel goes to its option, and lists show the product again", async () => {
    await shop.stockSizes(db, 1, 1);
    const order = await shop.placeTestOrder(db, { lines: [...pair(SHOE_42), ...pair(SHOE_43)] });
    expect(await stock()).toEqual([0, 0, 0, 0]);
    for (const _ of ["once", "again"]) await shop.moveTestParcel(db, order, { to: "cancelled" });
    expect(await stock()).toEqual([1, 1, 2, 1]);
  });

  test("of goods that are cancelled by themselves goes to their option, the rest with their parcel", async () => {
    const order = await shop.placeTestOrder(db, { lines: [...pair(SHOE_43, 3), ...pair(SHOE_42)] });
    const one = { number: order.number, position: 1, line: 1, units: 1, by: "shop", reason: "Broken", author } as const;
    await cancelGoods(db, { ...one, seen: 3, now: NOW + 1 });
    await cancelGoods(db, { ...one, seen: 2, now: NOW + 2 });
    expect(await stock()).toEqual([0, 2, 2, 1]);
    await shop.moveTestParcel(db, order, { to: "cancelled", now: NOW + 3 });
    expect(await stock()).toEqual([1, 3, 4, 1]);
  });

  test("of an option that its feed left out since goes on no shelf", async () => {
    const order = await shop.placeTestOrder(db, { lines: pair(SHOE_42) });
    await run("UPDATE product_variant SET stock_amount = 0 WHERE id = ?1", SHOE_43);
    await run("DELETE FROM product_variant WHERE id = ?1", SHOE_42);
    await run("UPDATE product SET stock_amount = 0, listed_stock = 0 WHERE id = ?1", SHOE);
    await shop.moveTestParcel(db, order, { to: "cancelled", now: NOW + 1 });
    expect(await stock()).toEqual([null, 0, 0, 0]);
    await run(
      "INSERT INTO product_variant (id, product_id, position, color, size, price) VALUES (?1, ?2, 1, 'Blue', '42', 99900)",
      SHOE_42,
      SHOE,
    );
  });
});

test("a cart is told of its option's units, not of the product's", async () => {
  await shop.fillCart(db, "session:buyer", [...pair(SHOE_42), ...pair(SHOE_43, 2)]);
  const ask = async (variantId: number, quantity: number) => {
    const state = await findAddable(db, "session:buyer", { productId: SHOE, variantId });
    return refuseAdding(state && { ...state, offer: offerState(state, 0, state.variant) }, variantId, quantity);
  };
  expect(await ask(SHOE_42, 1)).toEqual({ field: "quantity", problem: "overStock", available: 0 });
  expect(await ask(SHOE_43, 2)).toEqual({ field: "quantity", problem: "overStock", available: 1 });
  expect(await ask(SHOE_43, 1)).toBeNull();
  await shop.stockSizes(db, 0, 3);
  expect(await ask(SHOE_42, 1)).toEqual({ field: "variant", problem: "optionSoldOut" });
  const lines = await findCart(db, "session:buyer");
  expect(lines.map(({ variant }) => variant?.stockAmount)).toEqual([0, 3]);
});
