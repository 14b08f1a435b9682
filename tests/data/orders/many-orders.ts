import { foldText } from "../../../app/domain/search/search-fold.ts";
import { MINUTE, NOW } from "../small-catalogue.ts";

const NAMES = [
  "Hana Tesfaye",
  "Abebe Bikila",
  "Almaz Ayana",
  "ሐና ገብሬ",
  "Bekele Girma",
  "Tigist Alemu",
  "Dawit Haile",
  "Sara Lemma",
];
const REGIONS = [
  "addis-ababa",
  "addis-ababa",
  "addis-ababa",
  "addis-ababa",
  "addis-ababa",
  "oromia",
  "oromia",
  "amhara",
];

/**
 * By plain inserts, a minute apart up to NOW. Every hundredth is open, one in 64 goes to Tigray, one in 60 is of vendor
 * 2.
 */
export async function insertManyOrders(db: D1Database, count: number): Promise<void> {
  const words = NAMES.map((name) => foldText(name).split(" "));
  const numbers = (step: string) =>
    `WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?2) ${step}`;
  const pick = (list: readonly unknown[]) =>
    `json_extract('${JSON.stringify(list)}', '$[' || (i * 7 % ${list.length}) || ']')`;
  const steps = [
    `INSERT INTO shop_order (id, number, public_id, form_key_hash, content_hash, owner, locale, name, phone, region, city, goods_total,
       discount_total, delivery_total, total, shown_total, lines, lines_expected, is_cart_same, is_coupon_same, open_holds, placed_at)
     SELECT i, 1000000000 + i, 'p' || i, 'k' || i, '', 'session:' || (i % 5000), 'en', ${pick(NAMES)}, '+2519' || (10000000 + i * 7919 % 50000),
       iif(i % 1000 = 7, 'tigray', ${pick(REGIONS)}), iif(i % 1000 = 7, 'Mekelle', 'Addis Ababa'), 1000, 0, 0, 1000, 1000, 1, 1, 1, 1, 0, ${NOW} - (${count} - i) * ${MINUTE} FROM n`,
    `INSERT INTO payment (order_id, kind, state, amount, reference, state_at)
     SELECT i, iif(i % 10 = 0, 'transfer', 'cash'), CASE WHEN i % 500 = 0 THEN 'reported' WHEN i % 100 = 1 THEN 'due' ELSE 'paid' END, 1000, 'r' || i, 0 FROM n`,
    `INSERT INTO parcel (id, order_id, vendor_id, position, delivery, goods_total, discount_total, delivery_fee, total, promised_from,
       promised_until, state, state_at)
     SELECT i, i, iif(i % 60 = 0, 2, 1), 1, 'standard', 1000, 0, 0, 1000, ${NOW} - (${count} - i) * ${MINUTE}, ${NOW} - (${count} - i - 4000) * ${MINUTE},
       CASE i % 100 WHEN 1 THEN 'placed' WHEN 2 THEN 'onTheWay' WHEN 3 THEN 'cancelled' ELSE 'delivered' END, 0 FROM n`,
    `INSERT INTO order_line (parcel_id, position, product_id, name, quantity, unit_price) SELECT i, 1, 1, 'Phone', 1, 1000 FROM n`,
    `INSERT INTO order_name (word, order_id) SELECT ${pick(words.map(([first]) => first))}, i FROM n`,
    `INSERT INTO order_name (word, order_id) SELECT ${pick(words.map(([, second]) => second))}, i FROM n`,
  ];
  const PORTION = 25_000;
  for (let from = 1; from <= count; from += PORTION) {
    await db.batch(steps.map((step) => db.prepare(numbers(step)).bind(from, Math.min(count, from + PORTION - 1))));
  }
  // Their messages were sent long ago.
  await db.batch([db.prepare("DELETE FROM outbox"), db.prepare("ANALYZE")]);
}
