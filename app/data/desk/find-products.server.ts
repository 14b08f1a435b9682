import type { Product } from "../../domain/products/product.ts";
import { foldText } from "../../domain/search/search-fold.ts";
import { quotedToken, onShelf } from "../../domain/search/search-tokens.ts";
import { PLACES, SEARCH_SOURCE, type StoredSearchSource } from "../listings/search-index.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { named, translated } from "../translated.server.ts";

export interface ListedProduct extends Translated<"name"> {
  id: number;
  thumbnail: string;
  vendorId: number;
  vendor: string;
  price: number;
  stock: number;
  /** 1: feeds do not change prices and stock. */
  locked: number;
  hiddenReason: string | null;
  isOnSale: number;
}

export interface ProductQuestion {
  words: string;
  vendorId: number | null;
  isSoldOut: boolean;
  isHidden: boolean;
  /** The last product of the page before. */
  after: number | null;
}

export async function listDeskProducts(db: D1Database, asked: ProductQuestion, limit: number) {
  const tokens = [
    ...foldText(asked.words)
      .split(" ")
      .filter(Boolean)
      .map((word) => `${quotedToken(word)} *`),
    ...(asked.vendorId === null ? [] : [quotedToken(onShelf(`v${asked.vendorId}`))]),
  ];
  const { after, isSoldOut, isHidden } = asked;
  const statement =
    tokens.length > 0 && !isHidden
      ? db.prepare(FOUND(isSoldOut)).bind(limit, after, tokens.join(" AND "))
      : db.prepare(isHidden ? HIDDEN : isSoldOut ? NONE_LEFT : NEWEST).bind(limit, after);
  return (await statement.all<ListedProduct>()).results;
}

export interface DeskProduct
  extends
    StoredSearchSource,
    Translated<"vendor">,
    Pick<Product, "sellingPrice" | "usdPrice" | "salePrice" | "saleUntil" | "specialPrice" | "discount"> {
  nameSlug: string;
  thumbnail: string;
  stock: number;
  taken: number;
  usdRate: number | null;
  locked: number;
  hiddenAt: number | null;
  hiddenReason: string;
  goneAt: number | null;
  retiredAt: number | null;
  variants: number;
  updatedAt: number;
}

export async function findDeskProduct(db: D1Database, id: number): Promise<DeskProduct | null> {
  type Row = Omit<DeskProduct, "specialPrice"> & { special: number | null; specialEndsAt: number | null };
  const row = await db.prepare(PRODUCT).bind(id).first<Row>();
  if (!row) return null;
  const { special, specialEndsAt: endDate, ...rest } = row;
  return { ...rest, specialPrice: special === null || endDate === null ? null : { price: special, endDate } };
}

const COLUMNS = `p.id, ${translated("p.name")}, p.thumbnail, p.vendor_id AS vendorId, v.name AS vendor,
  p.selling_price AS price, p.stock_amount AS stock, p.locked,
  CASE WHEN p.hidden_at IS NOT NULL THEN p.hidden_reason END AS hiddenReason, p.retired_at IS NULL AS isOnSale`;

const VENDOR = "CROSS JOIN vendor v ON v.id = p.vendor_id";

/** Of the product that the page comes after; the first page comes after none. */
const LAST = (column: string) => `coalesce((SELECT ${column} FROM product WHERE id = ?2), ${Number.MAX_SAFE_INTEGER})`;

const walk = (columns: string[], where: string, index = "") => `
  SELECT ${COLUMNS} FROM product p ${index} ${VENDOR}
  WHERE ${where} AND (${columns.map((column) => `p.${column}`).join(", ")}) < (${columns.map(LAST).join(", ")})
  ORDER BY ${columns.map((column) => `p.${column} DESC`).join(", ")} LIMIT ?1`;

const HIDDEN = walk(["hidden_at", "id"], "p.hidden_at IS NOT NULL");
const NEWEST = walk(["created_at", "id"], "p.retired_at IS NULL");
const NONE_LEFT = walk(
  ["created_at", "facets", "id"],
  "p.retired_at IS NULL AND p.sold_out = 1",
  "INDEXED BY product_all_newest",
);

/** Ranks from 9 << 56 on are sold out (search_place in app/migrations/0002_catalogue.sql). */
const FOUND = (isSoldOut: boolean) => `
  SELECT ${COLUMNS}
  FROM (SELECT rowid AS rank FROM product_search WHERE product_search MATCH ?3
    AND rowid > max(${isSoldOut ? "9 << 56" : 0}, coalesce((SELECT rank FROM search_rank WHERE product_id = ?2), 0))
    ORDER BY rowid LIMIT ?1) f
  CROSS JOIN product p ON p.id = f.rank >> 26 & 1073741823 ${VENDOR} ORDER BY f.rank`;

const PRODUCT = `
  SELECT ${SEARCH_SOURCE}, p.name_slug AS nameSlug, p.thumbnail, ${named("v", "vendor")},
    p.selling_price AS sellingPrice, p.usd_price AS usdPrice, p.usd_rate AS usdRate, p.sale_price AS salePrice,
    p.sale_until AS saleUntil, p.special_price AS special, p.special_ends_at AS specialEndsAt, p.discount,
    p.stock_amount AS stock, p.units_taken AS taken, p.locked, p.hidden_at AS hiddenAt, p.hidden_reason AS hiddenReason,
    p.gone_at AS goneAt, p.retired_at AS retiredAt, p.variant_count AS variants, p.updated_at AS updatedAt
  FROM product p ${VENDOR} ${PLACES} WHERE p.id = ?1`;
