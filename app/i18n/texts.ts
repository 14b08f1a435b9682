import type { Locale } from "../domain/languages.ts";
import { am } from "./am/index.ts";
import { en } from "./en/index.ts";

export const texts: Record<Locale, typeof en> = { en, am };
