import { READ_MS, within } from "../deadline.server.ts";

/** A product on sale as its vendor's system reads it: money in santim and cents, times in UTC ms. */
export interface VendorProduct {
  product: number;
  feedId: string;
  name: string;
  nameAm: string | null;
  nameSlug: string;
  price: number;
  usdPrice: number;
  salePrice: number | null;
  saleUntil: number | null;
  specialPrice: number | null;
  specialUntil: number | null;
  stock: number;
  /** 1: staff keep its price and stock. */
  locked: number;
}

/** How many units of a product can be sold now. */
export type VendorStock = Pick<VendorProduct, "product" | "feedId" | "stock">;

/** A vendor's products on sale, in the order of their feed ids, from the first after `after`; at most `limit`. */
export async function listVendorProducts(
  db: D1Database,
  vendorId: number,
  after: string,
  limit: number,
): Promise<VendorProduct[]> {
  const { results } = await within(
    READ_MS,
    db.prepare(LIST(PRODUCT)).bind(vendorId, after, limit).all<VendorProduct>(),
  );
  return results;
}

/** The same, with their stock alone. */
export async function listVendorStock(
  db: D1Database,
  vendorId: number,
  after: string,
  limit: number,
): Promise<VendorStock[]> {
  const { results } = await within(READ_MS, db.prepare(LIST(STOCK)).bind(vendorId, after, limit).all<VendorStock>());
  return results;
}

const STOCK = "id AS product, feed_id AS feedId, stock_amount AS stock";

const PRODUCT = `${STOCK}, name, name_am AS nameAm, name_slug AS nameSlug, selling_price AS price, usd_price AS usdPrice,
  sale_price AS salePrice, sale_until AS saleUntil, special_price AS specialPrice, special_ends_at AS specialUntil, locked`;

const LIST = (columns: string) => `
  SELECT ${columns} FROM product
  WHERE vendor_id = ?1 AND feed_id > ?2 AND retired_at IS NULL ORDER BY feed_id LIMIT ?3`;
