import { beginningOf, gregorianDate, twoDigits } from "../calendar/calendar.ts";
import type { PaymentKind } from "../orders/order-states.ts";
import type { Translated } from "../translated.ts";

export interface BookLine extends Translated<"vendor"> {
  kind: "delivered" | "returned";
  at: number;
  number: string;
  position: number;
  vendorId: number;
  payment: PaymentKind;
  goods: number;
  discount: number;
  fee: number;
  total: number;
  refunded: number;
}

/**
 * Santim; `left` is paid minus refunded. A parcel counts in the month of its delivery, its return in the month in which
 * it came back.
 */
export function sumsOf(lines: readonly BookLine[]) {
  const delivered = lines.filter(({ kind }) => kind === "delivered");
  const sum = (of: "goods" | "discount" | "fee" | "total") => delivered.reduce((all, line) => all + line[of], 0);
  const total = sum("total");
  const refunded = lines.reduce((all, line) => all + line.refunded, 0);
  return {
    parcels: delivered.length,
    ...{ goods: sum("goods"), discount: sum("discount"), fee: sum("fee") },
    ...{ total, refunded, left: total - refunded },
  };
}

/** UTC ms in Addis Ababa, the end exclusive. */
export interface BookMonth {
  /** "2026-11". */
  name: string;
  from: number;
  until: number;
}

export function parseMonth(text: string): BookMonth | null {
  const [, year, month] = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? null : monthOf(Number(year), Number(month));
}

export function monthsUntil(time: number, count: number): BookMonth[] {
  const { year, month } = gregorianDate(time);
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + (month - 1) - back;
    return monthOf(Math.floor(index / 12), (index % 12) + 1);
  });
}

function monthOf(year: number, month: number): BookMonth {
  const name = `${year}-${twoDigits(month)}`;
  return {
    name,
    from: beginningOf(year, month, 1),
    until: beginningOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1),
  };
}
