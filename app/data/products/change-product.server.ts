import { centsOf } from "../../domain/prices/price-rules.ts";
import type { Product } from "../../domain/products/product.ts";
import { withNewPrice } from "../../domain/products/price.ts";
import { shownFacts } from "../../domain/products/shown-facts.ts";
import { authorValues, eventIfChanged, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { findUsdRate } from "../prices/price-rules.server.ts";
import { HAS_OPTION_STOCK } from "./option-stock.server.ts";

interface Change extends By {
  productId: number;
  vendorId: number;
}

/** locked: by staff; byOption: options have the stock; otherwise: differs from `expected`. */
export type ChangeAnswer = { kind: "done" | "unknown" | "locked" | "byOption" } | { kind: "otherwise"; stock: number };

/** Lists store only whether there is stock. `expected`: null for any stock. */
export async function changeStock(
  db: D1Database,
  { productId, vendorId, stock, expected, author, now }: Change & { stock: number; expected: number | null },
  alongside: D1PreparedStatement[] = [],
): Promise<ChangeAnswer> {
  const [before] = await db.batch<{ stock: number; locked: number; isByOption: number }>([
    db.prepare(STOCK_BEFORE).bind(productId, vendorId),
    db.prepare(STOCK_EVENT).bind(productId, vendorId, stock, expected, now, ...authorValues(author)),
    // First, because `listed_stock_checked` refuses stock that lists do not have.
    db.prepare(LISTED).bind(productId, vendorId, stock, expected),
    db.prepare(STOCK).bind(productId, vendorId, stock, expected),
    ...alongside,
  ]);
  const was = before!.results[0];
  if (!was) return { kind: "unknown" };
  if (was.stock === stock) return { kind: "done" };
  if (was.locked === 1) return { kind: "locked" };
  if (was.isByOption === 1) return { kind: "byOption" };
  return expected === null || was.stock === expected ? { kind: "done" } : { kind: "otherwise", stock: was.stock };
}

export interface PriceRow extends Pick<Product, "sellingPrice" | "usdPrice" | "salePrice" | "saleUntil" | "discount"> {
  special: number | null;
  specialEndsAt: number | null;
  updatedAt: number;
  stock: number;
  locked: number;
}

/** Variants without an own price follow. `usdPrice` in cents, null: by the exchange rate. */
export async function changePrice(
  db: D1Database,
  { productId, vendorId, price, usdPrice, author, now }: Change & { price: number; usdPrice: number | null },
  alongside: D1PreparedStatement[] = [],
): Promise<ChangeAnswer> {
  const [row, rate] = await Promise.all([
    db.prepare(PRICES).bind(productId, vendorId).first<PriceRow>(),
    findUsdRate(db, now),
  ]);
  if (!row) return { kind: "unknown" };
  const next = nextPrices(row, { price, usdPrice, rate, now });
  const isSame = next.sellingPrice === row.sellingPrice && next.usdPrice === row.usdPrice;
  if (isSame) {
    if (alongside.length > 0) await db.batch(alongside);
    return { kind: "done" };
  }
  if (row.locked === 1) return { kind: "locked" };
  const [changed] = await db.batch([
    db
      .prepare(PRICE)
      .bind(
        ...[productId, vendorId, row.updatedAt, row.sellingPrice, next.sellingPrice, next.usdPrice, next.salePrice],
        ...[next.saleUntil, next.specialPrice?.price ?? null, next.specialPrice?.endDate ?? null, next.discount],
        ...[next.shownPrice, next.shownDiscount, next.turnsAt, next.changedAt, next.usdRate],
      ),
    eventIfChanged(db, {
      author,
      action: "productChanged",
      object: { kind: "product", id: String(productId) },
      before: { price: row.sellingPrice, usdPrice: row.usdPrice },
      after: { price: next.sellingPrice, usdPrice: next.usdPrice },
      now,
    }),
    db.prepare(VARIANTS).bind(productId, row.sellingPrice, next.sellingPrice, next.changedAt),
    ...alongside,
  ]);
  return changed!.meta.changes > 0 ? { kind: "done" } : { kind: "otherwise", stock: row.stock };
}

export function nextPrices(
  row: PriceRow,
  { price, usdPrice, rate, now }: { price: number; usdPrice: number | null; rate: number; now: number },
) {
  const { special, specialEndsAt } = row;
  const specialPrice = special === null ? null : { price: special, endDate: specialEndsAt! };
  const next = withNewPrice({ ...row, specialPrice }, price);
  return {
    ...next,
    ...{ usdPrice: usdPrice ?? centsOf(price, rate), usdRate: usdPrice === null ? rate : null },
    ...{ ...shownFacts(next, now), changedAt: Math.max(now, row.updatedAt + 1) },
  };
}

const OWN = "id = ?1 AND vendor_id = ?2 AND retired_at IS NULL";
const IS_OTHER = `${OWN} AND locked = 0 AND stock_amount <> ?3 AND (?4 IS NULL OR stock_amount = ?4)
  AND NOT ${HAS_OPTION_STOCK}`;

const STOCK_BEFORE = `
  SELECT stock_amount AS stock, locked, ${HAS_OPTION_STOCK} AS isByOption FROM product WHERE ${OWN}`;

// Before the change, because it reads the former stock.
const STOCK_EVENT = `${INSERT_EVENT}
  SELECT ?5, ?6, ?7, ?8, 'productChanged', 'product', id, json_object('stock', stock_amount), json_object('stock', ?3), ?9
  FROM product WHERE ${IS_OTHER}`;

const LISTED = `UPDATE product SET listed_stock = ?3 WHERE ${IS_OTHER} AND (listed_stock > 0) <> (?3 > 0)`;
const STOCK = `UPDATE product SET stock_amount = ?3 WHERE ${IS_OTHER}`;

export const PRICE_COLUMNS = `selling_price AS sellingPrice, usd_price AS usdPrice, sale_price AS salePrice, sale_until AS saleUntil,
    special_price AS special, special_ends_at AS specialEndsAt, discount, updated_at AS updatedAt, stock_amount AS stock, locked`;

const PRICES = `SELECT ${PRICE_COLUMNS} FROM product WHERE ${OWN}`;

const PRICE = `
  UPDATE product SET selling_price = ?5, usd_price = ?6, sale_price = ?7, sale_until = ?8, special_price = ?9, special_ends_at = ?10,
    discount = ?11, shown_price = ?12, shown_discount = ?13, turns_at = ?14, updated_at = ?15, usd_rate = ?16
  WHERE ${OWN} AND locked = 0 AND updated_at = ?3 AND selling_price = ?4`;

const VARIANTS = `
  UPDATE product_variant SET price = ?3
  WHERE product_id = ?1 AND price = ?2 AND EXISTS (SELECT 1 FROM product WHERE id = ?1 AND selling_price = ?3 AND updated_at = ?4)`;
