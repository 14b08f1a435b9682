import { ADD_TO_SEARCH, REMOVE_FROM_SEARCH } from "../listings/search-index.server.ts";
import { addPictures, updateProductPictures } from "../pictures/picture-names.server.ts";
import { BOUND_IDS, BOUND_PRODUCTS } from "../products/bound-rows.server.ts";
import { sumOptions } from "../products/option-stock.server.ts";
import { draftColumns } from "./draft-columns.server.ts";
import { FORGET_OLD_SLUGS, RECORD_OLD_SLUGS } from "./import-slugs.server.ts";

// Rows are bound as one JSON parameter (`ImportRow[]`): D1 allows 100 parameters a statement and 50 statements a
// request.

/** Includes hidden products, which are off sale but part of the feed (product.retired_at). */
export const PRODUCT_STATES = `
  SELECT p.id, p.feed_id AS feedId, p.feed_hash AS feedHash, p.feed_price AS feedPrice, p.feed_units AS feedUnits, p.name, p.name_slug AS nameSlug, p.correction,
    coalesce(p.retired_at, 0) = 0 OR (p.hidden_at IS NOT NULL AND p.gone_at IS NULL) AS isInFeed
  FROM json_each(?2) wanted CROSS JOIN product p ON p.vendor_id = ?1 AND p.feed_id = wanted.value`;

export const VARIANTS = `
  SELECT v.id, v.product_id AS productId, v.color, v.size
  FROM json_each(?1) wanted CROSS JOIN product_variant v ON v.product_id = wanted.value ORDER BY v.product_id, v.position`;

export const CONTENT = [
  ...draftColumns,
  ...(["feed_hash", "feed_price", "feed_units", "name_slug", "parent_id", "category_id", "subcategory_id"] as const),
  ...(["usd_price", "usd_rate", "special_price", "special_ends_at"] as const),
  ...(["next_price", "next_starts_at", "next_ends_at", "free_delivery", "listed_stock", "is_new", "is_top"] as const),
  ...(["brand_id", "color_bits", "size_bits", "shown_price", "shown_discount", "turns_at"] as const),
  ...(["variant_count", "updated_at"] as const),
] as const;
const COLUMNS = ["vendor_id", "feed_id", "created_at", ...CONTENT] as const;

export type ImportColumn = (typeof COLUMNS)[number];

/** `retired_at` of a product in the feed: 0 while the vendor is hidden. */
const ON_SALE =
  "(SELECT CASE WHEN hidden_at IS NULL THEN NULL ELSE 0 END FROM vendor WHERE id = r.value ->> 'vendor_id')";

// Keep the shop's value where the product is locked or the feed sends the same as last time.
const PRICES = new Set(
  ["selling_price", "usd_price", "usd_rate", "sale_price", "special_price", "special_ends_at", "sale_until"].concat([
    ...["discount", "shown_price", "shown_discount", "turns_at", "next_price", "next_starts_at", "next_ends_at"],
  ]),
);
const UNITS = new Set(["stock_amount", "listed_stock"]);

const read = (column: string) => `r.value ->> '${column}'`;

const unless = (column: string, facts: string) =>
  `${column} = CASE WHEN product.locked = 1 OR product.${facts} = excluded.${facts} THEN product.${column}
    ELSE excluded.${column} END`;

const written = (column: string) =>
  PRICES.has(column)
    ? unless(column, "feed_price")
    : UNITS.has(column)
      ? unless(column, "feed_units")
      : `${column} = excluded.${column}`;

const PRODUCT = `
  INSERT INTO product (${COLUMNS.join(", ")}, retired_at)
  SELECT ${COLUMNS.map(read).join(", ")}, ${ON_SALE} FROM json_each(?1) r WHERE true ORDER BY r.key
  ON CONFLICT (vendor_id, feed_id) DO UPDATE SET ${CONTENT.map(written).join(", ")},
    retired_at = coalesce(product.hidden_at, excluded.retired_at), gone_at = NULL`;

const REMOVE_PARTS = ["product_image", "product_specification"].map(
  (table) => `DELETE FROM ${table} WHERE product_id IN ${BOUND_IDS}`,
);

const IMAGES = `
  INSERT INTO product_image (product_id, position, image)
  SELECT p.id, part.key, part.value FROM ${BOUND_PRODUCTS} CROSS JOIN json_each(r.value, '$.images') part`;

const SPECIFICATIONS = `
  INSERT INTO product_specification (product_id, position, name, name_am, value, value_am)
  SELECT p.id, part.key, part.value ->> 'name', part.value ->> 'nameAm', part.value ->> 'value', part.value ->> 'valueAm'
  FROM ${BOUND_PRODUCTS} CROSS JOIN json_each(r.value, '$.specifications') part`;

/**
 * Variants of a locked product keep their prices; a new one costs the product's price, unless the feed says otherwise.
 */
const VARIANT_PRICE = `CASE WHEN p.locked = 0 AND r.value ->> 'keeps_price' = 0 THEN part.value ->> 'price' ELSE coalesce(
     (SELECT w.price FROM product_variant w WHERE w.id = part.value ->> 'id'),
     CASE part.value ->> 'price' WHEN r.value ->> 'selling_price' THEN p.selling_price ELSE part.value ->> 'price' END) END`;

const VARIANT_PRICE_CHANGES = [
  ...[["next_price", "$.turns[0].price"] as const, ["next_at", "$.turns[0].at"] as const],
  ...[["then_price", "$.turns[1].price"] as const, ["then_at", "$.turns[1].at"] as const],
].map(([column, path]) => ({
  column,
  value: `CASE WHEN p.locked = 0 AND r.value ->> 'keeps_price' = 0 THEN part.value ->> '${path}'
     ELSE (SELECT w.${column} FROM product_variant w WHERE w.id = part.value ->> 'id') END`,
}));
const TURN_COLUMNS = VARIANT_PRICE_CHANGES.map(({ column }) => column);

/** A new option of a locked product gets its own stock if its siblings have one. */
const VARIANT_STOCK = `CASE WHEN p.locked = 0 AND r.value ->> 'keeps_units' = 0 THEN part.value ->> 'stockAmount'
     WHEN part.value ->> 'id' IS NOT NULL THEN (SELECT w.stock_amount FROM product_variant w WHERE w.id = part.value ->> 'id')
     WHEN EXISTS (SELECT 1 FROM product_variant w WHERE w.product_id = p.id AND w.stock_amount IS NOT NULL)
       THEN coalesce(part.value ->> 'stockAmount', 0) END`;

// Carts refer to variants by id, so a variant keeps its row. Positions are unique: all move to free numbers before they
// get the wanted ones.
const SET_VARIANTS = [
  `UPDATE product_variant SET position = -1 - id WHERE product_id IN ${BOUND_IDS}`,
  `INSERT INTO product_variant (id, product_id, position, color, color_am, color_code, size, gtin, price, stock_amount, picture,
     ${TURN_COLUMNS.join(", ")})
   SELECT part.value ->> 'id', p.id, part.key, part.value ->> 'color', part.value ->> 'colorAm', part.value ->> 'colorCode',
     part.value ->> 'size', part.value ->> 'gtin', ${VARIANT_PRICE}, ${VARIANT_STOCK}, part.value ->> 'picture',
     ${VARIANT_PRICE_CHANGES.map(({ value }) => value).join(", ")}
   FROM ${BOUND_PRODUCTS} CROSS JOIN json_each(r.value, '$.variants') part WHERE true
   ON CONFLICT (id) DO UPDATE SET position = excluded.position, color_am = excluded.color_am,
     color_code = excluded.color_code, gtin = excluded.gtin, price = excluded.price, stock_amount = excluded.stock_amount, picture = excluded.picture,
     ${TURN_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}`,
  `DELETE FROM product_variant WHERE product_id IN ${BOUND_IDS} AND position < 0`,
  sumOptions(`SELECT p.id FROM ${BOUND_PRODUCTS}`),
];

export const WRITE_PRODUCTS = [
  RECORD_OLD_SLUGS,
  PRODUCT,
  FORGET_OLD_SLUGS,
  ...REMOVE_PARTS,
  IMAGES,
  SPECIFICATIONS,
  ...SET_VARIANTS,
  ...REMOVE_FROM_SEARCH,
  ...ADD_TO_SEARCH,
  addPictures(
    `SELECT part.value ->> 'hash' AS hash, part.value ->> 'source' AS source, part.value ->> 'position' AS position, r.value ->> 'updated_at' AS at
     FROM json_each(?1) r CROSS JOIN json_each(r.value, '$.pictures') part`,
  ),
  updateProductPictures(`SELECT p.id FROM ${BOUND_PRODUCTS}`),
];

/** Reviews by buyers, which an import must not change. */
const WRITTEN_HERE = `product_rate w WHERE w.product_id = product.id AND w.order_id IS NOT NULL AND w.hidden_at IS NULL`;

/** Reviews and counts of the demo market; a seller's feed has none. */
export const WRITE_DEMO_FACTS = [
  `DELETE FROM product_rate WHERE order_id IS NULL AND product_id IN (SELECT p.id FROM ${BOUND_PRODUCTS} WHERE r.value ->> 'market' IS NOT NULL)`,
  `INSERT INTO product_rate (product_id, rate, author, content, content_lang, created_at)
   SELECT p.id, part.value ->> 'rate', part.value ->> 'author', part.value ->> 'content', part.value ->> 'contentLang', part.value ->> 'createdAt'
   FROM ${BOUND_PRODUCTS} CROSS JOIN json_each(r.value, '$.market.rates') part`,
  `UPDATE product SET created_at = r.value ->> '$.market.createdAt', view_count = r.value ->> '$.market.viewCount',
     rate_sum = (r.value ->> '$.market.rateSum') + (SELECT coalesce(sum(rate), 0) FROM ${WRITTEN_HERE}),
     rate_count = (r.value ->> '$.market.rateCount') + (SELECT count(*) FROM ${WRITTEN_HERE})
   FROM json_each(?1) r
   WHERE product.vendor_id = r.value ->> 'vendor_id' AND product.feed_id = r.value ->> 'feed_id'
     AND r.value ->> 'market' IS NOT NULL`,
];

export const RETIRE = [
  ...REMOVE_FROM_SEARCH,
  `UPDATE product SET retired_at = coalesce(nullif(retired_at, 0), r.value ->> 'now'), gone_at = r.value ->> 'now',
     updated_at = r.value ->> 'now'
   FROM json_each(?1) r WHERE product.id = r.value ->> 'id'`,
  `UPDATE picture SET is_loose = 1 WHERE hash IN (
     SELECT substr(i.image, 10) FROM json_each(?1) r CROSS JOIN product_image i ON i.product_id = r.value ->> 'id')`,
];
