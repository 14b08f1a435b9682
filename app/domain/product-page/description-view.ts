import { displayName, otherLanguage } from "../display-name.ts";
import { cutLetters } from "../truncate.ts";
import type { Locale } from "../viewer.ts";
import type { ProductDetail } from "../products/product.ts";

/** Letters of a summary for search engines. */
const summaryLength = 155;

export interface DescriptionView {
  paragraphs: string[];
  /** Set when it is not the page's language. */
  lang?: Locale;
}

/** The seller's text, in the viewer's language if there is one. */
export function descriptionText({ description, descriptionAm }: ProductDetail, locale: Locale): string {
  return displayName({ name: description, nameAm: descriptionAm }, locale).name;
}

/** A description as paragraphs. */
export function descriptionView(text: string, locale: Locale): DescriptionView {
  const paragraphs = text
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  const lang = otherLanguage(text, locale);
  return lang ? { paragraphs, lang } : { paragraphs };
}

/** A description as one line, cut between words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const cut = cutLetters(line, summaryLength);
  return cut === line ? line : `${cut.slice(0, Math.max(cut.lastIndexOf(" "), summaryLength / 2)).trimEnd()}…`;
}
