import { addisAbabaOffset } from "../../app/domain/constants.ts";

/** UTC ms to "2026-11-22 07:05" in Addis Ababa, in any zone of the machine. */
export function localTime(at: number): string {
  return new Date(at + addisAbabaOffset * 60_000).toISOString().slice(0, 16).replace("T", " ");
}
