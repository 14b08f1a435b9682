import { addisAbabaOffset } from "../constants.ts";
import { RowRefusal } from "./row-refusal.ts";

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * ISO 8601 'start/end' as UTC ms, null for an open end; times without a zone are in Addis Ababa, an end without a time
 * is the end of that day.
 */
export function readInterval(text: string, column: string): { start: number; end: number | null } | null {
  if (text === "" || text === "/") return null;
  const [from, to, more] = text.split("/").map((part) => part.trim());
  if (from === undefined || to === undefined || more !== undefined) {
    throw new RowRefusal(column, "notInterval", text);
  }
  const start = from === "" ? 0 : readMoment(from, column, 0);
  const end = to === "" || to === ".." ? null : readMoment(to, column, DAY_MS);
  if (end !== null && end <= start) throw new RowRefusal(column, "endsFirst", text);
  return { start, end };
}

function readMoment(text: string, column: string, wholeDay: number): number {
  const [, year, month, day, hour, minute, second = "0", zone] = MOMENT.exec(text) ?? [];
  const parts = [year, month, day, hour ?? "0", minute ?? "0", second].map(Number);
  const [y, mo, d, h, mi, s] = parts as [number, number, number, number, number, number];
  const isReal = y >= 2000 && y < 2100 && mo >= 1 && mo <= 12 && d >= 1 && d <= monthDays(y, mo);
  if (!isReal || h > 23 || mi > 59 || s > 59) {
    throw new RowRefusal(column, "notDate", text);
  }
  const local = daysSince1970(y, mo, d) * DAY_MS + ((h * 60 + mi) * 60 + s) * 1000;
  return local - zoneMinutes(zone) * MINUTE_MS + (hour === undefined ? wholeDay : 0);
}

// Between 2000 and 2099 every fourth year is a leap year.
function monthDays(year: number, month: number): number {
  return month === 2 ? (year % 4 === 0 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function daysSince1970(year: number, month: number, day: number): number {
  let days = (year - 1970) * 365 + Math.floor((year - 1969) / 4) + day - 1;
  for (let earlier = 1; earlier < month; earlier += 1) days += monthDays(year, earlier);
  return days;
}

function zoneMinutes(zone: string | undefined): number {
  if (zone === undefined) return addisAbabaOffset;
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(":", ""));
  return zone.startsWith("-") ? -minutes : minutes;
}
