import { byLocale, type Locale } from "../domain/languages.ts";
import * as am from "./am/index.ts";
import * as en from "./en/index.ts";
import { translateWith } from "./translate.ts";

export const texts: Record<Locale, typeof en> = { en, am };

export const translators = byLocale((locale) => translateWith(texts[locale], locale));
