import { parseDate } from "../calendar/calendar.ts";
import { addisAbabaOffsetMinutes } from "../constants.ts";
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
  const date = parseDate(`${year}-${month}-${day}`);
  const [h, mi, s] = [hour ?? "0", minute ?? "0", second].map(Number) as [number, number, number];
  if (date === null || !year!.startsWith("20") || h > 23 || mi > 59 || s > 59) {
    throw new RowRefusal(column, "notDate", text);
  }
  const inZone = date + (addisAbabaOffsetMinutes - zoneMinutes(zone)) * MINUTE_MS;
  return inZone + ((h * 60 + mi) * 60 + s) * 1000 + (hour === undefined ? wholeDay : 0);
}

function zoneMinutes(zone: string | undefined): number {
  if (zone === undefined) return addisAbabaOffsetMinutes;
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(":", ""));
  return zone.startsWith("-") ? -minutes : minutes;
}
