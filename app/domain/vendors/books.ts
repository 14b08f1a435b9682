import { beginningOf, gregorianDate } from "../calendar/calendar.ts";
import type { ParcelState, PaymentKind } from "../orders/order-states.ts";

/** One line of the books: a parcel that was delivered, or whose goods came back, in the month asked for. Santim, UTC ms. */
export interface BookLine {
  kind: "delivered" | "returned";
  at: number;
  number: string;
  position: number;
  vendorId: number;
  vendor: string;
  vendorAm: string | null;
  payment: PaymentKind;
  /** Of the parcel as it stands now. */
  state: ParcelState;
  goods: number;
  discount: number;
  fee: number;
  /** What the shopper paid for it. */
  total: number;
  /** Given back for the goods: 0 of what was delivered. */
  refunded: number;
}

/** Sums of lines, in santim. `left`: what was paid less what was given back. */
export interface BookSums {
  parcels: number;
  goods: number;
  discount: number;
  fee: number;
  total: number;
  refunded: number;
  left: number;
}

/** Sums of all lines. A parcel counts in the month of its delivery; its return is taken off in the month in which it came back. */
export function sumsOf(lines: readonly BookLine[]): BookSums {
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

/** Lines by vendor, in the order in which each comes first. */
export function byVendor(lines: readonly BookLine[]): BookLine[][] {
  const groups = new Map<number, BookLine[]>();
  for (const line of lines) groups.set(line.vendorId, [...(groups.get(line.vendorId) ?? []), line]);
  return [...groups.values()];
}

/** A month of the books: its first moment in Addis Ababa, and the first one behind it, in UTC ms. */
export interface BookMonth {
  /** "2026-11". */
  name: string;
  from: number;
  until: number;
}

/** Reads "2026-11", of 2000 to 2999; null for anything else. */
export function parseMonth(text: string): BookMonth | null {
  const [, year, month] = /^(2\d{3})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? null : monthOf(Number(year), Number(month));
}

/** The month of a time (UTC ms) in Addis Ababa and those before it, `count` together, the newest first. */
export function monthsUntil(time: number, count: number): BookMonth[] {
  const { year, month } = gregorianDate(time);
  return Array.from({ length: count }, (_, back) => {
    const index = year * 12 + (month - 1) - back;
    return monthOf(Math.floor(index / 12), (index % 12) + 1);
  });
}

function monthOf(year: number, month: number): BookMonth {
  const name = `${year}-${String(month).padStart(2, "0")}`;
  return {
    name,
    from: beginningOf(year, month, 1),
    until: beginningOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1),
  };
}
