import { escapeHtml } from "../../domain/pages/escape-html.ts";
import { withLanguage } from "../../domain/pages/language-address.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { PageFacts } from "./page-facts.server.ts";

interface Shown {
  origin: string;
  addressLanguage: Locale | null;
}

/** Absolute. The plain address is the English one; `?lng=en` is for readers only. */
export function canonicalUrl({ path }: Pick<PageFacts, "path">, { origin, addressLanguage }: Shown): string {
  return origin + withLanguage(path, addressLanguage === "am" ? "am" : null);
}

/** An indexed page links to both languages, itself included. */
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
