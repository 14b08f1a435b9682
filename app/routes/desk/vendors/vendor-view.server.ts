import { createHash } from "node:crypto";
import type { DeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import type { VendorParcel } from "../../../data/vendors/vendor-parcels.server.ts";
import { phoneText } from "../../../domain/accounts/phone.ts";
import { gregorianDate } from "../../../domain/calendar/calendar.ts";
import { isClosed } from "../../../domain/products/offer-state.ts";
import { dateView, type DateView, dayView, europeanMonth, momentView } from "../../../domain/date-view.ts";
import { cityName } from "../../../domain/delivery/city-name.ts";
import { displayName } from "../../../domain/display-name.ts";
import { formatEtb } from "../../../domain/money.ts";
import { namesBuyer } from "../../../domain/orders/linked-parcel.ts";
import { parcelNumber } from "../../../domain/orders/order-number.ts";
import { shownState, type ShownState } from "../../../domain/orders/order-states.ts";
import type { BookMonth } from "../../../domain/vendors/books.ts";
import { missingForDelivery, profileFields } from "../../../domain/vendors/vendor-profile.ts";
import type { Locale, Viewer } from "../../../domain/viewer.ts";

type Now = Pick<Viewer, "locale" | "now">;

export interface VendorRowView {
  id: number;
  href: string;
  name: string;
  city: string | null;
  contacts: string[];
  products: number;
  unconfirmed: number;
  isUnreached: boolean;
  isHidden: boolean;
  isVerified: boolean;
  closed: DateView | null;
}

export function vendorRowView(vendor: DeskVendor, { locale, now }: Now): VendorRowView {
  const { id, name, amharicName, phone, email, products, unconfirmed, untold, hiddenAt, verifiedAt } = vendor;
  const missing = missingForDelivery(vendor);
  return {
    id,
    href: `/desk/vendors/${id}`,
    name: displayName({ name, nameAm: amharicName }, locale).name,
    city: missing.includes("city") ? null : cityName(vendor.city, locale),
    contacts: [phone && phoneText(phone), email].filter(Boolean),
    ...{ products, unconfirmed },
    isUnreached: (missing.includes("phone") && products > 0) || untold > 0,
    isHidden: hiddenAt !== null,
    isVerified: verifiedAt !== null,
    closed: isClosed(vendor, now) ? dateView(vendor.closedUntil! - 1, locale) : null,
  };
}

export function vendorValues(vendor: DeskVendor, now: number): Record<string, string> {
  const profile = Object.fromEntries(profileFields.map((field) => [field, vendor[field]]));
  return {
    ...profile,
    phone: vendor.smsTo === null ? vendor.phone : phoneText(vendor.smsTo),
    city: vendor.isCityKnown ? vendor.city : "",
    verified: vendor.verifiedAt === null ? "" : "1",
    hidden: vendor.hiddenAt === null ? "" : "1",
    closedUntil: isClosed(vendor, now) ? dayText(vendor.closedUntil! - 1) : "",
  };
}

function dayText(time: number): string {
  const { year, month, day } = gregorianDate(time);
  return [String(year), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

/** Another hash means that somebody changed the vendor since. */
export function vendorMark(vendor: DeskVendor, now: number): string {
  return createHash("sha256")
    .update(JSON.stringify(vendorValues(vendor, now)))
    .digest("base64url")
    .slice(0, 16);
}

export interface VendorParcelView {
  id: number;
  number: string;
  href: string;
  state: ShownState;
  total: string;
  due: DateView | null;
  refusal: string | null;
  link: { id: number; isLive: boolean; facts: { text: LinkFact; date: DateView }[] } | null;
  isUnderWay: boolean;
}

type LinkFact = "linkMade" | "linkTold" | "linkFailed" | "linkOpened" | "linkEnded" | "linkGood";

export function vendorParcelView(parcel: VendorParcel, { locale, now }: Now): VendorParcelView {
  const { id, number, position, state, total, promisedUntil, refusal, link } = parcel;
  const isUnderWay = namesBuyer({ state });
  return {
    ...{ id, refusal, isUnderWay },
    state: shownState(state, parcel.paymentKind),
    number: parcelNumber(number, position),
    href: `/desk/orders/${number}`,
    total: formatEtb(total),
    due: isUnderWay && state !== "returnAsked" ? dayView(promisedUntil, locale) : null,
    link: link && {
      id: link.id,
      isLive: link.endedAt === null && link.expiresAt > now,
      facts: linkFacts(link, { locale, now }),
    },
  };
}

function linkFacts(link: NonNullable<VendorParcel["link"]>, { locale, now }: Now) {
  const { madeAt, toldAt, failedAt, openedAt, endedAt, expiresAt } = link;
  const facts: [LinkFact, number | null][] = [
    ["linkMade", madeAt],
    ["linkTold", toldAt],
    // A vendor reached another way has no failed link.
    ["linkFailed", toldAt === null ? failedAt : null],
    ["linkOpened", openedAt],
    ["linkEnded", endedAt],
    ["linkGood", endedAt === null ? expiresAt : null],
  ];
  return facts.flatMap(([text, time]) => (time === null ? [] : [{ text, date: momentView(time, locale, now) }]));
}

export function bookMonths(months: readonly BookMonth[], locale: Locale): { value: string; text: string }[] {
  return months.map((month) => ({ value: month.name, text: europeanMonth(month.from, locale) }));
}
