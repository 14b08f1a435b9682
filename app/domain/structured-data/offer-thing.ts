import type { ItemAvailability, OfferLeaf, OfferItemCondition } from "schema-dts";
import { isClosed } from "../cart/order-quote.ts";
import { dateView } from "../date-view.ts";
import type { Product, ProductDetail, ProductVariant } from "../products/product.ts";
import { isOutOfStock, unitsLeft } from "../products/stock.ts";
import { decimalBirr, offerPrice } from "./offer-price.ts";

/** What all offers of a product share: as things, or as references to them. */
type OfferTerms = Pick<OfferLeaf, "seller" | "hasMerchantReturnPolicy" | "shippingDetails">;

interface Offered {
  product: ProductDetail;
  variant: ProductVariant | null;
  /** Absolute. */
  url: string;
  /** UTC ms. */
  now: number;
  terms: OfferTerms;
}

/** An offer, in birr, which is charged whatever currency the page shows (specification 4.7). */
export function offerThing({ product, variant, url, now, terms }: Offered): OfferLeaf {
  const { price, old, validUntil } = offerPrice(product, variant, now);
  const condition = conditionOf(product);
  return {
    "@type": "Offer",
    url,
    price: decimalBirr(price),
    priceCurrency: "ETB",
    ...(old !== null && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: decimalBirr(old),
        priceCurrency: "ETB",
      },
    }),
    ...(validUntil !== null && { priceValidUntil: validUntil }),
    ...availabilityOf({ ...product, stockAmount: unitsLeft(product, variant) }, now),
    ...(condition !== null && { itemCondition: condition }),
    ...terms,
  };
}

/** Specification 4.1; the goods of a closed vendor are out of stock until it opens. */
export function availabilityOf(
  product: Pick<Product, "stockAmount" | "vendor">,
  now: number,
): { availability: ItemAvailability; availabilityStarts?: string } {
  if (isOutOfStock(product)) return { availability: "https://schema.org/OutOfStock" };
  if (!isClosed(product.vendor, now)) return { availability: "https://schema.org/InStock" };
  return {
    availability: "https://schema.org/OutOfStock",
    availabilityStarts: dateView(product.vendor.closedUntil!, "en").iso,
  };
}

const conditions: Record<string, OfferItemCondition> = {
  Used: "https://schema.org/UsedCondition",
  Refurbished: "https://schema.org/RefurbishedCondition",
};

/** From the specification table, where imports put it (domain/feed); null when it says nothing. */
function conditionOf({ specifications }: ProductDetail): OfferItemCondition | null {
  const condition = specifications.find(({ name }) => name === "Condition");
  return (condition && conditions[condition.value]) ?? null;
}
