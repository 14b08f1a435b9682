import { DatabaseSync } from "node:sqlite";
import { goodsOn } from "../../../app/data/shelves.server.ts";
import { random, type Random } from "../../steps/random.ts";

export interface BenchPlace {
  level: "parentCategory" | "category" | "subcategory";
  slug: string;
  total: number;
  brands: string[];
  vendors: string[];
  colors: string[];
  sizes: string[];
}

export interface MarketFacts {
  places: BenchPlace[];
  colors: string[];
  sizes: string[];
  vendors: string[];
  brands: string[];
  products: string[];
}

const LEVELS = [
  { level: "parentCategory", table: "parent_category", column: "parent_id" },
  { level: "category", table: "category", column: "category_id" },
  { level: "subcategory", table: "subcategory", column: "subcategory_id" },
] as const;

const ENOUGH = 3;
const DRAWN_PRODUCTS = 4_000;

export function readFacts(file: string, seed: string): MarketFacts {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const places = LEVELS.flatMap((level) => placesOf(db, level));
    return {
      places,
      colors: [...new Set(places.flatMap(({ colors }) => colors))],
      sizes: [...new Set(places.flatMap(({ sizes }) => sizes))],
      vendors: texts(db, "SELECT value FROM shelf_value WHERE shelf = 0 AND facet = 2 AND count > 0"),
      brands: texts(
        db,
        `SELECT b.slug AS value FROM product p JOIN brand b ON b.id = p.brand_id GROUP BY 1 HAVING count(*) >= ${ENOUGH} ORDER BY 1`,
      ),
      products: drawProducts(db, random(`${seed} products`)),
    };
  } finally {
    db.close();
  }
}

function placesOf(db: DatabaseSync, { level, table, column }: (typeof LEVELS)[number]): BenchPlace[] {
  const rows = db
    .prepare(
      `SELECT * FROM (SELECT id, slug_name AS slug, ${goodsOn(level === "parentCategory" ? "parent" : level, `${table}.id`)} AS total FROM ${table}) WHERE total >= 24 ORDER BY id`,
    )
    .all();
  const onSale = `FROM product p WHERE p.${column} = ?1 AND p.retired_at IS NULL`;
  const often = `GROUP BY 1 HAVING count(*) >= ${ENOUGH} ORDER BY count(*) DESC, 1 LIMIT 12`;
  const choices = (facet: number, bits: string, id: number) =>
    texts(
      db,
      `SELECT c.slug AS value FROM choice c JOIN product p ON (p.${bits} >> c.bit) & 1
       WHERE c.facet = ${facet} AND p.${column} = ?1 AND p.retired_at IS NULL ${often}`,
      id,
    );
  return rows.map((row) => {
    const id = Number(row.id);
    return {
      level,
      slug: String(row.slug),
      total: Number(row.total),
      brands: texts(
        db,
        `SELECT (SELECT slug FROM brand WHERE id = brand_id) AS value ${onSale} AND brand_id > 0 ${often}`,
        id,
      ),
      vendors: texts(db, `SELECT vendor_id AS value ${onSale} ${often}`, id),
      colors: choices(3, "color_bits", id),
      sizes: choices(4, "size_bits", id),
    };
  });
}

function drawProducts(db: DatabaseSync, chance: Random): string[] {
  const last = Number(db.prepare("SELECT max(id) AS id FROM product").get()?.id);
  const find = db.prepare(
    "SELECT name_slug AS slug FROM product WHERE id >= ? AND retired_at IS NULL ORDER BY id LIMIT 1",
  );
  return Array.from({ length: DRAWN_PRODUCTS }, () => find.get(chance.between(1, last))).flatMap((row) =>
    row ? [String(row.slug)] : [],
  );
}

function texts(db: DatabaseSync, sql: string, ...values: number[]): string[] {
  return db
    .prepare(sql)
    .all(...values)
    .flatMap(({ value }) => (value === null ? [] : [String(value)]));
}
