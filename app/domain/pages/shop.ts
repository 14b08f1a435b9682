import type { Locale } from "../viewer.ts";

export const shop = { name: "Gulit", nameAm: "ጉልት" } as const;

export function shopName(locale: Locale): string {
  return locale === "am" ? shop.nameAm : shop.name;
}
