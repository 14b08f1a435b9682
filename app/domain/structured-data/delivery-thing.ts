import type { DayOfWeek, MerchantReturnPolicyLeaf, OfferShippingDetailsLeaf } from "schema-dts";
import { cityName } from "../delivery/city-name.ts";
import { deliveryChoices, deliveryZone, destinationOf, regionOfCity } from "../delivery/delivery-fees.ts";
import { parcelSizes, type Sized } from "../delivery/size-class.ts";
import { isClosed } from "../products/offer-state.ts";
import type { DeliveryQuestion } from "../product-page/product-delivery-view.ts";
import { regionName } from "../delivery/regions.ts";
import { returnDays } from "../orders/order.ts";
import type { Product } from "../products/product.ts";
import { decimalBirr } from "./offer-price.ts";
import { pageUrl, type Site } from "./site.ts";

const workingDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"].map(
  (day) => `https://schema.org/${day}` as DayOfWeek,
);

/** `goods`: price in santim. null where it is not delivered; a closed vendor's goods have no delivery time. */
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
