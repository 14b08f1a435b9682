import { expect, test } from "vitest";
import { poison, RAN, textColumns } from "../../../scripts/attack/poison.ts";
import { openMigrated } from "../../../scripts/steps/shop/schema.ts";
import { insertOrderShop } from "../../data/orders/order-shop.ts";
import { asD1 } from "../../support/sqlite-d1.ts";

// New columns are attacked without being named.

test("every text of people and files gets hostile, and what rows are found by stays", async () => {
  const sqlite = openMigrated();
  const db = asD1(sqlite);
  await insertOrderShop(db);
  const columns = await textColumns(db);
  const names = columns.map(({ table, column }) => `${table}.${column}`);
  for (const name of ["vendor.name", "product.name_am", "product_rate.content", "order_note.text", "testimonial.role"])
    expect(names).toContain(name);
  for (const name of ["product.name_slug", "session.id_hash", "cart.owner", "outbox.payload", "parcel.state"])
    expect(names).not.toContain(name);
  sqlite.exec(
    "INSERT INTO product_specification (product_id, position, name, value) SELECT id, 9, 'Size', 'L' FROM product",
  );
  expect(await poison(db, columns)).toEqual([]);
  const { value } = sqlite.prepare("SELECT value FROM product_specification WHERE position = 9").get()!;
  expect(value).toMatch(/^L./);
  const row = sqlite.prepare("SELECT name, name_slug, thumbnail FROM product ORDER BY id LIMIT 1").get()!;
  expect(row.name).toMatch(/zqx9/);
  expect(row.name_slug).not.toContain(RAN);
  expect(columns.find(({ column }) => column === "thumbnail")?.holds).toBe("picture");
});

test("what the database refuses is told", async () => {
  const sqlite = openMigrated();
  const db = asD1(sqlite);
  await insertOrderShop(db);
  const refused = { table: "vendor", column: "locale", holds: "text" } as const;
  sqlite.exec("UPDATE vendor SET locale = 'en'");
  expect(await poison(db, [refused])).toMatchObject([refused]);
});
