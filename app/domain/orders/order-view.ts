import { waitsForPhoneCode } from "./phone-code.ts";
import { displayName } from "../display-name.ts";
import { parsePhone, phoneText } from "../accounts/contact.ts";
import { cityName } from "../delivery/city-name.ts";
import { paymentNote } from "./order-payment-note.ts";
import { placeParts } from "../delivery/place-parts.ts";
import { dayView, daysView, deadlineView, momentView } from "../date-view.ts";
import { formatEtb, minusEtb } from "../money.ts";
import { vendorStoreHref } from "../products/product-links.ts";
import type { Viewer } from "../viewer.ts";
import { cashByParcel, glanceOf } from "./order-glance.ts";
import { orderLineView, parcelAmounts } from "./order-line-view.ts";
import { formatOrderNumber } from "./order-number.ts";
import { mayShopperCancel, shownState, underWayStates } from "./order-states.ts";
import { returnUntil, wasDelivered, type Order, type OrderParcel } from "./order.ts";
import { parcelSteps } from "./parcel-steps.ts";

/** Amounts are finished strings. */
export type OrderView = ReturnType<typeof orderView>;

/** sameAs: position of the first parcel with identical steps, which are printed once. */
export type ParcelView = ReturnType<typeof parcelView> & { sameAs: number | null };

const HOUR = 3_600_000;

/** Amounts are in birr whatever currency the viewer chose. */
export function orderView(order: Order, { locale, now }: Viewer) {
  const { payment, parcels } = order;
  const active = parcels.filter(({ state }) => state !== "cancelled");
  const remaining = active.reduce((sum, { total }) => sum + total, 0);
  const isLess = active.length < parcels.length || active.some(({ cancelledGoods }) => cancelledGoods.length > 0);
  return {
    href: orderHref(order),
    number: formatOrderNumber(order.number),
    placed: momentView(order.placedAt, locale, now),
    /** Within an hour of a successful order the page says thank you. */
    isFresh:
      order.isOwn &&
      now - order.placedAt < HOUR &&
      active.length > 0 &&
      (payment.kind === "cash" || payment.state === "paid"),
    phoneCodeBy: waitsForPhoneCode(payment) ? deadlineView(payment.payBy!, locale) : null,
    payment: {
      ...paymentNote(order),
      kind: payment.kind,
      payBy: payment.payBy === null ? null : deadlineView(payment.payBy, locale),
      amount: formatEtb(payment.amount),
    },
    doors: cashByParcel(order, active, locale),
    glance: glanceOf(active),
    refunds: order.refunds.map(({ amount, isDone }) => ({ amount: formatEtb(amount), isDone })),
    parcels: withAlike(parcels.map((parcel) => parcelView(parcel, order, { locale, now }))),
    name: order.name,
    phone: phoneText(order.phone),
    email: order.email,
    place: placeParts(order, locale),
    note: order.note,
    goods: formatEtb(order.goodsTotal),
    discount: minusEtb(order.discountTotal),
    delivery: formatEtb(order.deliveryTotal),
    isDeliveryFree: order.deliveryTotal === 0,
    rounding: minusEtb(order.roundingTotal),
    total: formatEtb(order.total),
    /** The total displayed before, if the order became cheaper (settled.md 21). */
    shownTotal: order.total < order.shownTotal ? formatEtb(order.shownTotal) : null,
    remaining: active.length > 0 && isLess ? formatEtb(remaining) : null,
  };
}

function withAlike(parcels: ReturnType<typeof parcelView>[]): ParcelView[] {
  const first = new Map<string, number>();
  return parcels.map((parcel) => {
    const steps = parcel.steps.map(({ state, at, progress }) => [state, at?.iso, progress]);
    const key = JSON.stringify([steps, parcel.delivery]);
    const sameAs = first.get(key) ?? null;
    if (sameAs === null) first.set(key, parcel.position);
    return { ...parcel, sameAs };
  });
}

export function orderHref({ publicId }: Pick<Order, "publicId">): string {
  return `/orders/${publicId}`;
}

function parcelView(parcel: OrderParcel, order: Order, { locale, now }: Pick<Viewer, "locale" | "now">) {
  const { vendor, state, position } = parcel;
  const until = returnUntil(parcel);
  return {
    position,
    href: `${orderHref(order)}/parcels/${position}`,
    vendor: {
      ...displayName(vendor, locale),
      href: vendorStoreHref(vendor.id),
      phone: vendor.phone ? callable(vendor.phone) : null,
      city: cityName(vendor.city, locale),
    },
    delivery: parcel.delivery,
    promised: underWayStates.includes(state) ? daysView(parcel.promisedFrom, parcel.promisedUntil, locale) : null,
    state: shownState(state, order.payment.kind),
    reason: parcel.reason,
    tracking: parcel.tracking,
    isVendorNotified: state === "placed" && parcel.isVendorNotified && !parcel.isSilent,
    isSilent: state === "placed" && parcel.isSilent === true,
    isLate: underWayStates.includes(state) && parcel.isLate === true,
    cancelledBy: parcel.isSilent && parcel.cancelledBy === "shop" ? ("silence" as const) : parcel.cancelledBy,
    steps: parcelSteps(parcel).map((step) => ({
      ...step,
      state: shownState(step.state, order.payment.kind),
      at: step.at === null ? null : momentView(step.at, locale, now),
    })),
    lines: parcel.lines.map((line) =>
      orderLineView(line, locale, {
        mayReview: order.mayReview && wasDelivered(parcel),
        cancelledGoods: parcel.cancelledGoods,
      }),
    ),
    ...parcelAmounts(parcel),
    mayCancel: mayShopperCancel(state),
    mayReturn: until !== null && now < until ? dayView(until, locale) : null,
    hasReceipt: parcel.receipt !== null,
  };
}

function callable(written: string): { text: string; href: string } {
  const stored = parsePhone(written) ?? written;
  return { text: phoneText(stored), href: `tel:${stored.replace(/[^\d+]/g, "")}` };
}
