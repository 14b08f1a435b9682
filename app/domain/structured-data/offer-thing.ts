import type { ItemAvailability, OfferLeaf, OfferItemCondition } from "schema-dts";
import { dateView } from "../date-view.ts";
import { type Offered, offerState } from "../products/offer-state.ts";
import type { ProductDetail, ProductVariant } from "../products/product.ts";
import { decimalBirr, offerPrice } from "./offer-price.ts";

type OfferTerms = Pick<OfferLeaf, "seller" | "hasMerchantReturnPolicy" | "shippingDetails">;

interface OfferScene {
  product: ProductDetail;
  variant: ProductVariant | null;
  /** Absolute. */
  url: string;
  now: number;
  terms: OfferTerms;
}

/** In birr, which is charged whatever the page's currency (specification 4.7). */
export function offerThing({ product, variant, url, now, terms }: OfferScene): OfferLeaf {
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
    ...availabilityOf(product, variant, now),
    ...(condition !== null && { itemCondition: condition }),
    ...terms,
  };
}

/** Specification 4.1; the goods of a closed vendor are out of stock until it opens. */
export function availabilityOf(
  product: Offered,
  variant: ProductVariant | null,
  now: number,
): { availability: ItemAvailability; availabilityStarts?: string } {
  const offer = offerState(product, now, variant);
  if (offer === "soldOut") return { availability: "https://schema.org/OutOfStock" };
  if (offer === "open") return { availability: "https://schema.org/InStock" };
  return {
    availability: "https://schema.org/OutOfStock",
    availabilityStarts: dateView(product.vendor.closedUntil!, "en").iso,
  };
}

const conditions: Record<string, OfferItemCondition> = {
  Used: "https://schema.org/UsedCondition",
  Refurbished: "https://schema.org/RefurbishedCondition",
};

function conditionOf({ specifications }: ProductDetail): OfferItemCondition | null {
  const condition = specifications.find(({ name }) => name === "Condition");
  return (condition && conditions[condition.value]) ?? null;
}
