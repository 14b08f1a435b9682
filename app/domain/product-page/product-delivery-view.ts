import { cityName } from "../delivery/city-name.ts";
import { deliveryChoices, type DeliveryFees, destinationOf } from "../delivery/delivery-fees.ts";
import { daysView, type DateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import type { Viewer } from "../viewer.ts";
import { chargedPrice } from "../products/price.ts";
import type { Product, ProductVariant } from "../products/product.ts";

/** Delivery of one unit to a city; finished strings. */
export interface ProductDelivery {
  /** The delivery city in the viewer's language. */
  city: string;
  /** null: free. */
  fee: string | null;
  /** First and last day of delivery. */
  from: DateView;
  until: DateView;
  /** Amount of this seller's goods from which delivery is free; null when it already is. */
  freeFrom: string | null;
}

/** Where a product would be brought, and for which fees. */
export interface DeliveryQuestion {
  /** The delivery city (settled.md 26). */
  city: string;
  /** Those of the moment, as in cart and order. */
  fees: DeliveryFees;
}

/** Fee and days for one unit and the chosen city. */
export function productDelivery(
  product: Product,
  variant: Pick<ProductVariant, "price"> | null,
  { city, fees }: DeliveryQuestion,
  { locale, now }: Viewer,
): ProductDelivery {
  const parcel = {
    city: product.vendor.city,
    goods: chargedPrice(product, variant, now),
    isFree: product.freeDelivery,
  };
  const { fee, promisedFrom, promisedUntil } = deliveryChoices(parcel, destinationOf(city), { fees, now })[0]!;
  return {
    city: cityName(city, locale),
    fee: fee === 0 ? null : formatEtb(fee),
    ...daysView(promisedFrom, promisedUntil, locale),
    freeFrom: fee === 0 ? null : formatEtb(fees.freeFrom),
  };
}
