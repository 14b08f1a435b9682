import { inLanguage, type Locale } from "../languages.ts";

export const regions = [
  { id: "addis-ababa", en: "Addis Ababa", am: "አዲስ አበባ" },
  { id: "dire-dawa", en: "Dire Dawa", am: "ድሬዳዋ" },
  { id: "afar", en: "Afar", am: "አፋር" },
  { id: "amhara", en: "Amhara", am: "አማራ" },
  { id: "benishangul-gumuz", en: "Benishangul-Gumuz", am: "ቤኒሻንጉል ጉሙዝ" },
  { id: "central-ethiopia", en: "Central Ethiopia", am: "ማዕከላዊ ኢትዮጵያ" },
  { id: "gambela", en: "Gambela", am: "ጋምቤላ" },
  { id: "harari", en: "Harari", am: "ሐረሪ" },
  { id: "oromia", en: "Oromia", am: "ኦሮሚያ" },
  { id: "sidama", en: "Sidama", am: "ሲዳማ" },
  { id: "somali", en: "Somali", am: "ሶማሌ" },
  { id: "south-ethiopia", en: "South Ethiopia", am: "ደቡብ ኢትዮጵያ" },
  { id: "south-west-ethiopia", en: "South West Ethiopia", am: "ደቡብ ምዕራብ ኢትዮጵያ" },
  { id: "tigray", en: "Tigray", am: "ትግራይ" },
] as const;

export type RegionId = (typeof regions)[number]["id"];

export const regionIds = regions.map(({ id }) => id);

export function regionName(id: string, locale: Locale): string {
  const found = regions.find((region) => region.id === id);
  return found ? inLanguage(found, locale) : id;
}

export function isRegion(id: string): boolean {
  return regions.some((region) => region.id === id);
}
