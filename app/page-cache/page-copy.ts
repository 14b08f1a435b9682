import { lastGoodPageSeconds, pageFreshness, type CopiedPageKind } from "../domain/freshness.ts";

/** A page without its marks: all static bytes, and which slot (a letter) stands where, in the order of the bytes. */
export interface CutPage {
  bytes: Uint8Array<ArrayBuffer>;
  at: number[];
  kinds: string[];
}

/** One copy of a page for everybody who is not signed in. */
export interface PageCopy extends CutPage {
  kind: CopiedPageKind;
  /** Of the answer, without cookies and without what is set on every answer. */
  headers: [name: string, value: string][];
  /** UTC ms. */
  composedAt: number;
  /** UTC ms: the first time after composedAt at which the page would say something else. */
  until: number;
  /** Of the catalogue. */
  version: number;
  /** Serving this page counts as a view of this product; null: of none. */
  productId: number | null;
}

/** How a copy may be served: as it is; once more while a new one is composed; or only if no new one can be made. */
export type Standing = "fresh" | "stale" | "lastGood";

/**
 * How a copy may be served at `now` (UTC ms); null: not at all. `current`: the catalogue's version as far as this isolate
 * knows, or null. A copy of another version is served once more while a new one is composed, because most pages do not
 * change. Past a time that the page shows it is not served, even if everything else is down.
 */
export function standingOf(
  { kind, composedAt, until, version }: Pick<PageCopy, "kind" | "composedAt" | "until" | "version">,
  now: number,
  current: number | null,
): Standing | null {
  if (now < composedAt || now >= until) return null;
  const age = (now - composedAt) / 1000;
  const { fresh, stale } = pageFreshness[kind];
  if (age <= fresh && (current === null || current === version)) return "fresh";
  if (age <= fresh + stale) return "stale";
  return age <= lastGoodPageSeconds ? "lastGood" : null;
}
