import { dealEndsAt } from "../cards/product-card-view.ts";
import { dateView } from "../date-view.ts";
import { chargedPrice, percentOff } from "../products/price.ts";
import type { Product, ProductVariant } from "../products/product.ts";
import type { IsoDate } from "./site.ts";

type Priced = Pick<ProductVariant, "price"> | null;

interface OfferPrice {
  price: number;
  old: number | null;
  /** In Addis Ababa; null without an end. */
  validUntil: IsoDate | null;
}

/** Specification 4.2, 4.3: the price at `now`, as the product page prints it in ETB. */
export function offerPrice(product: Product, variant: Priced, now: number): OfferPrice {
  const price = chargedPrice(product, variant, now);
  const isOwn = variant !== null && variant.price !== product.sellingPrice;
  const end = isOwn ? null : dealEndsAt(product, now);
  return {
    price,
    old: !isOwn && percentOff(product.sellingPrice, price) !== null ? product.sellingPrice : null,
    // A price that ends at midnight is last valid on the day before.
    validUntil: end === null ? null : dateView(end - 1, "en").iso,
  };
}

/** 350000 santim as "3500.00". */
export function decimalBirr(santim: number): string {
  const cents = santim % 100;
  return `${(santim - cents) / 100}.${String(cents).padStart(2, "0")}`;
}
