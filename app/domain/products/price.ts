import { formatEtb, formatEtbRange, formatUsd } from "../money.ts";
import type { EtbFormat } from "../readings.ts";
import { etbFormat } from "../readings.ts";
import type { Viewer } from "../viewer.ts";
import type { Product, ProductVariant } from "./product.ts";
import { isSpecialActive } from "./special-price.ts";

type InBirr = Pick<Product, "sellingPrice" | "salePrice" | "specialPrice" | "saleUntil" | "discount">;
type Priced = InBirr & Pick<Product, "usdPrice">;

/** Finished prices such as "3,500 ETB" or "$24.50"; `old` is struck through, and `percent` is the discount from it. */
export interface PriceView {
  current: string;
  old: string | null;
  percent: number | null;
}

/** Specification 4.3: a sale runs when sale_price is set and `until` is missing or in the future. now in UTC ms. */
export function isSaleRunning(product: Pick<InBirr, "salePrice" | "saleUntil">, now: number): boolean {
  return product.salePrice !== null && (product.saleUntil === null || now < product.saleUntil);
}

/**
 * What one unit costs at `now` (UTC ms), in santim, as carts and orders charge it: a variant's own price, else the
 * special price while active (4.2), else the sale price while it runs (4.3), else the selling price. US dollars are
 * display only and never charged.
 */
export function chargedPrice(product: InBirr, variant: Pick<ProductVariant, "price"> | null, now: number): number {
  if (variant !== null && variant.price !== product.sellingPrice) return variant.price;
  if (isSpecialActive(product.specialPrice, now)) return product.specialPrice.price;
  if (product.salePrice !== null && isSaleRunning(product, now)) return product.salePrice;
  return product.sellingPrice;
}

/** Whole percent saved, 1 to 99, or null when nothing is saved: 4,000 to 3,500 is 13. Santim in. */
export function percentOff(old: number, current: number): number | null {
  if (old <= 0 || current >= old) return null;
  return Math.min(99, Math.max(1, Math.round(((old - current) * 100) / old)));
}

/**
 * The percent a card shows at `now`: computed while a special price or sale runs, the product's own `discount`
 * (specification 3.1) when it has neither, null after one has ended.
 */
export function discountPercent(product: InBirr, now: number): number | null {
  const running = percentOff(product.sellingPrice, chargedPrice(product, null, now));
  if (running !== null) return running;
  if (product.specialPrice !== null || product.salePrice !== null) return null;
  return product.discount > 0 ? product.discount : null;
}

/**
 * Specification 4.2, 4.3, 4.7. An active special price is shown in ETB in both currencies, with the selling price as
 * the old one. A running sale is shown the same way in ETB; in US dollars only usdPrice is shown. `format`: reading of
 * 5.3.
 */
export function priceView(
  product: Priced,
  viewer: Pick<Viewer, "currency" | "now">,
  format: EtbFormat = etbFormat.card,
): PriceView {
  if (viewer.currency !== "ETB" && !isSpecialActive(product.specialPrice, viewer.now)) {
    return { current: formatUsd(product.usdPrice), old: null, percent: null };
  }
  return etbView(product.sellingPrice, chargedPrice(product, null, viewer.now), format);
}

/**
 * Specification 4.3: one price when lowest and highest are equal, sale and regular price without variants, else the
 * range of the variants' charged prices. Variants have no dollar prices, so a range is in ETB.
 */
export function alternatePriceView(
  product: Priced,
  variants: readonly Pick<ProductVariant, "price">[],
  viewer: Pick<Viewer, "currency" | "now">,
  format: EtbFormat = etbFormat.card,
): PriceView {
  const prices = variants.map((variant) => chargedPrice(product, variant, viewer.now));
  const min = Math.min(...prices);
  const max = Math.max(...prices);
  if (prices.length > 0 && min !== max)
    return { current: formatEtbRange(min, max, decimals(format)), old: null, percent: null };
  const single = variants[0];
  return single ? variantPriceView(product, single, viewer, format) : priceView(product, viewer, format);
}

/** The price of a chosen variant: its own in ETB, or the product's when it has none. */
export function variantPriceView(
  product: Priced,
  variant: Pick<ProductVariant, "price"> | null,
  viewer: Pick<Viewer, "currency" | "now">,
  format: EtbFormat = etbFormat.card,
): PriceView {
  if (variant === null || variant.price === product.sellingPrice) return priceView(product, viewer, format);
  return { current: formatEtb(variant.price, decimals(format)), old: null, percent: null };
}

function etbView(selling: number, charged: number, format: EtbFormat): PriceView {
  const percent = percentOff(selling, charged);
  return {
    current: formatEtb(charged, decimals(format)),
    old: percent === null ? null : formatEtb(selling, decimals(format)),
    percent,
  };
}

function decimals(format: EtbFormat): { decimals: boolean } {
  return { decimals: format === "decimals" };
}
