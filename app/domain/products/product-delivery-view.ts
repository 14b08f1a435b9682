import { cityName } from "../checkout/city-name.ts";
import { deliveryChoices, destinationOf, freeDeliveryFrom } from "../checkout/delivery-fees.ts";
import { daysView, type DateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import type { Viewer } from "../viewer.ts";
import { chargedPrice } from "./price.ts";
import type { Product, ProductVariant } from "./product.ts";

/** How one unit of a product would reach a city; finished strings. */
export interface ProductDelivery {
  /** The delivery city as people read it. */
  city: string;
  /** null: brought without a fee. */
  fee: string | null;
  /** The first and the last day on which it may come. */
  from: DateView;
  until: DateView;
  /** Goods of this seller that are brought without a fee come to so much; null where this one is already. */
  freeFrom: string | null;
}

/** Fee and days by the table that cart and order count with (domain/checkout/delivery-fees), for one unit and the chosen city. */
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
