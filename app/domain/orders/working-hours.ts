import { dayNumber, isSunday, startOfDay } from "../calendar/calendar.ts";

/** Of sellers, in Addis Ababa: Monday to Saturday. */
const day = { opens: 8, closes: 20 };

const HOUR = 3_600_000;

/** The time from which `hours` working hours passed until `now`. */
export function workingHoursBefore(now: number, hours: number): number {
  let left = hours * HOUR;
  for (let date = dayNumber(now); ; date -= 1) {
    if (isSunday(date)) continue;
    const opens = startOfDay(date) + day.opens * HOUR;
    const worked = Math.max(0, Math.min(now, startOfDay(date) + day.closes * HOUR) - opens);
    if (worked >= left) return opens + worked - left;
    left -= worked;
  }
}

/** Reminders are sent while sellers work. */
export function isWorkingTime(now: number): boolean {
  return workingHoursBefore(now, 0) === now;
}

/** "12 24 48": working hours until the first reminder, the second, and the notice to staff and shopper. */
export function answerHours(text: string): [number, number, number] | null {
  const [, ...hours] = /^(\d{1,3}) (\d{1,3}) (\d{1,3})$/.exec(text) ?? [];
  const [first = 0, second = 0, third = 0] = hours.map(Number);
  return first > 0 && first < second && second < third ? [first, second, third] : null;
}
