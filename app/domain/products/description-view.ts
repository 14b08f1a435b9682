import { displayName, otherLanguage } from "../accounts/display-name.ts";
import { cutLetters } from "../cards/truncate.ts";
import type { Locale } from "../viewer.ts";
import type { ProductDetail } from "./product.ts";

/** Letters that search engines are given. */
const summaryLength = 155;

export interface DescriptionView {
  paragraphs: string[];
  /** Where it is not the page's own. */
  lang?: Locale;
}

/** What the seller wrote, in the reader's language where there is such a text. */
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

/** One line of a description, cut at a word, so that nothing ends in half a name. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const cut = cutLetters(line, summaryLength);
  return cut === line ? line : `${cut.slice(0, Math.max(cut.lastIndexOf(" "), summaryLength / 2)).trimEnd()}…`;
}
