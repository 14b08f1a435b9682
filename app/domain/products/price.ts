import { defaultPriceBounds } from "../constants.ts";
import { formatEtb, formatEtbRange, formatUsd, formatUsdRange } from "../money.ts";
import type { Viewer } from "../viewer.ts";
import { type Product, type ProductVariant, isSpecialActive } from "./product.ts";

export type InBirr = Pick<Product, "sellingPrice" | "salePrice" | "specialPrice" | "saleUntil" | "discount">;
type Priced = InBirr & Pick<Product, "usdPrice" | "optionPrices">;

/** Finished prices such as "3,500 ETB" or "$24.50"; `old` is struck through. */
export interface PriceView {
  current: string;
  old: string | null;
  percent: number | null;
  /** `current` is in converted dollars, so it is printed as "about". */
  isAbout?: true;
  dollars?: string;
}

/** Specification 4.3: a sale runs when sale_price is set and `until` is missing or in the future. */
export function isSaleRunning(product: Pick<InBirr, "salePrice" | "saleUntil">, now: number): boolean {
  return product.salePrice !== null && (product.saleUntil === null || now < product.saleUntil);
}

/**
 * The price of one unit at `now`, in santim: a variant's own, else the special price while active (4.2), else the sale
 * price while it runs (4.3), else the selling price. US dollars are display only.
 */
export function chargedPrice(product: InBirr, variant: Pick<ProductVariant, "price"> | null, now: number): number {
  if (variant !== null && variant.price !== product.sellingPrice) return variant.price;
  if (isSpecialActive(product.specialPrice, now)) return product.specialPrice.price;
  if (product.salePrice !== null && isSaleRunning(product, now)) return product.salePrice;
  return product.sellingPrice;
}

export function regularPrice(
  product: Pick<InBirr, "sellingPrice">,
  variant: Pick<ProductVariant, "price"> | null,
): number {
  return variant?.price ?? product.sellingPrice;
}

/** 4,000 to 3,500 is 13. */
export function percentOff(old: number, current: number): number | null {
  if (old <= 0 || current >= old) return null;
  return Math.min(99, Math.max(1, Math.round(((old - current) * 100) / old)));
}

/**
 * Computed while a special price or sale runs; without either the product's own `discount` (specification 3.1); null
 * after one has ended.
 */
export function discountPercent(product: InBirr, now: number): number | null {
  const running = percentOff(product.sellingPrice, chargedPrice(product, null, now));
  if (running !== null) return running;
  if (product.specialPrice !== null || product.salePrice !== null) return null;
  return product.discount > 0 ? product.discount : null;
}

type Money = Parameters<typeof formatEtb>[1];

/** A first price replaces the default bounds, because goods may cost more than those (specification 9.3). */
function boundsOf(prices: readonly number[]): { min: number; max: number } {
  return prices.length === 0 ? defaultPriceBounds : { min: Math.min(...prices), max: Math.max(...prices) };
}

/** Specification 4.3: one price, or the range of options with different prices. */
export function priceView(product: Priced, viewer: Pick<Viewer, "currency" | "now">, money: Money = {}): PriceView {
  const options = product.optionPrices.map((price) => ({ price }));
  const { min, max } = boundsOf(options.map((option) => chargedPrice(product, option, viewer.now)));
  if (min >= max) return variantPriceView(product, options[0] ?? null, viewer, money);
  const birr = { current: formatEtbRange(min, max, money), old: null, percent: null };
  if (viewer.currency === "ETB") return birr;
  const [low, high] = [inDollars(product, min), inDollars(product, max)];
  if (low === null || high === null) return birr;
  const dollars = formatUsdRange(low, high);
  return isLowered(product, viewer.now) ? { ...birr, dollars } : { ...birr, current: dollars, isAbout: true };
}

/** Specification 4.2, 4.7: a lowered price stays in birr, with its dollars beside it. */
export function variantPriceView(
  product: Priced,
  variant: Pick<ProductVariant, "price"> | null,
  viewer: Pick<Viewer, "currency" | "now">,
  money: Money = {},
): PriceView {
  if (variant === null || variant.price === product.sellingPrice)
    return priceOf(product, chargedPrice(product, null, viewer.now), viewer, money);
  return priceOf({ ...product, oldPrice: variant.price }, variant.price, viewer, money);
}

/** Then all prices of the product are in birr, so that its options can be compared. */
function isLowered(product: InBirr, now: number): boolean {
  return isSpecialActive(product.specialPrice, now) || chargedPrice(product, null, now) !== product.sellingPrice;
}

function priceOf(
  product: Priced & { oldPrice?: number },
  charged: number,
  { currency, now }: Pick<Viewer, "currency" | "now">,
  money: Money,
): PriceView {
  const regular = product.oldPrice ?? product.sellingPrice;
  const percent = percentOff(regular, charged);
  const birr = {
    current: formatEtb(charged, money),
    old: percent === null ? null : formatEtb(regular, money),
    percent,
  };
  const cents = currency === "ETB" ? null : inDollars(product, charged);
  if (cents === null) return birr;
  const dollars = formatUsd(cents);
  if (isLowered(product, now)) return { ...birr, dollars };
  return { current: dollars, old: null, percent: null, ...(charged !== product.sellingPrice && { isAbout: true }) };
}

/** A special or sale price that is not below the new price ends. */
export function withNewPrice(product: InBirr, price: number): InBirr {
  const salePrice = product.salePrice !== null && product.salePrice < price ? product.salePrice : null;
  const { specialPrice } = product;
  return {
    sellingPrice: price,
    salePrice,
    saleUntil: salePrice === null ? null : product.saleUntil,
    specialPrice: specialPrice !== null && specialPrice.price < price ? specialPrice : null,
    discount:
      product.salePrice === null ? product.discount : salePrice === null ? 0 : (percentOff(price, salePrice) ?? 0),
  };
}

/** At the ratio of the product's own two prices. Display only (specification 4.7). */
export function inDollars(
  { sellingPrice, usdPrice }: Pick<Product, "sellingPrice" | "usdPrice">,
  santim: number,
): number | null {
  if (usdPrice <= 0 || sellingPrice <= 0) return null;
  return santim === sellingPrice ? usdPrice : Math.round((santim * usdPrice) / sellingPrice);
}
