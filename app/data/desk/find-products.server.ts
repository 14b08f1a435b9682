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
  key: string;
}

export interface ProductQuestion {
  words: string;
  vendorId: number | null;
  isSoldOut: boolean;
  isHidden: boolean;
  after: string | null;
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
  const walk = isHidden ? HIDDEN : isSoldOut ? NONE_LEFT : NEWEST;
  // A rank exceeds JavaScript's numbers, so it travels as text.
  const rank = /^\d{1,19}$/.test(after ?? "") ? after! : isSoldOut ? SOLD_OUT : "0";
  const isSearch = !isHidden && tokens.length > 0;
  const values = isSearch
    ? [tokens.join(" AND "), rank]
    : after === null
      ? walk.from
      : partsOf(after, walk.from.length);
  const statement = db.prepare(isSearch ? FOUND : walk.sql).bind(limit, ...values);
  return (await statement.all<ListedProduct>()).results;
}

/** A key such as "1781949600000-1034-77"; zeros for missing parts. */
const partsOf = (key: string, count: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    /^\d{1,15}(?:-\d{1,15})*$/.test(key) ? Number(key.split("-")[at] ?? 0) : 0,
  );

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

const LAST = Number.MAX_SAFE_INTEGER;

const HIDDEN = {
  from: [LAST, 0],
  sql: `
  SELECT ${COLUMNS}, p.hidden_at || '-' || p.id AS key FROM product p ${VENDOR}
  WHERE p.hidden_at IS NOT NULL AND (p.hidden_at, p.id) < (?2, ?3) ORDER BY p.hidden_at DESC, p.id DESC LIMIT ?1`,
};

/** Ranks from here on are sold out (search_place in app/migrations/0002_catalogue.sql). */
const SOLD_OUT = String(9n << 56n);

const FOUND = `
  SELECT ${COLUMNS}, CAST(f.rank AS TEXT) AS key
  FROM (SELECT rowid AS rank FROM product_search WHERE product_search MATCH ?2 AND rowid > CAST(?3 AS INTEGER)
    ORDER BY rowid LIMIT ?1) f
  CROSS JOIN product p ON p.id = f.rank >> 26 & 1073741823 ${VENDOR} ORDER BY f.rank`;

const NONE_LEFT = {
  from: [LAST, 0, 0],
  sql: `
  SELECT ${COLUMNS}, p.created_at || '-' || p.facets || '-' || p.id AS key FROM product p INDEXED BY product_all_newest ${VENDOR}
  WHERE p.retired_at IS NULL AND p.sold_out = 1 AND (p.created_at, p.facets, p.id) < (?2, ?3, ?4)
  ORDER BY p.created_at DESC, p.facets DESC, p.id DESC LIMIT ?1`,
};

const NEWEST = {
  from: [LAST, 0],
  sql: `
  SELECT ${COLUMNS}, p.created_at || '-' || p.id AS key FROM product p ${VENDOR}
  WHERE p.retired_at IS NULL AND (p.created_at, p.id) < (?2, ?3) ORDER BY p.created_at DESC, p.id DESC LIMIT ?1`,
};

const PRODUCT = `
  SELECT ${SEARCH_SOURCE}, p.name_slug AS nameSlug, p.thumbnail, ${named("v", "vendor")},
    p.selling_price AS sellingPrice, p.usd_price AS usdPrice, p.usd_rate AS usdRate, p.sale_price AS salePrice,
    p.sale_until AS saleUntil, p.special_price AS special, p.special_ends_at AS specialEndsAt, p.discount,
    p.stock_amount AS stock, p.units_taken AS taken, p.locked, p.hidden_at AS hiddenAt, p.hidden_reason AS hiddenReason,
    p.gone_at AS goneAt, p.retired_at AS retiredAt, p.variant_count AS variants, p.updated_at AS updatedAt
  FROM product p ${VENDOR} ${PLACES} WHERE p.id = ?1`;
