import { cityName } from "../delivery/city-name.ts";
import { deliveryChoices, destinationOf, freeDeliveryFrom } from "../delivery/delivery-fees.ts";
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

/**
 * Fee and days for one unit and the chosen city, from the table that cart and order use
 * (domain/delivery/delivery-fees).
 */
export function productDelivery(
  product: Product,
  variant: Pick<ProductVariant, "price"> | null,
  city: string,
  { locale, now }: Viewer,
): ProductDelivery {
  const parcel = {
    city: product.vendor.city,
    goods: chargedPrice(product, variant, now),
    isFree: product.freeDelivery,
  };
  const { fee, promisedFrom, promisedUntil } = deliveryChoices(parcel, destinationOf(city), now)[0]!;
  return {
    city: cityName(city, locale),
    fee: fee === 0 ? null : formatEtb(fee),
    ...daysView(promisedFrom, promisedUntil, locale),
    freeFrom: fee === 0 ? null : formatEtb(freeDeliveryFrom),
  };
}
