import { escapeHtml } from "./escape-html.ts";
import { withLanguage } from "./language-address.ts";

/** Ids of products or vendors in one file, sold or not: a file is one range of the table, whatever its size. */
export const idsPerShard = 5_000;

/** One page of ours: its path without a language, and when it changed last (W3C date or time), where that is known. */
export interface SitemapEntry {
  path: string;
  lastmod?: string | undefined;
}

/** A file of the sitemap: pages of content, places of the catalogue, or the nth range of ids, from 1. */
export type Shard = { kind: "content" } | { kind: "places" } | { kind: "products" | "vendors"; number: number };

/** The file's name: "places.xml", "products-12.xml". */
export function shardName(shard: Shard): string {
  return "number" in shard ? `${shard.kind}-${shard.number}.xml` : `${shard.kind}.xml`;
}

/** What a file's name asks for; null for every other name. A range that holds nothing is a name all the same. */
export function parseShard(name: string): Shard | null {
  if (name === "content.xml") return { kind: "content" };
  if (name === "places.xml") return { kind: "places" };
  const [, kind, number] = /^(products|vendors)-([1-9]\d{0,8})\.xml$/.exec(name) ?? [];
  return kind === "products" || kind === "vendors" ? { kind, number: Number(number) } : null;
}

/** The ids of a file, both ends included. */
export function shardIds(number: number): { first: number; last: number } {
  return { first: (number - 1) * idsPerShard + 1, last: number * idsPerShard };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index: where every file lies. origin: scheme and host of the shop. */
export function sitemapIndex(origin: string, shards: readonly Shard[]): string {
  const files = shards.map(
    (shard) => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${shardName(shard)}`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.join("")}</sitemapindex>\n`;
}

/** A chunk has so many pages: a file is sent as it is written. */
const CHUNK = 250;

/** One file, piece by piece: every page once in each language, with its other languages (settled.md 16). */
export function* sitemapFile(origin: string, entries: readonly SitemapEntry[]): Generator<string, void> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let at = 0; at < entries.length; at += CHUNK)
    yield entries
      .slice(at, at + CHUNK)
      .map((entry) => bothLanguages(origin, entry))
      .join("");
  yield "</urlset>\n";
}

function bothLanguages(origin: string, { path, lastmod }: SitemapEntry): string {
  const plain = escapeHtml(origin + path);
  const amharic = escapeHtml(origin + withLanguage(path, "am"));
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const rest = `${lastmod === undefined ? "" : `<lastmod>${lastmod}</lastmod>`}${link("en", plain)}${link("am", amharic)}${link("x-default", plain)}`;
  return `<url><loc>${plain}</loc>${rest}</url>\n<url><loc>${amharic}</loc>${rest}</url>\n`;
}
