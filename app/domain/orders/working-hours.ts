import { addisAbabaOffset } from "../constants.ts";

/** Of sellers, in Addis Ababa: Monday to Saturday. */
const day = { opens: 8, closes: 20 };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SUNDAY = 0;

/** The time from which `hours` working hours passed until `now`. */
export function workingHoursBefore(now: number, hours: number): number {
  const local = now + addisAbabaOffset * 60_000;
  let left = hours * HOUR;
  for (let date = Math.floor(local / DAY); ; date -= 1) {
    // 1970-01-01 was a Thursday.
    if ((date + 4) % 7 === SUNDAY) continue;
    const opens = date * DAY + day.opens * HOUR;
    const worked = Math.max(0, Math.min(local, date * DAY + day.closes * HOUR) - opens);
    if (worked >= left) return opens + worked - left - addisAbabaOffset * 60_000;
    left -= worked;
  }
}

/** Reminders are sent while sellers work. */
export function isWorkingTime(now: number): boolean {
  return workingHoursBefore(now, 0) === now;
}

/** In Addis Ababa. */
export function dayStart(now: number): number {
  const offset = addisAbabaOffset * 60_000;
  return Math.floor((now + offset) / DAY) * DAY - offset;
}

/** "12 24 48": working hours until the first reminder, the second, and the notice to staff and shopper. */
export function answerHours(text: string): [number, number, number] | null {
  const [, ...hours] = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  const [first = 0, second = 0, third = 0] = hours.map(Number);
  return first > 0 && first < second && second < third ? [first, second, third] : null;
}
