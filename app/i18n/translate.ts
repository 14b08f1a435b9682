import type * as en from "./en/index.ts";
import { languages, type Locale } from "../domain/languages.ts";

type Resources = typeof en;
type Bare<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

/** Without plural endings: 'delivery.goods'. */
export type TextKey = { [N in keyof Resources & string]: `${N}.${Bare<keyof Resources[N] & string>}` }[keyof Resources &
  string];

type TextValues = Record<string, string | number>;

export type Translate = (key: TextKey, values?: TextValues) => string;

/** Interpolation and plurals only, in a fraction of i18next's time and size. */
export function translateWith(resources: Record<string, Record<string, string>>, locale: Locale): Translate {
  return (key, values) => {
    const dot = key.indexOf(".");
    const texts = resources[key.slice(0, dot)] ?? {};
    const name = key.slice(dot + 1);
    const form =
      values && typeof values.count === "number"
        ? `${name}_${languages[locale].isOne(values.count) ? "one" : "other"}`
        : name;
    const text = texts[form] ?? texts[name] ?? key;
    return values ? text.replace(/\{\{(\w+)\}\}/g, (all, field: string) => String(values[field] ?? all)) : text;
  };
}
