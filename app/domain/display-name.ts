import type { NameView } from "./menu.ts";
import type { Locale } from "./viewer.ts";

/**
 * The name in the viewer's language, or the other one with `lang` set. Vendors write Amharic in either field, so the
 * script decides: an Amharic-only name on an English page says lang "am". Texts without letters carry no lang.
 */
export function displayName(names: { name: string; nameAm: string | null }, locale: Locale): NameView {
  const amharic = names.nameAm?.trim() ? names.nameAm : null;
  const name = locale === "am" ? (amharic ?? names.name) : names.name.trim() ? names.name : (amharic ?? names.name);
  const lang = textLanguage(name);
  return lang === null || lang === locale ? { name } : { name, lang };
}

/** "am" when most letters are Ethiopic, "en" when most are others, null without letters. */
export function textLanguage(text: string): Locale | null {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return null;
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0;
  return ethiopic * 2 >= all ? "am" : "en";
}
