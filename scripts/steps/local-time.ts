import { addisAbabaOffsetMinutes } from "../../app/domain/constants.ts";

/** UTC ms to "2026-11-22 07:05" in Addis Ababa, in any zone of the machine. */
export function localTime(atMs: number): string {
  return new Date(atMs + addisAbabaOffsetMinutes * 60_000).toISOString().slice(0, 16).replace("T", " ");
}
