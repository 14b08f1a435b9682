import type { Product } from "../../domain/products/product.ts";
import { readProducts, selectProducts } from "../products/product-rows.server.ts";
import { hasGoods, IN_CITY, VENDORS_ON_SHELF } from "../shelves.server.ts";

const CITIES = 40;
const VENDORS = 16;
const PER_VENDOR = 6;

/**
 * Near You (specification 2.5, settled.md 26): the most viewed product of each vendor, then the second of each. The
 * limits bound the rows read, whatever the size of the catalogue.
 */
export async function listNearYou(db: D1Database, city: string, limit: number): Promise<Product[]> {
  return readProducts(db.prepare(PRODUCTS).bind(city, limit));
}

export async function listSellingCities(db: D1Database): Promise<string[]> {
  const { results } = await db.prepare(SELLING_CITIES).bind(CITIES).all<{ city: string }>();
  return results.map((row) => row.city);
}

export async function findSellingCity(db: D1Database, city: string): Promise<string | null> {
  return db.prepare(SELLING_CITY).bind(city).first<string>("city");
}

const SELLING_CITIES = `
  SELECT min(trim(v.city)) AS city FROM ${VENDORS_ON_SHELF} AND s.shelf = 0 AND trim(v.city) <> ''
  GROUP BY trim(v.city) COLLATE NOCASE ORDER BY count(*) DESC, city COLLATE NOCASE LIMIT ?1`;

const SELLING_NEAR = `FROM vendor v INDEXED BY vendor_by_city WHERE ${IN_CITY("?1")} AND ${hasGoods("vendor", "v.id")}`;

const SELLING_CITY = `SELECT trim(v.city) AS city ${SELLING_NEAR} AND ?1 <> '' LIMIT 1`;

const NEAR = `SELECT v.id AS vendor_id, v.rating_order ${SELLING_NEAR} ORDER BY v.rating_order DESC, v.id DESC LIMIT ${VENDORS}`;

const CHOSEN = `
  SELECT w.id, near.vendor_id, near.rating_order,
    row_number() OVER (PARTITION BY near.vendor_id ORDER BY w.view_count DESC, w.id) AS position
  FROM (${NEAR}) near CROSS JOIN product w ON w.id IN (
    SELECT id FROM product INDEXED BY product_vendor_window
    WHERE vendor_id = near.vendor_id AND retired_at IS NULL AND listed_stock > 0 AND thumbnail <> ''
    ORDER BY view_count DESC LIMIT ${PER_VENDOR})
  ORDER BY position, near.rating_order DESC, near.vendor_id DESC LIMIT ?2 + 0`;

const IN_TURN = `WHERE p.retired_at IS NULL ORDER BY chosen.position, chosen.rating_order DESC, chosen.vendor_id DESC`;

const PRODUCTS = selectProducts(IN_TURN, { from: `(${CHOSEN}) chosen CROSS JOIN product p ON p.id = chosen.id` });
