import { lineText, type Chosen } from "../chosen-line.ts";
import { momentView } from "../date-view.ts";
import { displayName } from "../display-name.ts";
import { formatEtb } from "../money.ts";
import type { Viewer } from "../viewer.ts";
import { formatOrderNumber } from "./order-number.ts";
import type { DeliveryKind } from "../delivery/delivery-fees.ts";
import { shownState, type ParcelState, type PaymentKind } from "./order-states.ts";
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

export type OrderRow = ReturnType<typeof orderRow>;

export function orderRow(order: ListedOrder, { locale, now }: Viewer) {
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
