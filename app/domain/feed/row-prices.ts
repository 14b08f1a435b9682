import { percentOff } from "../products/price.ts";
import type { ProductDraft } from "../products/product-draft.ts";
import { santimOf } from "../prices/usd-rate.ts";
import type { FeedCells } from "./feed-cells.ts";
import type { FeedColumn } from "./feed-columns.ts";
import { noStyle, type NumberStyle } from "./feed-number.ts";
import { readPrice, readSalePrice } from "./feed-price.ts";
import { cleanLine } from "./feed-text.ts";
import { RowRefusal } from "./row-refusal.ts";
import { readInterval } from "./sale-interval.ts";

export interface FeedMoment {
  now: number;
  /** Santim for a US dollar. */
  usdRate: number;
  style?: NumberStyle;
  isBirr?: boolean;
}

type Prices = Pick<ProductDraft, "sellingPrice" | "usdPrice" | "salePrice" | "specialPrice" | "discount">;

/**
 * A sale price without dates is the alternate form's; with dates it is the special price until they end (settled.md
 * 30).
 */
export function readPrices(row: FeedCells, { now, usdRate, style = noStyle, isBirr = false }: FeedMoment): Prices {
  const readingOf = (column: FeedColumn) => ({
    style,
    bare: isBirr || row.isBareBirr(column) ? ("ETB" as const) : null,
  });
  const price = readPrice(cleanLine(row.text("price")), row.name("price"), readingOf("price"));
  const dollars = readPrice(cleanLine(row.text("usd_price")), row.name("usd_price"), { style, bare: "USD" });
  if (dollars?.currency === "ETB") throw new RowRefusal(row.name("usd_price"), "is not in USD");
  const usdPrice = dollars?.amount ?? (price?.currency === "USD" ? price.amount : null);
  if (!price && usdPrice === null) throw new RowRefusal(row.name("price"), "is empty");
  const sellingPrice = price ? inSantim(price, usdRate) : santimOf(usdPrice!, usdRate);
  const sale = readSalePrice(cleanLine(row.text("sale_price")), row.name("sale_price"), readingOf("sale_price"));
  const dates = readInterval(cleanLine(row.text("sale_price_effective_date")), row.name("sale_price_effective_date"));
  const salePrice = sale ? inSantim(sale, usdRate) : null;
  if (salePrice !== null && salePrice > sellingPrice) {
    throw new RowRefusal(row.name("sale_price"), "is higher than the price");
  }
  const regular = {
    sellingPrice,
    usdPrice,
    salePrice: null,
    specialPrice: null,
    discount: 0,
  };
  if (salePrice === null || salePrice === sellingPrice) return regular;
  // A discount percent of a dated sale would remain in the lists of discounted products after its end.
  if (!dates) return { ...regular, salePrice, discount: percentOff(sellingPrice, salePrice) ?? 0 };
  const isRunning = dates.start <= now && now < dates.end;
  return isRunning ? { ...regular, specialPrice: { price: salePrice, endDate: dates.end } } : regular;
}

function inSantim({ currency, amount }: { currency: "ETB" | "USD"; amount: number }, usdRate: number): number {
  return currency === "ETB" ? amount : santimOf(amount, usdRate);
}
