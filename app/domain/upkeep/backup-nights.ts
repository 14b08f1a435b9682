import { dayNumber, startOfDay } from "../calendar/calendar.ts";
import { isoDay } from "../date-view.ts";

const HOUR = 3_600_000;
/** Two in the morning in Addis Ababa, when traffic is lowest. */
const BEGINS = 2 * HOUR;
/** Day 0 was a Thursday; weeks begin with Mondays. */
const THURSDAY = 3;

const DAILY = 7;
const WEEKLY = 4;

/** Days since 1 January 1970, each from 2 in the morning in Addis Ababa. */
export function backupNight(now: number): number {
  return dayNumber(now - BEGINS);
}

export function nightName(night: number): string {
  return isoDay(startOfDay(night));
}

/** Sorted names give the order of the parts. */
export function backupObject(night: string, part: number): string {
  return `${night}/${String(part).padStart(6, "0")}`;
}

/** The newest 7, and the oldest of each of the 4 newest weeks. Newest first. */
export function keptNights(nights: readonly number[]): number[] {
  const newestFirst = nights.toSorted((one, other) => other - one);
  const weekly = new Map(newestFirst.map((night) => [Math.floor((night + THURSDAY) / 7), night]));
  const kept = new Set([...newestFirst.slice(0, DAILY), ...[...weekly.values()].slice(0, WEEKLY)]);
  return newestFirst.filter((night) => kept.has(night));
}
