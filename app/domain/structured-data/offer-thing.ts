import type {
  ItemAvailability,
  OfferLeaf,
  OfferItemCondition,
  DayOfWeek,
  MerchantReturnPolicyLeaf,
  OfferShippingDetailsLeaf,
  AggregateRatingLeaf,
} from "schema-dts";
import { dateView } from "../date-view.ts";
import { decimalBirr } from "../money.ts";
import { type Offered, offerState, isClosed } from "../products/stock.ts";
import type { ProductDetail, ProductVariant, Product } from "../products/product.ts";
import { dealEndsAt } from "../cards/product-card-view.ts";
import { chargedPrice, percentOff } from "../products/price.ts";
import { pageUrl, type Site } from "./site.ts";
import { cityName } from "../delivery/city-name.ts";
import { regionOfCity } from "../delivery/city-name.ts";
import { deliveryChoices, deliveryZone, destinationOf } from "../delivery/delivery-fees.ts";
import { parcelSizes, type Sized } from "../delivery/size-class.ts";
import type { DeliveryQuestion } from "../product-page/product-delivery-view.ts";
import { regionName } from "../delivery/regions.ts";
import { returnDays } from "../orders/order.ts";

type OfferTerms = Pick<OfferLeaf, "seller" | "hasMerchantReturnPolicy" | "shippingDetails">;

interface OfferScene {
  product: ProductDetail;
  variant: ProductVariant | null;
  /** Absolute. */
  url: string;
  now: number;
  terms: OfferTerms;
}

/** In birr, the currency of payment, whatever the page prints (specification 4.7). */
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

type Priced = Pick<ProductVariant, "price"> | null;

/** Specification 4.2, 4.3: the price at `now`, as the product page prints it in ETB. */
export function offerPrice(product: Product, variant: Priced, now: number) {
  const price = chargedPrice(product, variant, now);
  const isOwn = variant !== null && variant.price !== product.sellingPrice;
  const end = isOwn ? null : dealEndsAt(product, now);
  return {
    price,
    old: !isOwn && percentOff(product.sellingPrice, price) !== null ? product.sellingPrice : null,
    // A price that ends at midnight is last valid on the day before.
    /** In Addis Ababa; null without an end. */
    validUntil: end === null ? null : dateView(end - 1, "en").iso,
  };
}

const workingDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
  (day) => `https://schema.org/${day}` as DayOfWeek,
);

/** `goods`: price in santim. null if it is not delivered; a closed vendor's goods have no delivery time. */
export function deliveryThing(
  site: Site,
  product: Sized & Pick<Product, "vendor" | "freeDelivery">,
  { goods, city, fees, now }: DeliveryQuestion & { goods: number; now: number },
): OfferShippingDetailsLeaf | null {
  const from = product.vendor.city;
  const to = destinationOf(city);
  const sizes = parcelSizes([product]);
  const { delivery, fee } = deliveryChoices({ city: from, goods, ...sizes }, to, { fees, now })[0]!;
  const days = fees.cases[sizes.size][deliveryZone(from, to)];
  if (!days || delivery === "pickup") return null;
  const { fromDays, untilDays } = days;
  const region = regionOfCity(city);
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: decimalBirr(fee), currency: "ETB" },
    shippingDestination: {
      "@type": "DefinedRegion",
      name: cityName(city, site.locale),
      addressCountry: "ET",
      ...(region !== null && { addressRegion: regionName(region, site.locale) }),
    },
    ...(!isClosed(product.vendor, now) && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        transitTime: { "@type": "QuantitativeValue", minValue: fromDays, maxValue: untilDays, unitCode: "DAY" },
        businessDays: { "@type": "OpeningHoursSpecification", dayOfWeek: workingDays },
      },
    }),
  };
}

export function returnThing(site: Site): MerchantReturnPolicyLeaf {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "ET",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: returnDays,
    merchantReturnLink: pageUrl(site, "/pages/return-policy"),
  };
}

/** Specification 5.1. */
export function ratingThing({ average, count }: { average: number; count: number }): AggregateRatingLeaf {
  return { "@type": "AggregateRating", ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}

/** null when the variants' prices differ. */
export function sharedOffer(product: ProductDetail, now: number): { amount: string; isAvailable: boolean } | null {
  const prices = (product.variants.length > 0 ? product.variants : [null]).map(
    (variant) => offerPrice(product, variant, now).price,
  );
  if (new Set(prices).size > 1) return null;
  const isAvailable = availabilityOf(product, null, now).availability === "https://schema.org/InStock";
  return { amount: decimalBirr(prices[0]!), isAvailable };
}
