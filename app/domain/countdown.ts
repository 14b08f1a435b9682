import { addisAbabaOffsetMinutes } from "./constants.ts";

/** On copied pages the numbers are placeholders. */
export interface TimeLeft<Number = string> {
  hours: Number;
  minutes: Number;
  seconds: Number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Specification 4.2: rounded up to seconds; null once it is over. */
export function remaining(until: number, now: number) {
  if (until <= now) return null;
  const left = Math.ceil((until - now) / second) * second;
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}

/** Specification 4.10: the next midnight in Addis Ababa. */
export function nextMidnight(now: number): number {
  const offset = addisAbabaOffsetMinutes * minute;
  return (Math.floor((now + offset) / day) + 1) * day - offset;
}
