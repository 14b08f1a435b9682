import { groupPrefix } from "../../domain/feed/feed-id.ts";
import { centsOf } from "../../domain/prices/price-rules.ts";
import { type InBirr, withNewPrice } from "../../domain/products/price.ts";
import { shownFacts } from "../../domain/products/shown-facts.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { findUsdRate } from "../prices/price-rules.server.ts";
import { HAS_OPTION_STOCK, sumOptions } from "./option-stock.server.ts";

/** Of the product with this id, or with the vendor's own id; `option`: of this option alone (decision 58). */
interface GoodsChange {
  id?: number;
  feedId?: string;
  option?: number | undefined;
  stock?: number | undefined;
  /** null for any stock. */
  expected?: number | null;
  /** In santim. */
  price?: number | undefined;
  /** In cents; null: by the exchange rate. */
  usdPrice?: number | null;
}

/** lockedGoods: by staff; shared: options share the stock; otherwise: it differs from `expected`. */
export type GoodsRefusal = { position: number } & (
  | { kind: "unknownGoods" | "lockedGoods" | "stockByOption" | "noOption" | "shared" }
  | { kind: "otherwise"; stock: number; expected: number }
);

interface Found extends Omit<InBirr, "specialPrice"> {
  position: number;
  id: number;
  special: number | null;
  specialEndsAt: number | null;
  usdPrice: number;
  updatedAt: number;
  stock: number;
  locked: number;
  isByOption: number;
  option: number | null;
  optionName: string;
  optionStock: number | null;
  optionPrice: number;
}

interface Edit {
  id: number;
  updatedAt: number;
  changedAt: number;
  option: number | null;
  expected: number | null;
  stock: number | null;
  /** Of the option. */
  price: number | null;
  next: ReturnType<typeof nextPrices> | null;
  before: object;
  after: object;
}

/**
 * Stock and price, in one batch with their events and `alongside`. Options without an own price follow their product.
 * Throws where one changed at the same moment: try again.
 */
export async function changeGoods(
  db: D1Database,
  { vendorId, author, now }: By & { vendorId: number },
  changes: readonly GoodsChange[],
  alongside: D1PreparedStatement[] = [],
): Promise<{ changed: number; refused: GoodsRefusal[] }> {
  const [{ results }, rate] = await Promise.all([
    db.prepare(FOUND).bind(vendorId, JSON.stringify(changes), groupPrefix).all<Found>(),
    findUsdRate(db, now),
  ]);
  const found = new Map(results.map((row) => [row.position, row]));
  const refused: GoodsRefusal[] = [];
  const prices: Edit[] = [];
  const stocks: Edit[] = [];
  changes.forEach((change, position) => {
    const { option, stock, expected = null } = change;
    const row = found.get(position);
    if (!row) return refused.push({ position, kind: "unknownGoods" });
    if (option !== undefined && row.option === null) return refused.push({ position, kind: "noOption" });
    const was = option === undefined ? row.stock : row.optionStock;
    if (stock !== undefined && was === null) return refused.push({ position, kind: "shared" });
    const named = option === undefined ? {} : { option: row.optionName };
    const { id, updatedAt } = row;
    const changedAt = Math.max(now, updatedAt + 1);
    const edit = { id, updatedAt, changedAt, option: row.option, expected, stock: null, price: null, next: null };
    const isStock = stock !== undefined && stock !== was;
    const priced = pricedBy(row, change, { rate, now });
    if (row.locked === 1 && (isStock || priced)) return refused.push({ position, kind: "lockedGoods" });
    if (isStock && option === undefined && row.isByOption === 1) refused.push({ position, kind: "stockByOption" });
    else if (isStock && expected !== null && expected !== was)
      return refused.push({ position, kind: "otherwise", stock: was!, expected });
    else if (isStock) stocks.push({ ...edit, stock, before: { stock: was }, after: { stock, ...named } });
    if (priced) prices.push({ ...edit, ...priced, after: { ...priced.after, ...named } });
    return undefined;
  });
  const edits = [...prices, ...stocks];
  if (edits.length === 0 && (refused.length > 0 || alongside.length === 0)) return { changed: 0, refused };
  const json = JSON.stringify(edits);
  const [events] = await db.batch([
    db.prepare(EVENTS).bind(json, now, ...authorValues(author)),
    ...WRITES.map((sql) => db.prepare(sql).bind(json)),
    ...alongside,
  ]);
  if (events!.meta.changes < edits.length) throw new Error("a product was changed at the same moment");
  return { changed: new Set(edits.map(({ id }) => id)).size, refused };
}

/** null where nothing changes. */
function pricedBy(row: Found, { option, price, usdPrice }: GoodsChange, { rate, now }: { rate: number; now: number }) {
  if (price === undefined) return null;
  const { sellingPrice, optionPrice, special, specialEndsAt } = row;
  if (option !== undefined)
    return price === optionPrice ? null : { price, before: { price: optionPrice }, after: { price } };
  const specialPrice = special === null ? null : { price: special, endDate: specialEndsAt! };
  const next = nextPrices({ ...row, specialPrice }, { price, usdPrice: usdPrice ?? null, rate, now });
  if (price === sellingPrice && (usdPrice === undefined || next.usdPrice === row.usdPrice)) return null;
  return { next, before: { price: sellingPrice, usdPrice: row.usdPrice }, after: { price, usdPrice: next.usdPrice } };
}

export function nextPrices(
  product: InBirr,
  { price, usdPrice = null, rate, now }: { price: number; usdPrice?: number | null; rate: number; now: number },
) {
  const next = withNewPrice(product, price);
  return {
    ...{ ...next, ...shownFacts(next, now) },
    ...{ usdPrice: usdPrice ?? centsOf(price, rate), usdRate: usdPrice === null ? rate : null },
  };
}

const at = (path: string) => `r.value ->> '$.${path}'`;

const FOUND = `
  SELECT r.key AS position, product.id, selling_price AS sellingPrice, usd_price AS usdPrice, sale_price AS salePrice,
    sale_until AS saleUntil, special_price AS special, special_ends_at AS specialEndsAt, discount, updated_at AS updatedAt,
    product.stock_amount AS stock, locked, ${HAS_OPTION_STOCK} AS isByOption, v.id AS option, v.stock_amount AS optionStock,
    v.price AS optionPrice,
    coalesce(coalesce(v.color, v.color_am) || ', ' || v.size, v.color, v.color_am, v.size, CAST(v.id AS TEXT)) AS optionName
  FROM json_each(?2) r CROSS JOIN product ON product.vendor_id = ?1 AND product.retired_at IS NULL
    AND product.id = coalesce(${at("id")}, (SELECT o.id FROM product o
      WHERE o.vendor_id = ?1 AND o.feed_id IN (${at("feedId")}, ?3 || (${at("feedId")})) AND o.retired_at IS NULL LIMIT 1))
  LEFT JOIN product_variant v ON v.id = ${at("option")} AND v.product_id = product.id`;

/** The product of an edit is as it was read. */
const AS_READ = `product.id = ${at("id")} AND product.locked = 0 AND product.updated_at = ${at("updatedAt")}
  AND (${at("expected")} IS NULL OR ${at("expected")} = coalesce(
    (SELECT w.stock_amount FROM product_variant w WHERE w.id = ${at("option")}), product.stock_amount))`;
const EDITED = `json_each(?1) r CROSS JOIN product ON ${AS_READ}`;

const EVENTS = `${INSERT_EVENT}
  SELECT ?2, ?3, ?4, ?5, 'productChanged', 'product', product.id, ${at("before")}, ${at("after")}, ?6 FROM ${EDITED}`;

const IS_STOCK = `${AS_READ} AND ${at("option")} IS NULL AND ${at("stock")} IS NOT NULL`;

/** From an edit or another row with such prices in `next`. */
export const SET_PRICES = `
  selling_price = ${at("next.sellingPrice")}, usd_price = ${at("next.usdPrice")}, usd_rate = ${at("next.usdRate")},
  sale_price = ${at("next.salePrice")}, sale_until = ${at("next.saleUntil")}, special_price = ${at("next.specialPrice.price")},
  special_ends_at = ${at("next.specialPrice.endDate")}, discount = ${at("next.discount")}, shown_price = ${at("next.shownPrice")},
  shown_discount = ${at("next.shownDiscount")}, turns_at = ${at("next.turnsAt")}`;

// Those that change `updated_at` come last.
const WRITES = [
  // First, because `listed_stock_checked` refuses stock that lists do not have.
  `UPDATE product SET listed_stock = ${at("stock")} FROM json_each(?1) r
   WHERE ${IS_STOCK} AND (product.listed_stock > 0) <> (${at("stock")} > 0)`,
  `UPDATE product SET stock_amount = ${at("stock")} FROM json_each(?1) r WHERE ${IS_STOCK}`,
  `UPDATE product_variant SET stock_amount = coalesce(${at("stock")}, product_variant.stock_amount),
     price = coalesce(${at("price")}, product_variant.price)
   FROM ${EDITED} WHERE product_variant.id = ${at("option")}`,
  sumOptions(`SELECT ${at("id")} FROM json_each(?1) r WHERE ${at("option")} IS NOT NULL`),
  `UPDATE product_variant SET price = ${at("next.sellingPrice")}
   FROM ${EDITED} WHERE product_variant.product_id = product.id AND product_variant.price = product.selling_price
     AND ${at("next")} IS NOT NULL`,
  `UPDATE product SET updated_at = ${at("changedAt")} FROM json_each(?1) r WHERE ${AS_READ} AND ${at("price")} IS NOT NULL`,
  `UPDATE product SET ${SET_PRICES}, updated_at = ${at("changedAt")} FROM json_each(?1) r
   WHERE ${AS_READ} AND ${at("next")} IS NOT NULL`,
];
