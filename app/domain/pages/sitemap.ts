import { escapeHtml } from "./escape-html.ts";
import { plainAddress } from "./language-address.ts";
import { locales } from "../languages.ts";
import { unpackCell } from "../listings/facet-cell.ts";
import { listingHref } from "../listings/listing-address.ts";

/** Ids per file, including those no longer sold. */
export const idsPerShard = 5_000;

/** Path without a language, and last change (W3C date or time). */
export interface SitemapEntry {
  path: string;
  lastmod?: string | undefined;
}

export type Shard = { kind: "content" } | { kind: "places" } | { kind: "products" | "vendors"; number: number };

export function shardName(shard: Shard): string {
  return "number" in shard ? `${shard.kind}-${shard.number}.xml` : `${shard.kind}.xml`;
}

/** An empty range is valid. */
export function parseShard(name: string): Shard | null {
  if (name === "content.xml") return { kind: "content" };
  if (name === "places.xml") return { kind: "places" };
  const [, kind, number] = /^(products|vendors)-([1-9]\d{0,8})\.xml$/.exec(name) ?? [];
  return kind === "products" || kind === "vendors" ? { kind, number: Number(number) } : null;
}

export function shardIds(number: number): { first: number; last: number } {
  return { first: (number - 1) * idsPerShard + 1, last: number * idsPerShard };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndex(origin: string, shards: readonly Shard[]): string {
  const files = shards.map(
    (shard) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${shardName(shard)}`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.join("")}</sitemapindex>\n`;
}

const CHUNK = 250;

/** In chunks: every page once per language, with its alternates (settled.md 16). */
export function* sitemapFile(origin: string, entries: readonly SitemapEntry[]): Generator<string, void> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let at = 0; at < entries.length; at += CHUNK)
    yield entries
      .slice(at, at + CHUNK)
      .map((entry) => everyLanguage(origin, entry))
      .join("");
  yield "</urlset>\n";
}

function everyLanguage(origin: string, { path, lastmod }: SitemapEntry): string {
  const urls = locales.map((locale) => [locale, escapeHtml(origin + plainAddress(path, locale))] as const);
  const links = [...urls, ["x-default", escapeHtml(origin + path)] as const].map(
    ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
  );
  const rest = `${lastmod === undefined ? "" : `<lastmod>${lastmod}</lastmod>`}${links.join("")}`;
  return urls.map(([, url]) => `<url><loc>${url}</loc>${rest}</url>\n`).join("");
}

export interface SitemapCategory {
  parent: string | null;
  category: string | null;
  subcategory: string | null;
}

/**
 * Listings that search engines may index (isIndexable in domain/listings/listing-page): all products, the three
 * collections of specification 2.3, and the categories.
 */
export function listingEntries(categories: readonly SitemapCategory[], cells: readonly number[]): SitemapEntry[] {
  const facts = cells.map(unpackCell);
  const view = "3cols";
  const collections = [
    facts.length > 0 && listingHref({ view }),
    facts.some(({ freeDelivery }) => freeDelivery) && listingHref({ view, freeDelivery: true }),
    facts.some(({ discount }) => discount > 0) && listingHref({ view, discount: 1 }),
    facts.some(({ price }) => price === 0) && listingHref({ view, band: 0 }),
  ].filter((href) => href !== false);
  const listings = categories.map(({ parent, category, subcategory }) =>
    listingHref({ view, parentCategory: parent, category, subcategory }),
  );
  return [...collections, ...listings].map((path) => ({ path }));
}
