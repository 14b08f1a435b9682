import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listRecommended } from "../../../app/data/products/recommended.server.ts";
import { counting } from "../../support/rows-read.ts";
import { addAccounts } from "../accounts/accounts.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import { run } from "../../support/test-database.ts";

// Rows read do not grow with the catalogue.

const ACCOUNT = 1;

beforeAll(async () => {
  await insertSmallCatalogue(env.DB, []);
  await addAccounts(env.DB, [ACCOUNT]);
});

async function fillTo(last: number): Promise<void> {
  await run(
    `WITH RECURSIVE n (i) AS (SELECT coalesce((SELECT max(id) FROM product), 0) + 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO product (id, vendor_id, feed_id, feed_hash, name, name_slug, parent_id, category_id, subcategory_id, selling_price,
       usd_price, stock_amount, listed_stock, view_count, created_at, updated_at, shown_price)
     SELECT i, 1 + i % 2, 'f' || i, '', 'n', 'n' || i, 1, 11 + i % 2, CASE i % 4 WHEN 0 THEN 111 WHEN 2 THEN 112 WHEN 1 THEN 121 END,
       100, 100, i % 3, i % 3, i * 7919 % 1000, i, i, 100 FROM n`,
    last,
  );
}

async function cost(): Promise<{ rows: number; questions: number; found: number }> {
  const read = { rows: 0, questions: 0 };
  const found = await listRecommended(counting(env.DB, read), ACCOUNT, 12, NOW);
  return { ...read, found: found.length };
}

test("the fullest lists there can be: three questions, bounded, and the same at ten times the catalogue", async () => {
  await fillTo(500);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO recent_view (account_id, product_id, seen_at) SELECT 1, id, ${NOW} - id FROM product WHERE id <= 50`,
    ),
    env.DB.prepare(
      "INSERT INTO wishlist_item (account_id, product_id, price_when_added, added_at) SELECT 1, id, 1, id FROM product WHERE id BETWEEN 51 AND 250",
    ),
    env.DB.prepare("INSERT INTO cart (id, owner, updated_at) VALUES (1, 'account:1', 0)"),
    env.DB.prepare(
      "INSERT INTO cart_line (cart_id, product_id, quantity, price_when_added, added_at) SELECT 1, id, 1, 1, id FROM product WHERE id BETWEEN 251 AND 300",
    ),
    env.DB.prepare(
      `INSERT INTO co_view (product_id, other_id, count, seen_at)
       SELECT p.id, o.id, 1 + o.id % 7, ${NOW} FROM product p CROSS JOIN product o WHERE p.id <= 300 AND o.id BETWEEN 301 AND 350`,
    ),
  ]);
  const small = await cost();
  expect(small).toMatchObject({ questions: 3, found: 12 });
  await fillTo(5_000);
  const large = await cost();
  expect(large.questions).toBe(3);
  expect(large.rows).toBeLessThan(6_000);
  expect(large.rows).toBeLessThanOrEqual(small.rows * 1.05);
});

test("an account that looked at four products costs a fifth of that", async () => {
  await env.DB.exec("DELETE FROM wishlist_item; DELETE FROM cart; DELETE FROM recent_view WHERE product_id > 4");
  const { rows, found } = await cost();
  expect(found).toBe(12);
  expect(rows).toBeLessThan(1_200);
});
