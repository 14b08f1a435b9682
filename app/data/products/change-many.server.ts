import { groupPrefix } from "../../domain/feed/feed-id.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { findUsdRate } from "../prices/price-rules.server.ts";
import { nextPrices, type PriceRow, PRICE_COLUMNS } from "./change-product.server.ts";
import { HAS_OPTION_STOCK } from "./option-stock.server.ts";

interface GoodsChange {
  feedId: string;
  stock?: number | undefined;
  /** In santim. */
  price?: number | undefined;
}

interface Found extends PriceRow {
  position: number;
  id: number;
  isByOption: number;
}

type Refusal = { position: number; code: "unknownGoods" | "lockedGoods" | "stockByOption" };

/**
 * Stock and price of many products by the vendor's own ids, in one batch with their events. Throws where one changed at
 * the same moment: try again.
 */
export async function changeMany(
  db: D1Database,
  { vendorId, author, now }: By & { vendorId: number },
  changes: readonly GoodsChange[],
): Promise<{ changed: number; refused: Refusal[] }> {
  const [{ results }, rate] = await Promise.all([
    db.prepare(FOUND).bind(vendorId, JSON.stringify(changes), groupPrefix).all<Found>(),
    findUsdRate(db, now),
  ]);
  const found = new Map(results.map((row) => [row.position, row]));
  const refused: Refusal[] = [];
  const stocks: { id: number; stock: number }[] = [];
  const prices: object[] = [];
  changes.forEach(({ stock, price }, position) => {
    const row = found.get(position);
    if (!row) return refused.push({ position, code: "unknownGoods" });
    const isStock = stock !== undefined && stock !== row.stock;
    const isPrice = price !== undefined && price !== row.sellingPrice;
    if (row.locked === 1 && (isStock || isPrice)) return refused.push({ position, code: "lockedGoods" });
    if (isStock && row.isByOption === 1) refused.push({ position, code: "stockByOption" });
    else if (isStock) stocks.push({ id: row.id, stock });
    if (isPrice) prices.push({ id: row.id, was: row, next: nextPrices(row, { price, usdPrice: null, rate, now }) });
    return undefined;
  });
  if (stocks.length + prices.length === 0) return { changed: 0, refused };
  const by = [now, ...authorValues(author)];
  const [stockJson, priceJson] = [JSON.stringify(stocks), JSON.stringify(prices)];
  const [priced] = await db.batch([
    db.prepare(PRICE).bind(priceJson),
    db.prepare(PRICE_EVENT).bind(priceJson, ...by),
    db.prepare(VARIANTS).bind(priceJson),
    // Before the change, because it reads the former stock.
    db.prepare(STOCK_EVENT).bind(stockJson, ...by),
    // First, because `listed_stock_checked` refuses stock that lists do not have.
    db.prepare(LISTED).bind(stockJson),
    db.prepare(STOCK).bind(stockJson),
  ]);
  if (priced!.meta.changes < prices.length) throw new Error("a product was changed at the same moment");
  return { changed: new Set([...stocks, ...(prices as { id: number }[])].map(({ id }) => id)).size, refused };
}

const FOUND = `
  SELECT r.key AS position, product.id, ${PRICE_COLUMNS}, ${HAS_OPTION_STOCK} AS isByOption
  FROM json_each(?2) r CROSS JOIN product ON product.vendor_id = ?1
    AND product.feed_id IN (r.value ->> 'feedId', ?3 || (r.value ->> 'feedId')) AND product.retired_at IS NULL`;

const at = (path: string) => `r.value ->> '$.${path}'`;
const IS_CHANGED = `product.id = ${at("id")} AND product.updated_at = ${at("next.changedAt")}`;

const PRICE = `
  UPDATE product SET selling_price = ${at("next.sellingPrice")}, usd_price = ${at("next.usdPrice")}, usd_rate = ${at("next.usdRate")},
    sale_price = ${at("next.salePrice")}, sale_until = ${at("next.saleUntil")}, special_price = ${at("next.specialPrice.price")},
    special_ends_at = ${at("next.specialPrice.endDate")}, discount = ${at("next.discount")}, shown_price = ${at("next.shownPrice")},
    shown_discount = ${at("next.shownDiscount")}, turns_at = ${at("next.turnsAt")}, updated_at = ${at("next.changedAt")}
  FROM json_each(?1) r
  WHERE product.id = ${at("id")} AND product.locked = 0 AND product.updated_at = ${at("was.updatedAt")}
    AND product.selling_price = ${at("was.sellingPrice")}`;

const PRICE_EVENT = `${INSERT_EVENT}
  SELECT ?2, ?3, ?4, ?5, 'productChanged', 'product', product.id,
    json_object('price', ${at("was.sellingPrice")}, 'usdPrice', ${at("was.usdPrice")}),
    json_object('price', product.selling_price, 'usdPrice', product.usd_price), ?6
  FROM json_each(?1) r CROSS JOIN product ON ${IS_CHANGED}`;

const VARIANTS = `
  UPDATE product_variant SET price = ${at("next.sellingPrice")} FROM json_each(?1) r
  WHERE product_id = ${at("id")} AND price = ${at("was.sellingPrice")}
    AND EXISTS (SELECT 1 FROM product WHERE ${IS_CHANGED})`;

const IS_OTHER = `product.id = ${at("id")} AND product.locked = 0 AND product.stock_amount <> ${at("stock")} AND NOT ${HAS_OPTION_STOCK}`;

const STOCK_EVENT = `${INSERT_EVENT}
  SELECT ?2, ?3, ?4, ?5, 'productChanged', 'product', product.id, json_object('stock', product.stock_amount),
    json_object('stock', ${at("stock")}), ?6
  FROM json_each(?1) r CROSS JOIN product ON ${IS_OTHER}`;

const LISTED = `UPDATE product SET listed_stock = ${at("stock")} FROM json_each(?1) r
  WHERE ${IS_OTHER} AND (product.listed_stock > 0) <> (${at("stock")} > 0)`;
const STOCK = `UPDATE product SET stock_amount = ${at("stock")} FROM json_each(?1) r WHERE ${IS_OTHER}`;
