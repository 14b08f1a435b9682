import type { Locale } from "../viewer.ts";

/** The shop's own name. */
export const shop = { name: "Gulit", nameAm: "ጉልት" } as const;

/** The shop's name as readers of a language write it. */
export function shopName(locale: Locale): string {
  return locale === "am" ? shop.nameAm : shop.name;
}
