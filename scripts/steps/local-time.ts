import { addisAbabaOffset } from "../../app/domain/constants.ts";

/** "2026-11-22 07:05": a time in UTC ms as clocks in Addis Ababa show it, whatever the machine's own zone is. */
export function localTime(at: number): string {
  return new Date(at + addisAbabaOffset * 60_000).toISOString().slice(0, 16).replace("T", " ");
}

/** "2026-11-22": its day. */
export function localDay(at: number): string {
  return localTime(at).slice(0, 10);
}
