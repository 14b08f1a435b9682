import type { PageFacts } from "./page-facts.server.ts";
import { plainAddress } from "../../domain/pages/language-address.ts";
import { shortened } from "../../domain/truncate.ts";
import { writtenText } from "../../domain/content/written-text.ts";
import { escapeHtml } from "../../domain/pages/escape-html.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { shopCard } from "../../domain/products/picture.ts";
import { languages, otherLocales, locales, type Locale } from "../../domain/languages.ts";

interface PrintedFor extends Shown {
  locale: Locale;
  /** Whether the page is at its canonical address. */
  isCanonical: boolean;
}

export function headTags(facts: PageFacts, shown: PrintedFor): string {
  const isIndexed = facts.isIndexed && shown.isCanonical;
  return languageLinks({ ...facts, isIndexed }, shown) + shareTags(facts, shown);
}

export function deviceLinks(locale: Locale): string {
  return [
    '<meta name="theme-color" content="#075240">',
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/media/web-banner/apple-touch-icon.png">',
    `<link rel="manifest" href="${plainAddress("/site.webmanifest", locale)}">`,
  ].join("");
}

export function structuredData({ things }: Pick<PageFacts, "things">): string {
  if (things.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return `<script type="application/ld+json">${json.replace(unsafe, escaped)}</script>`;
}

// Characters that would end the block or begin a comment in it, that older readers take for line ends, or that change
// direction.
const unsafe = /[<>&\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const descriptionLength = 200;

export function shareTags(facts: PageFacts, shown: PrintedFor): string {
  const { locale, origin } = shown;
  const ownName = shopName(locale);
  const description = shortened(writtenText(facts.description), descriptionLength);
  const image = facts.image ?? { ...shopCard(locale), alt: ownName };
  const tags: [name: string, content: string | null | undefined][] = [
    ["og:site_name", ownName],
    ["og:type", facts.kind ?? "website"],
    ["og:title", titleOf(facts.title, ownName)],
    ["og:description", description],
    ["og:url", canonicalUrl(facts, shown)],
    ["og:locale", languages[locale].openGraph],
    ...(facts.isIndexed ? otherLocales(locale) : []).map(
      (other) => ["og:locale:alternate", languages[other].openGraph] as [string, string],
    ),
    ["og:image", image.url.startsWith("/") ? origin + image.url : image.url],
    ["og:image:width", image.width === null ? null : String(image.width)],
    ["og:image:height", image.height === null ? null : String(image.height)],
    ["og:image:alt", writtenText(image.alt)],
    ["article:published_time", facts.article?.published],
    ["article:modified_time", facts.article?.updated],
    ["product:price:amount", facts.offer?.amount],
    ["product:price:currency", facts.offer && "ETB"],
    ["product:availability", facts.offer && (facts.offer.isAvailable ? "in stock" : "out of stock")],
  ];
  const graph = tags.map(([name, content]) => (content ? meta("property", name, content) : "")).join("");
  const own = description === "" ? "" : meta("name", "description", description);
  return `${own}${graph}${meta("name", "twitter:card", image.width === null ? "summary" : "summary_large_image")}`;
}

function titleOf(title: string, ownName: string): string {
  const whole = writtenText(title);
  const end = ` | ${ownName}`;
  return whole.endsWith(end) ? whole.slice(0, -end.length) : whole;
}

function meta(attribute: "name" | "property", name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

/** Absolute. The plain address is the English one; `?lng=en` is for readers only. */
interface Shown {
  origin: string;
  addressLanguage: Locale | null;
}

export function canonicalUrl({ path }: Pick<PageFacts, "path">, { origin, addressLanguage }: Shown): string {
  return origin + plainAddress(path, addressLanguage);
}

/** An indexed page links to both languages, itself included. */
export function languageLinks(facts: Pick<PageFacts, "path" | "isIndexed">, shown: Shown): string {
  const canonical = link("canonical", canonicalUrl(facts, shown));
  if (!facts.isIndexed) return canonical;
  const url = (addressLanguage: Locale | null) => canonicalUrl(facts, { ...shown, addressLanguage });
  const links = locales.map((locale) => link("alternate", url(locale), locale));
  return canonical + links.join("") + link("alternate", url(null), "x-default");
}

function link(rel: string, url: string, language?: string): string {
  return `<link rel="${rel}"${language ? ` hreflang="${language}"` : ""} href="${escapeHtml(url)}">`;
}
