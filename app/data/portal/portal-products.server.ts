import { uncountedStock } from "../../domain/products/stock.ts";
import type { Translated } from "../../domain/translated.ts";
import { translated } from "../translated.server.ts";

export interface VendorProduct extends Translated<"name"> {
  product: number;
  feedId: string;
  nameSlug: string;
  price: number;
  usdPrice: number;
  salePrice: number | null;
  saleUntil: number | null;
  specialPrice: number | null;
  specialUntil: number | null;
  stock: number;
  /** 1: staff locked price and stock. */
  locked: number;
  options: VendorOption[];
}

interface VendorOption {
  option: number;
  color: string | null;
  size: string | null;
  price: number;
  stock: number | null;
}

export type VendorStock = Pick<VendorProduct, "product" | "feedId" | "stock"> & {
  options: Pick<VendorOption, "option" | "stock">[];
};

type Row<Product> = Omit<Product, "options"> & { options: string };

export async function listVendorProducts(db: D1Database, vendorId: number, after: string, limit: number) {
  const { results } = await db.prepare(LIST(PRODUCT)).bind(vendorId, after, limit).all<Row<VendorProduct>>();
  return results.map(withOptions<VendorProduct>);
}

export async function listVendorStock(db: D1Database, vendorId: number, after: string, limit: number) {
  const { results } = await db.prepare(LIST(STOCK)).bind(vendorId, after, limit).all<Row<VendorStock>>();
  return results.map(withOptions<VendorStock>);
}

const withOptions = <Product extends { options: unknown[] }>(row: Row<Product>) =>
  ({ ...row, options: JSON.parse(row.options) as Product["options"] }) as unknown as Product;

const OPTIONS = (facts: string) => `
  (SELECT json_group_array(json_object(${facts}) ORDER BY v.position) FROM product_variant v WHERE v.product_id = product.id) AS options`;

// NULL where the seller does not count.
const COUNTED = (stock: string) => `iif(${stock} < ${uncountedStock / 2}, ${stock}, NULL)`;

const OF_ALL = `id AS product, feed_id AS feedId, ${COUNTED("stock_amount")} AS stock`;

const STOCK = `${OF_ALL}, ${OPTIONS(`'option', v.id, 'stock', ${COUNTED("v.stock_amount")}`)}`;

const PRODUCT = `${OF_ALL}, ${translated("name")}, name_slug AS nameSlug, selling_price AS price, usd_price AS usdPrice,
  sale_price AS salePrice, sale_until AS saleUntil, special_price AS specialPrice, special_ends_at AS specialUntil, locked,
  ${OPTIONS(`'option', v.id, 'color', v.color, 'size', v.size, 'price', v.price, 'stock', ${COUNTED("v.stock_amount")}`)}`;

const LIST = (columns: string) => `
  SELECT ${columns} FROM product
  WHERE vendor_id = ?1 AND feed_id > ?2 AND retired_at IS NULL ORDER BY feed_id LIMIT ?3`;
