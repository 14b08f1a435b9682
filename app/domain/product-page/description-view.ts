import { displayName, otherLanguage } from "../display-name.ts";
import { shortened } from "../truncate.ts";
import type { Locale } from "../languages.ts";
import type { ProductDetail } from "../products/product.ts";
import { translationsOf } from "../translated.ts";

const summaryLength = 155;

export function descriptionText(product: ProductDetail, locale: Locale): string {
  return displayName(translationsOf(product, "description"), locale).name;
}

export function descriptionView(text: string, locale: Locale) {
  const paragraphs = text
    .split(/\s*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  const lang = otherLanguage(text, locale);
  return lang ? { paragraphs, lang } : { paragraphs };
}

export function summaryOf(text: string): string {
  return shortened(text.replace(/\s+/g, " ").trim(), summaryLength);
}
