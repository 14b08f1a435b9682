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

type Row = Omit<VendorProduct, "options"> & { options: string };

export async function listVendorProducts(db: D1Database, vendorId: number, after: string, limit: number) {
  const { results } = await db.prepare(LIST).bind(vendorId, after, limit).all<Row>();
  return results.map((row): VendorProduct => ({
    ...row,
    options: JSON.parse(row.options) as VendorProduct["options"],
  }));
}

// NULL where the seller does not count.
const COUNTED = (stock: string) => `iif(${stock} < ${uncountedStock / 2}, ${stock}, NULL)`;

const LIST = `
  SELECT id AS product, feed_id AS feedId, ${COUNTED("stock_amount")} AS stock, ${translated("name")}, name_slug AS nameSlug,
    selling_price AS price, usd_price AS usdPrice, sale_price AS salePrice, sale_until AS saleUntil,
    special_price AS specialPrice, special_ends_at AS specialUntil, locked,
    (SELECT json_group_array(json_object('option', v.id, 'color', v.color, 'size', v.size, 'price', v.price,
        'stock', ${COUNTED("v.stock_amount")}) ORDER BY v.position)
      FROM product_variant v WHERE v.product_id = product.id) AS options
  FROM product WHERE vendor_id = ?1 AND feed_id > ?2 AND retired_at IS NULL ORDER BY feed_id LIMIT ?3`;
