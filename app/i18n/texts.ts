import type { Locale } from "../domain/languages.ts";
import * as am from "./am/index.ts";
import * as en from "./en/index.ts";

export const texts: Record<Locale, typeof en> = { en, am };
