import { escapeHtml } from "../../domain/pages/escape-html.ts";
import { plainAddress } from "../../domain/pages/language-address.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { PageFacts } from "./page-facts.server.ts";
import { locales } from "../../domain/languages.ts";

interface Shown {
  origin: string;
  addressLanguage: Locale | null;
}

/** Absolute. The plain address is the English one; `?lng=en` is for readers only. */
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
