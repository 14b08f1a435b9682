import { locales } from "../languages.ts";
import type { Locale } from "../viewer.ts";

/** The language of ours that a browser likes best, by the whole of its Accept-Language; null where it names none of ours. */
export function acceptedLanguage(header: string): Locale | null {
  const liked = header.split(",").flatMap((part) => {
    const [, tag = "", quality = "1"] = /^\s*([a-z]+)(?:-[a-z\d]+)*\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i.exec(part) ?? [];
    const locale = locales.find((one) => one === tag.toLowerCase());
    return locale && Number(quality) > 0 ? [{ locale, quality: Number(quality) }] : [];
  });
  return liked.sort((a, b) => b.quality - a.quality)[0]?.locale ?? null;
}
