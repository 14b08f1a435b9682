import { displayName } from "../display-name.ts";
import { cityName } from "../delivery/city-name.ts";
import { isClosed } from "../products/offer-state.ts";
import { isSent, type QuotedParcel } from "./order-quote.ts";
import { daysView, dayView, type DateView } from "../date-view.ts";
import type { NameView } from "../display-name.ts";
import { vendorStoreHref } from "../products/product-links.ts";
import { cartLineView, type CartLineView, type LineScene } from "./cart-line-view.ts";
import type { CartLine } from "./cart-line.ts";

export interface CartVendorView extends NameView {
  id: number;
  city: string;
  href: string;
  lines: CartLineView[];
  /** Before discount and delivery. */
  subtotal: string;
  subtotalSantim: number;
  closedUntil: DateView | null;
  delivery: CartDelivery | null;
}

export interface CartDelivery {
  /** false: it can only be picked up. */
  isSent: boolean;
  /** null: free. */
  fee: string | null;
  from: DateView;
  until: DateView;
  toFree: string | null;
}

export function cartVendorView(
  group: readonly CartLine[],
  parcel: QuotedParcel | undefined,
  scene: LineScene,
): CartVendorView {
  const { viewer, birr } = scene;
  const vendor = group[0]!.product.vendor;
  const subtotalSantim = parcel?.goodsTotal ?? 0;
  return {
    id: vendor.id,
    ...displayName(vendor, viewer.locale),
    city: cityName(vendor.city, viewer.locale),
    href: vendorStoreHref(vendor.id),
    lines: group.map((line) => cartLineView(line, scene)),
    subtotal: birr(subtotalSantim),
    subtotalSantim,
    closedUntil: isClosed(vendor, viewer.now) ? dayView(vendor.closedUntil!, viewer.locale) : null,
    delivery: parcel ? deliveryOf(parcel, scene) : null,
  };
}

function deliveryOf(parcel: QuotedParcel, { viewer: { locale }, birr }: LineScene): CartDelivery {
  const { deliveryFee, toFree, promisedFrom, promisedUntil } = parcel;
  return {
    isSent: isSent(parcel),
    fee: deliveryFee === 0 ? null : birr(deliveryFee),
    ...daysView(promisedFrom, promisedUntil, locale),
    toFree: toFree === null ? null : birr(toFree),
  };
}
