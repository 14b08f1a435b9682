import { cityName } from "../delivery/city-name.ts";
import { deliveryChoices, type DeliveryFees, destinationOf } from "../delivery/delivery-fees.ts";
import { daysView, type DateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import type { Viewer } from "../viewer.ts";
import { chargedPrice } from "../products/price.ts";
import type { Product, ProductVariant } from "../products/product.ts";

/** For one unit; finished strings. */
export interface ProductDelivery {
  city: string;
  /** null: free. */
  fee: string | null;
  from: DateView;
  until: DateView;
  /** null when delivery is already free. */
  freeFrom: string | null;
}

export interface DeliveryQuestion {
  /** settled.md 26. */
  city: string;
  fees: DeliveryFees;
}

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
