import { parseContact, parsePhone, pastedPhone, phoneText } from "../accounts/contact.ts";
import { addisAbabaOffsetMinutes } from "../constants.ts";
import { clockText, weekdayText } from "../date-text.ts";
import type { Locale } from "../languages.ts";

export interface ShopContact {
  phone: string | null;
  email: string | null;
  telegram: string | null;
  /** Empty: unspecified. */
  hours: OpeningHours[];
}

type Written = Partial<Record<"phone" | "email" | "telegram" | "hours", string>>;

export function shopContact({ phone = "", email = "", telegram = "", hours = "" }: Written): ShopContact {
  const dialled = pastedPhone(phone);
  const address = parseContact(email);
  const [, name] = /^(?:@|https:\/\/t\.me\/)?([a-z]\w{4,31})$/i.exec(telegram.trim()) ?? [];
  return {
    telegram: name ?? null,
    hours: readOpeningHours(hours) ?? [],
    phone: /^\+?[\d ().-]{3,20}$/.test(dialled) && /\d{3}/.test(dialled.replace(/\D/g, "")) ? dialled : null,
    email: address?.kind === "email" ? address.value : null,
  };
}

interface ContactWay {
  kind: "phone" | "telegram" | "email";
  href: string;
  text: string;
}

export function contactWays({
  phone,
  email,
  telegram,
}: Pick<ShopContact, "phone" | "email" | "telegram">): ContactWay[] {
  const ways: ContactWay[] = [];
  if (phone !== null) {
    const number = parsePhone(phone) ?? phone.replace(/[^\d+]/g, "");
    ways.push({ kind: "phone", href: `tel:${number}`, text: phoneText(parsePhone(phone) ?? phone) });
  }
  if (telegram !== null) ways.push({ kind: "telegram", href: `https://t.me/${telegram}`, text: `@${telegram}` });
  if (email !== null) ways.push({ kind: "email", href: `mailto:${encodeURI(email)}`, text: email });
  return ways;
}

/** Days with Monday as 0; `opens` and `closes` in minutes of the day in Addis Ababa. */
interface OpeningHours {
  from: number;
  until: number;
  opens: number;
  closes: number;
}

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const WRITTEN = /^([A-Z][a-z])(?:-([A-Z][a-z]))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/;

/** "Mo-Fr 08:00-18:00; Sa 09:00-13:00", as schema.org writes it; null for anything else. */
export function readOpeningHours(written: string): OpeningHours[] | null {
  const parts = written
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => {
    const [, first = "", last = first, ...clock] = WRITTEN.exec(part) ?? [];
    const [from, until] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    const [opens, closes] = [60 * Number(clock[0]) + Number(clock[1]), 60 * Number(clock[2]) + Number(clock[3])];
    return from >= 0 && until >= from && opens < closes ? { from, until, opens, closes } : null;
  });
  return read.some((one) => one === null) ? null : (read as OpeningHours[]);
}

/** In Amharic by the Ethiopian clock. */
export function hoursView({ from, until, opens, closes }: OpeningHours, locale: Locale) {
  return {
    isOneDay: from === until,
    from: weekdayText(from, locale),
    until: weekdayText(until, locale),
    opens: clockText((opens - addisAbabaOffsetMinutes) * MINUTE, locale),
    // After "until" the part of the day loses its "from".
    closes: clockText((closes - addisAbabaOffsetMinutes) * MINUTE, locale).replace(/^ከ/, ""),
  };
}

const MINUTE = 60_000;

/** `ways` is empty where the desk has set none. */
export function reachView(contact: ShopContact, locale: Locale) {
  return { ways: contactWays(contact), hours: contact.hours.map((hours) => hoursView(hours, locale)) };
}

export type ReachView = ReturnType<typeof reachView>;
