import { addisAbabaOffset } from "../constants.ts";
import { clockText, weekdayText } from "../date-text.ts";
import type { Locale } from "../viewer.ts";

/** Days with Monday as 0; `opens` and `closes` in minutes of the day in Addis Ababa. */
export interface OpeningHours {
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
    opens: clockText((opens - addisAbabaOffset) * MINUTE, locale),
    // After "until" the part of the day has no "from".
    closes: clockText((closes - addisAbabaOffset) * MINUTE, locale).replace(/^ከ/, ""),
  };
}

const MINUTE = 60_000;
