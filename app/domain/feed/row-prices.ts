import { percentOff } from "../products/price.ts";
import type { ProductDraft } from "./product-draft.ts";
import { santimOf } from "../prices/price-rules.ts";
import type { FeedCells } from "./feed-cells.ts";
import type { FeedColumn } from "./column-names.ts";
import { noStyle, type NumberStyle } from "./feed-number.ts";
import { readPrice, readSalePrice } from "./feed-price.ts";
import type { CategoryPath } from "./category-path.ts";
import { cleanLine } from "./feed-text.ts";
import { readInterval } from "./sale-interval.ts";

export interface FeedMoment {
  now: number;
  /** Santim for a US dollar. */
  usdRate: number;
  style?: NumberStyle;
  /** Where paths belong that name no department, as staff said of this vendor. */
  categories?: ReadonlyMap<string, CategoryPath>;
  isBirr?: boolean;
}

type Prices = Pick<ProductDraft, "sellingPrice" | "usdPrice" | "salePrice" | "specialPrice" | "nextSale" | "discount">;

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
  if (dollars?.currency === "ETB") throw row.refusal("usd_price", "notUsd", row.text("usd_price"));
  const usdPrice = dollars?.amount ?? (price?.currency === "USD" ? price.amount : null);
  if (!price && usdPrice === null) throw row.refusal("price", "empty");
  const ownPrice = price ? inSantim(price, usdRate) : santimOf(usdPrice!, usdRate);
  const further = (column: "sale_price" | "compare_at_price") => {
    const read = readSalePrice(cleanLine(row.text(column)), row.name(column), readingOf(column));
    return read && inSantim(read, usdRate);
  };
  const before = further("compare_at_price") ?? 0;
  const sellingPrice = Math.max(before, ownPrice);
  const salePrice = before > ownPrice ? ownPrice : further("sale_price");
  const dates = saleDates(row);
  if (salePrice !== null && salePrice > sellingPrice) {
    throw row.refusal("sale_price", "saleHigher", row.text("sale_price"));
  }
  const regular = {
    sellingPrice,
    usdPrice,
    salePrice: null,
    specialPrice: null,
    nextSale: null,
    discount: 0,
  };
  if (salePrice === null || salePrice === sellingPrice) return regular;
  // A discount percent of a dated sale would remain in the lists of discounted products after its end.
  const { start, end } = dates ?? { start: 0, end: null };
  if (end !== null && end <= now) return regular;
  if (start > now) return { ...regular, nextSale: { price: salePrice, startDate: start, endDate: end } };
  if (end !== null) return { ...regular, specialPrice: { price: salePrice, endDate: end } };
  return { ...regular, salePrice, discount: percentOff(sellingPrice, salePrice) ?? 0 };
}

function saleDates(row: FeedCells): ReturnType<typeof readInterval> {
  const column = "sale_price_effective_date";
  const interval = cleanLine(row.text(column));
  if (interval !== "" || !(row.has("sale_starts") || row.has("sale_ends")))
    return readInterval(interval, row.name(column));
  const [starts, ends] = [cleanLine(row.text("sale_starts")), cleanLine(row.text("sale_ends"))];
  return readInterval(`${starts}/${ends}`, row.name(ends === "" ? "sale_starts" : "sale_ends"));
}

function inSantim({ currency, amount }: { currency: "ETB" | "USD"; amount: number }, usdRate: number): number {
  return currency === "ETB" ? amount : santimOf(amount, usdRate);
}
