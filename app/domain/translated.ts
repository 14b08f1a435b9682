import { languages, locales, type Locale } from "./languages.ts";

type Suffix = Exclude<(typeof languages)[Locale]["field"], "">;

/** A field with its translations: `Translated<"name">` is { name: string; nameAm: string | null }. */
export type Translated<Field extends string, Value = string> = Record<Field, Value> &
  Record<`${Field}${Suffix}`, string | null>;

/** vendorName and vendorNameAm of a row become { name, nameAm }, or another field `as`. */
export function translationsOf<Field extends string>(
  row: Translated<Field, string | null> | null,
  field: Field,
): Translated<"name">;
export function translationsOf<Field extends string, As extends string>(
  row: Translated<Field, string | null> | null,
  field: Field,
  as: As,
): Translated<As>;
export function translationsOf(row: object | null, field: string, as = "name"): object {
  const texts: Record<string, string | null> = {};
  for (const locale of locales) {
    const { field: suffix } = languages[locale];
    texts[as + suffix] = (row as Record<string, string | null> | null)?.[field + suffix] ?? null;
  }
  texts[as] ??= "";
  return texts;
}
