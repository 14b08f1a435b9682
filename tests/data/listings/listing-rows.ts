import { SHELF_TOKENS } from "../../../app/data/listings/search-index.server.ts";
import type { ListedProduct } from "./listing-oracle.ts";

export const categories = [
  [11, 1],
  [12, 1],
  [21, 2],
] as const;
export const subcategories = [
  [111, 11],
  [112, 11],
  [211, 21],
] as const;
export const vendors = [1, 2, 3];
export const brands = [1, 2, 3];
/** With the highest possible bit. */
export const bits = [0, 1, 33, 51];

export async function insertAround(db: D1Database): Promise<void> {
  const run = (sql: string, rows: readonly unknown[]) => db.prepare(sql).bind(JSON.stringify(rows));
  await db.batch([
    run(
      "INSERT INTO parent_category (id, slug_name, name, amharic_name, position) SELECT value, 'p' || value, 'P', 'ፒ', value FROM json_each(?1)",
      [1, 2],
    ),
    run(
      "INSERT INTO category (id, parent_id, slug_name, name) SELECT value ->> 0, value ->> 1, 'c' || (value ->> 0), 'C' FROM json_each(?1)",
      categories,
    ),
    run(
      "INSERT INTO subcategory (id, category_id, slug_name, name) SELECT value ->> 0, value ->> 1, 's' || (value ->> 0), 'S' FROM json_each(?1)",
      subcategories,
    ),
    run("INSERT INTO vendor (id, name, created_at) SELECT value, 'Vendor ' || value, 0 FROM json_each(?1)", vendors),
    run("INSERT INTO brand (id, slug, name) SELECT value, 'b' || value, 'Brand ' || value FROM json_each(?1)", brands),
    ...[3, 4].map((facet) =>
      run(
        `INSERT INTO choice (facet, bit, slug, name) SELECT ${facet}, value, 'x' || value, 'X' || value FROM json_each(?1)`,
        bits,
      ),
    ),
  ]);
}

const COLUMNS = {
  id: "id",
  vendor_id: "vendor",
  parent_id: "parent",
  category_id: "category",
  subcategory_id: "subcategory",
  brand_id: "brand",
  selling_price: "price",
  shown_price: "price",
  shown_discount: "discount",
  free_delivery: "free",
  stock_amount: "stock",
  listed_stock: "stock",
  rate_sum: "rateSum",
  rate_count: "rateCount",
  view_count: "views",
  created_at: "createdAt",
  color_bits: "colorBits",
  size_bits: "sizeBits",
  retired_at: "retiredAt",
};
const names = Object.keys(COLUMNS);
const reads = Object.values(COLUMNS).map((name) => `r.value ->> '${name}'`);
const FIXED = `feed_id, feed_hash, name, name_slug, usd_price, updated_at`;
const fixed = `r.value ->> 'id', '', 'Pot', 'pot-' || (r.value ->> 'id'), 1, 0`;

const INSERT = `INSERT INTO product (${names.join(", ")}, ${FIXED}) SELECT ${reads.join(", ")}, ${fixed} FROM json_each(?1) r`;
const UPDATE = `UPDATE product SET ${names
  .map((name, index) => (name === "id" ? null : `${name} = ${reads[index]}`))
  .filter((part) => part !== null)
  .join(", ")} FROM json_each(?1) r WHERE product.id = r.value ->> 'id'`;

const sumOf = (list: number[]) => list.reduce((sum, bit) => sum + 2 ** bit, 0);
const toRow = ({ colors, sizes, freeDelivery, isRetired, ...product }: ListedProduct) => ({
  ...product,
  free: Number(freeDelivery),
  colorBits: sumOf(colors),
  sizeBits: sumOf(sizes),
  retiredAt: isRetired ? 1 : null,
});

export function insertProducts(db: D1Database, products: ListedProduct[]): D1PreparedStatement {
  return db.prepare(INSERT).bind(JSON.stringify(products.map(toRow)));
}

export function updateProducts(db: D1Database, products: ListedProduct[]): D1PreparedStatement {
  return db.prepare(UPDATE).bind(JSON.stringify(products.map(toRow)));
}

export function insertFound(
  db: D1Database,
  products: Pick<ListedProduct, "id" | "isNamed" | "isRetired">[],
): D1PreparedStatement {
  const rows = products.filter(({ isRetired }) => !isRetired);
  return db
    .prepare(
      `INSERT INTO product_search (rowid, title, category, body, shelf)
       SELECT p.search_place, iif(r.value ->> 'isNamed', 'pot', 'pan'), '', '', ${SHELF_TOKENS}
       FROM json_each(?1) r CROSS JOIN product p ON p.id = r.value ->> 'id'`,
    )
    .bind(JSON.stringify(rows));
}

export const POT = {
  all: '"pot"',
  tiers: ['"pot"'],
  corrected: null,
  isPartial: false,
  completions: [],
};
