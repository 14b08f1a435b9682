import { lastGoodPageSeconds, pageFreshness, type CopiedPageKind } from "../domain/freshness.ts";
import type { PagePart } from "./fill-page.server.ts";

export interface PageCopy {
  parts: readonly PagePart[];
  kind: CopiedPageKind;
  /** Without cookies and without headers set on every answer. */
  headers: [name: string, value: string][];
  composedAt: number;
  /** UTC ms: the first time at which the page would differ. */
  until: number;
  version: number;
  productId: number | null;
}

export type Freshness = "fresh" | "stale" | "lastGood";

/**
 * How a copy may be served, null: not at all. A copy of another catalogue version is served once more while a new one
 * is composed; past `until` it is never served.
 */
export function freshnessOf(
  { kind, composedAt, until, version }: Pick<PageCopy, "kind" | "composedAt" | "until" | "version">,
  now: number,
  current: number | null,
): Freshness | null {
  if (now < composedAt || now >= until) return null;
  const age = (now - composedAt) / 1000;
  const { fresh, stale } = pageFreshness[kind];
  if (age <= fresh && (current === null || current === version)) return "fresh";
  if (age <= fresh + stale) return "stale";
  return age <= lastGoodPageSeconds ? "lastGood" : null;
}
