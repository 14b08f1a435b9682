import { escapeHtml } from "../../domain/pages/escape-html.ts";
import { withLanguage } from "../../domain/pages/language-address.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { PageFacts } from "./page-facts.server.ts";

interface Shown {
  /** Scheme and host shoppers use. */
  origin: string;
  addressLanguage: Locale | null;
}

/**
 * The canonical address of a page in the language its address names, absolute. The plain address is the English one, and that
 * of everybody who names no language; `?lng=am` is the Amharic one. `?lng=en` is for readers only.
 */
export function canonicalUrl({ path }: Pick<PageFacts, "path">, { origin, addressLanguage }: Shown): string {
  return origin + withLanguage(path, addressLanguage === "am" ? "am" : null);
}

/** The canonical address of a page and, if it is indexed, the links to its languages: each names itself and the other. */
export function languageLinks(facts: Pick<PageFacts, "path" | "isIndexed">, shown: Shown): string {
  const canonical = link("canonical", canonicalUrl(facts, shown));
  if (!facts.isIndexed) return canonical;
  const plain = canonicalUrl(facts, { ...shown, addressLanguage: null });
  const am = canonicalUrl(facts, { ...shown, addressLanguage: "am" });
  return (
    canonical + link("alternate", plain, "en") + link("alternate", am, "am") + link("alternate", plain, "x-default")
  );
}

function link(rel: string, url: string, language?: string): string {
  return `<link rel="${rel}"${language ? ` hreflang="${language}"` : ""} href="${escapeHtml(url)}">`;
}
