import { lineText, type Chosen } from "../chosen-line.ts";
import { momentView, type DateView } from "../date-view.ts";
import { displayName, type NameView } from "../display-name.ts";
import { formatEtb } from "../money.ts";
import type { Viewer } from "../viewer.ts";
import { formatOrderNumber } from "./order-number.ts";
import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import { shownState, type ParcelState, type PaymentKind, type ShownState } from "./order-states.ts";
import { orderHref } from "./order-view.ts";
import { type Translated, translationsOf } from "../translated.ts";

export interface ListedOrder {
  publicId: string;
  number: string;
  total: number;
  placedAt: number;
  first: Chosen & { units: number };
  lines: number;
  paymentKind: PaymentKind;
  parcels: (Translated<"vendorName"> & { delivery: DeliveryKind; state: ParcelState })[];
}

export interface OrderRow {
  href: string;
  number: string;
  placed: DateView;
  total: string;
  first: NameView;
  more: number;
  parcels: { vendor: NameView; delivery: DeliveryKind; state: ShownState }[];
}

export function orderRow(order: ListedOrder, { locale, now }: Viewer): OrderRow {
  return {
    href: orderHref(order),
    number: formatOrderNumber(order.number),
    placed: momentView(order.placedAt, locale, now),
    total: formatEtb(order.total),
    first: { ...displayName(order.first, locale), name: lineText(order.first, locale) },
    more: order.lines - 1,
    parcels: order.parcels.map(({ delivery, state, ...vendor }) => ({
      vendor: displayName(translationsOf(vendor, "vendorName"), locale),
      delivery,
      state: shownState(state, order.paymentKind),
    })),
  };
}
