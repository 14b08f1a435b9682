import { changedFacts } from "../../domain/desk/operator-event.ts";
import { shownFacts } from "../../domain/products/shown-facts.ts";
import { ADD_TO_SEARCH, REMOVE_FROM_SEARCH, storedSearchRow } from "../listings/search-index.server.ts";
import { findUsdRate } from "../prices/price-rules.server.ts";
import { nextPrices, SET_PRICES } from "../products/change-goods.server.ts";
import { HAS_OPTION_STOCK } from "../products/option-stock.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { findDeskProduct } from "./find-products.server.ts";
import { eventIfChanged, eventStatement, type By } from "../events/operator-events.server.ts";

export interface ProductSetting {
  price: number;
  stock: number;
  /** Feeds then do not change prices and stock. */
  isLocked: boolean;
}

export type ProductAnswer = "done" | "same" | "meanwhile" | "unknown";

/** Sets price, stock and lock if the product is as `seen`. Until it is locked, the next feed overwrites it. */
export async function setProduct(
  db: D1Database,
  id: number,
  { seen, wanted }: { seen: ProductSetting; wanted: ProductSetting },
  { author, now }: By,
): Promise<ProductAnswer> {
  const [product, rate] = await Promise.all([findDeskProduct(db, id), findUsdRate(db, now)]);
  if (!product) return "unknown";
  const { before, after } = changedFacts(factsOf(seen), factsOf(wanted));
  if (Object.keys(after).length === 0) return "same";
  const { sellingPrice, salePrice, saleUntil, specialPrice, discount, usdPrice, usdRate, updatedAt } = product;
  const prices = { sellingPrice, salePrice, saleUntil, specialPrice, discount };
  const next =
    wanted.price === seen.price
      ? { ...prices, ...shownFacts(prices, now), usdPrice, usdRate }
      : nextPrices(prices, { price: wanted.price, rate, now });
  const row = { id, seen, wanted, next, now, updatedAt };
  const object = { kind: "product", id: String(id) } as const;
  const [set] = await db.batch([
    db.prepare(SET).bind(JSON.stringify(row)),
    eventIfChanged(db, { author, action: "productChanged", object, before, after, now }),
    db.prepare(SET_VARIANTS).bind(id, seen.price, wanted.price, now),
    bumpVersion(db, now),
  ]);
  return set!.meta.changes > 0 ? "done" : "meanwhile";
}

export async function hideProduct(db: D1Database, id: number, reason: string, { author, now }: By) {
  const product = await findDeskProduct(db, id);
  if (!product) return "unknown";
  const rows = JSON.stringify([{ id }]);
  const object = { kind: "product", id: String(id) } as const;
  const event = { author, action: "productChanged", object, now } as const;
  const [hidden] = await db.batch([
    db.prepare(HIDE).bind(id, reason, now),
    eventIfChanged(db, { ...event, before: { hidden: false }, after: { hidden: true, reason } }),
    ...REMOVE_FROM_SEARCH.map((sql) => db.prepare(sql).bind(rows)),
    bumpVersion(db, now),
  ]);
  return hidden!.meta.changes > 0 ? "done" : "meanwhile";
}

export async function showProduct(
  db: D1Database,
  id: number,
  { seen, reason }: { seen: number; reason: string },
  { author, now }: By,
): Promise<ProductAnswer> {
  const product = await findDeskProduct(db, id);
  if (!product) return "unknown";
  const { updatedAt, goneAt } = product;
  const rows = JSON.stringify([storedSearchRow(product)]);
  const object = { kind: "product", id: String(id) } as const;
  const event = { author, action: "productChanged", object, now } as const;
  try {
    await db.batch([
      db.prepare(SHOW).bind(id, seen, updatedAt, goneAt, now),
      eventStatement(db, { ...event, before: { hidden: true }, after: { hidden: false, reason } }),
      ...ADD_TO_SEARCH.map((sql) => db.prepare(sql).bind(rows)),
      bumpVersion(db, now),
    ]);
    return "done";
  } catch (error) {
    if (!String(error).includes("hidden_as_seen")) throw error;
    return "meanwhile";
  }
}

function factsOf({ price, stock, isLocked }: ProductSetting) {
  return { price, stock, locked: isLocked };
}

const at = (path: string) => `r.value ->> '$.${path}'`;

// An unlocked product's feed facts are cleared: otherwise the same row would count as unchanged.
const FORGOTTEN = (facts: string) =>
  `CASE WHEN product.locked = 1 AND ${at("wanted.isLocked")} = 0 THEN '' ELSE ${facts} END`;

const SET = `
  UPDATE product SET ${SET_PRICES}, stock_amount = ${at("wanted.stock")},
    listed_stock = CASE WHEN ${at("wanted.stock")} = 0 THEN 0 WHEN listed_stock = 0 THEN ${at("wanted.stock")} ELSE listed_stock END,
    locked = ${at("wanted.isLocked")}, feed_hash = '',
    feed_price = ${FORGOTTEN("feed_price")}, feed_units = ${FORGOTTEN("feed_units")}, updated_at = ${at("now")}
  FROM json_each('[' || ?1 || ']') r
  WHERE product.id = ${at("id")} AND product.updated_at = ${at("updatedAt")} AND product.selling_price = ${at("seen.price")}
    AND product.stock_amount = ${at("seen.stock")} AND product.locked = ${at("seen.isLocked")}
    AND (product.stock_amount = ${at("wanted.stock")} OR NOT ${HAS_OPTION_STOCK})`;

// A variant with its own price keeps it (domain/products/price).
const SET_VARIANTS = `
  UPDATE product_variant SET price = ?3
  WHERE product_id = ?1 AND price = ?2 AND EXISTS (SELECT 1 FROM product WHERE id = ?1 AND selling_price = ?3 AND updated_at = ?4)`;

const HIDE = `
  UPDATE product SET hidden_at = ?3, hidden_reason = ?2, retired_at = coalesce(nullif(retired_at, 0), ?3), updated_at = ?3
  WHERE id = ?1 AND hidden_at IS NULL`;

/** If the row differs from the values read, this writes 0, which hidden_as_seen refuses together with the batch. */
const SHOW = `
  UPDATE product SET hidden_at = CASE WHEN hidden_at = ?2 AND updated_at = ?3 AND gone_at IS ?4 THEN NULL ELSE 0 END,
    hidden_reason = '', updated_at = ?5,
    retired_at = coalesce(gone_at, (SELECT CASE WHEN hidden_at IS NOT NULL THEN 0 END FROM vendor WHERE vendor.id = product.vendor_id))
  WHERE id = ?1`;
