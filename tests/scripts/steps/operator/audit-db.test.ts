import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveParcel } from "../../../../app/data/orders/parcels.server.ts";
import { invariants } from "../../../../app/data/upkeep/audit-invariants.server.ts";
import { auditBooks } from "../../../../app/data/upkeep/audit.server.ts";
import type { ParcelState } from "../../../../app/domain/orders/order-states.ts";
import { addCoupon, insertOrderShop, PHONE, placeTestOrder, SHOE, SHOE_42 } from "../../../data/orders/order-shop.ts";
import { NOW } from "../../../data/small-catalogue.ts";
import { openMigrated } from "../../../../scripts/steps/shop/schema.ts";
import { asD1 } from "../../../support/sqlite-d1.ts";

// security-and-faults.md 11: each invariant reports damage to its rows.

let sqlite: DatabaseSync;
const BOTH = [{ product: PHONE }, { product: SHOE, variant: SHOE_42 }];
const brokenAt = async (now = NOW) => (await auditBooks(asD1(sqlite), now)).map(({ name }) => name);

beforeAll(async () => {
  sqlite = openMigrated();
  const db = asD1(sqlite);
  await insertOrderShop(db);
  await addCoupon(db, { code: "SAVE10" });
  let at = NOW;
  const move = (order: { publicId: string }, ...states: ParcelState[]) =>
    states.reduce<Promise<unknown>>(async (before, to) => {
      await before;
      const parcel = { publicId: order.publicId, position: 1 };
      return moveParcel(db, { parcel, actor: { mover: "operator" }, to, reason: "", now: (at += 1_000) });
    }, Promise.resolve());
  const pay = (order: { id: number }, state: string) =>
    db
      .prepare("UPDATE payment SET state = ?2, state_at = ?3 WHERE order_id = ?1")
      .bind(order.id, state, (at += 1_000))
      .run();

  // 1: cash, two vendors, coupon, mail, one parcel on its way. 2: cash, returned, refunded. 3: transfer, paid, one
  // parcel cancelled and to be refunded. 4: transfer, open. 5: Chapa, expired.
  const details = { email: "hana@mail.example" };
  await move(await placeTestOrder(db, { lines: BOTH, coupon: "SAVE10", details }), "confirmed", "onTheWay");
  const second = await placeTestOrder(db);
  await move(second, "delivered", "returnAsked", "returned");
  await db.prepare("UPDATE refund SET state = 'done', done_at = ?1").bind(at).run();
  const third = await placeTestOrder(db, { lines: BOTH, payment: "transfer" });
  await pay(third, "paid");
  await move(third, "cancelled");
  await placeTestOrder(db, { payment: "transfer" });
  await pay(await placeTestOrder(db, { payment: "chapa" }), "expired");
  sqlite.exec(
    "INSERT INTO product_rate (product_id, rate, author, created_at, buyer, order_id) SELECT 1, 4, 'Hana T.', 1, 'session:buyer', id FROM shop_order WHERE id = 2",
  );
  // Triggers would repair the damage.
  const triggers = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all();
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${String(name)}`);
  sqlite.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA legacy_alter_table = ON");
});
afterAll(() => sqlite.close());

test("sound books are found sound", async () => {
  expect(await auditBooks(asD1(sqlite), NOW)).toEqual([]);
});

const damages: [invariant: string, damage: string][] = [
  [
    "stock",
    "UPDATE product SET stock_amount = stock_amount - 1 WHERE id = 1; UPDATE product SET units_taken = 0 WHERE id = 1",
  ],
  ["stock", "UPDATE product SET units_taken = units_taken + stock_amount + 1, stock_amount = -1 WHERE id = 1"],
  ["option-stock", "UPDATE product_variant SET units_taken = units_taken + 1 WHERE product_id = 3"],
  ["option-stock", "UPDATE product_variant SET stock_amount = (SELECT stock_amount FROM product WHERE id = 3)"],
  ["option-stock", "UPDATE product_variant SET stock_amount = 1 WHERE id = (SELECT min(id) FROM product_variant)"],
  ["listed-stock", "UPDATE product SET listed_stock = 0 WHERE id = 1"],
  ["hidden", "UPDATE product SET hidden_at = 1 WHERE id = 1"],
  [
    "places",
    "UPDATE product SET parent_id = (SELECT id FROM parent_category WHERE id <> parent_id LIMIT 1) WHERE id = 1",
  ],
  [
    "search-shelves",
    `INSERT INTO search_rank (product_id, rank) SELECT id, search_place FROM product WHERE id = 1;
     INSERT INTO product_search (rowid, shelf) SELECT search_place, '@p1' FROM product WHERE id = 1`,
  ],
  ["parcel-sums", "UPDATE order_line SET unit_price = unit_price + 1 WHERE parcel_id = 1"],
  ["parcel-sums", "DELETE FROM order_line WHERE parcel_id = 1"],
  ["order-sums", "UPDATE parcel SET delivery_fee = delivery_fee + 1, total = total + 1 WHERE id = 1"],
  ["order-sums", "DELETE FROM parcel WHERE id = 2"],
  ["cash-rounding", "UPDATE parcel SET rounding = rounding - 1, total = total + 1 WHERE rounding > 0"],
  ["cash-rounding", "UPDATE parcel SET rounding = rounding + 1, total = total - 1 WHERE id = 1"],
  ["order-lines", "UPDATE shop_order SET lines = 3, lines_expected = 3 WHERE id = 1"],
  ["owners", "UPDATE shop_order SET owner = 'account:99' WHERE id = 1"],
  ["owners", "UPDATE shop_order SET owner = '' WHERE id = 1"],
  ["constraints", "UPDATE shop_order SET coupon_id = NULL WHERE id = 1"],
  ["coupon-uses", "UPDATE coupon SET uses = 0"],
  ["coupon-uses", "UPDATE coupon SET uses = 2"],
  ["parcel-events", "UPDATE parcel SET state = 'delivered' WHERE id = 1"],
  ["parcel-events", "DELETE FROM parcel_event WHERE parcel_id = 2"],
  ["parcel-steps", "UPDATE parcel_event SET state = 'delivered' WHERE parcel_id = 1 AND state = 'confirmed'"],
  ["parcel-steps", "DELETE FROM parcel_event WHERE parcel_id = 3 AND state = 'returnAsked'"],
  ["payments", "DELETE FROM payment WHERE order_id = 1"],
  ["payment-states", "UPDATE payment SET state = 'paid' WHERE order_id = 1"],
  ["payment-states", "UPDATE payment SET state = 'due' WHERE order_id = 2"],
  ["payment-states", "UPDATE payment SET state = 'paid' WHERE order_id = 4"],
  ["payment-states", "UPDATE payment SET state = 'due' WHERE order_id = 3"],
  ["payment-states", "UPDATE payment SET state = 'expired' WHERE order_id = 4"],
  ["payment-states", "UPDATE payment SET state = 'pending' WHERE order_id = 5"],
  ["payment-amounts", "UPDATE payment SET amount = amount - 1 WHERE order_id = 1"],
  ["payment-amounts", "UPDATE payment SET amount = amount - 1 WHERE order_id = 2"],
  ["payment-amounts", "DELETE FROM refund WHERE order_id = 3"],
  ["payment-amounts", "UPDATE payment SET state = 'reported', amount = amount - 1 WHERE order_id = 4"],
  ["refunds", "UPDATE refund SET amount = amount - 1 WHERE order_id = 2"],
  ["refunds", "UPDATE refund SET amount = amount + 1 WHERE order_id = 3"],
  ["refunds", "INSERT INTO refund (order_id, parcel_id, amount, created_at) VALUES (1, 1, 100, 1)"],
  ["refunds", "INSERT INTO refund (order_id, parcel_id, amount, created_at) VALUES (1, 0, 100, 1)"],
  ["refunds", "UPDATE refund SET parcel_id = 1 WHERE order_id = 3"],
  ["cancelled-goods", "UPDATE order_line SET cancelled = 1 WHERE parcel_id = 1"],
  ["refunds-missing", "DELETE FROM refund WHERE order_id = 2"],
  ["constraints", "UPDATE refund SET state = 'done' WHERE order_id = 3"],
  ["constraints", "UPDATE refund SET done_at = NULL WHERE order_id = 2"],
  ["order-messages", "DELETE FROM outbox WHERE dedupe_key = 'order:1:mail'"],
  ["order-messages", "DELETE FROM outbox WHERE dedupe_key = 'order:4:sms'"],
  ["parcel-messages", "DELETE FROM outbox WHERE dedupe_key = 'parcel:1:onTheWay:sms'"],
  ["ratings", "UPDATE product SET rate_sum = rate_sum + 1 WHERE id = 1"],
  ["ratings", "DELETE FROM product_rate"],
  ["reviews", "UPDATE product_rate SET order_id = 4"],
  ["content", `INSERT INTO content_version VALUES (1, 1, '', '', '', '[]', NULL, '{"heroes":[{}]}')`],
  ["content", `INSERT INTO content_version SELECT value, 1, '', '', '', '[]', NULL, '{}' FROM json_each('[1, 3]')`],
  ["references", "UPDATE parcel SET vendor_id = 99 WHERE id = 1"],
  ["references", "DELETE FROM shop_order WHERE id = 5"],
  ["constraints", "UPDATE shop_order SET shown_total = total - 1 WHERE id = 1"],
  ["constraints", "UPDATE order_line SET quantity = 0 WHERE parcel_id = 1"],
];

test.each(damages)("%s is broken by: %s", async (invariant, damage) => {
  sqlite.exec("BEGIN");
  try {
    sqlite.exec(damage);
    // Otherwise quick_check ignores broken constraints.
    sqlite.exec("PRAGMA ignore_check_constraints = OFF");
    expect(await brokenAt()).toContain(invariant);
  } finally {
    sqlite.exec("ROLLBACK; PRAGMA ignore_check_constraints = ON");
  }
});

test("every invariant was broken once", () => {
  const broken = new Set(damages.map(([name]) => name));
  expect(invariants.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});

test("messages older than the outbox keeps are not missed", async () => {
  sqlite.exec("BEGIN; DELETE FROM outbox");
  expect(await brokenAt()).toEqual(["order-messages", "parcel-messages"]);
  expect(await brokenAt(NOW + 30 * 86_400_000)).toEqual([]);
  sqlite.exec("ROLLBACK");
});
