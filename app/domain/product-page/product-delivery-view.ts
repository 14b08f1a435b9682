import { cityName } from "../delivery/city-name.ts";
import { deliveryChoices, type DeliveryFees, destinationOf } from "../delivery/delivery-fees.ts";
import { parcelSizes } from "../delivery/size-class.ts";
import { daysView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import type { Viewer } from "../viewer.ts";
import { chargedPrice } from "../products/price.ts";
import type { Product, ProductVariant } from "../products/product.ts";

export interface DeliveryQuestion {
  /** settled.md 26. */
  city: string;
  fees: DeliveryFees;
}

/** For one unit; finished strings. isSent: false where it can only be picked up. */
export function productDelivery(
  product: Product,
  variant: Pick<ProductVariant, "price"> | null,
  { city, fees }: DeliveryQuestion,
  { locale, now }: Viewer,
) {
  const parcel = {
    city: product.vendor.city,
    goods: chargedPrice(product, variant, now),
    ...parcelSizes([product]),
  };
  const { delivery, fee, toFree, promisedFrom, promisedUntil } = deliveryChoices(parcel, destinationOf(city), {
    fees,
    now,
  })[0]!;
  return {
    city: cityName(city, locale),
    isSent: delivery === "standard",
    /** null: free. */
    fee: fee === 0 ? null : formatEtb(fee),
    ...daysView(promisedFrom, promisedUntil, locale),
    /** null when delivery is already free, and for goods that the limit does not hold for. */
    freeFrom: toFree === null ? null : formatEtb(fees.freeFrom),
  };
}
