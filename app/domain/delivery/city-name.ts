import { inLanguage, type Locale } from "../languages.ts";
import type { RegionId } from "./regions.ts";

const cities = [
  ["Addis Ababa", "አዲስ አበባ", "addis-ababa"],
  ["Dire Dawa", "ድሬዳዋ", "dire-dawa"],
  ["Adama", "አዳማ", "oromia"],
  ["Hawassa", "ሐዋሳ", "sidama"],
  ["Bahir Dar", "ባሕር ዳር", "amhara"],
  ["Mekelle", "መቀሌ", "tigray"],
  ["Gondar", "ጎንደር", "amhara"],
  ["Jimma", "ጅማ", "oromia"],
  ["Dessie", "ደሴ", "amhara"],
  ["Jijiga", "ጅግጅጋ", "somali"],
  ["Harar", "ሐረር", "harari"],
  ["Bishoftu", "ቢሾፍቱ", "oromia"],
  ["Shashemene", "ሻሸመኔ", "oromia"],
  ["Arba Minch", "አርባ ምንጭ", "south-ethiopia"],
  ["Debre Birhan", "ደብረ ብርሃን", "amhara"],
  ["Debre Markos", "ደብረ ማርቆስ", "amhara"],
  ["Hosaena", "ሆሳዕና", "central-ethiopia"],
  ["Wolaita Sodo", "ወላይታ ሶዶ", "south-ethiopia"],
  ["Nekemte", "ነቀምቴ", "oromia"],
  ["Asella", "አሰላ", "oromia"],
  ["Dilla", "ዲላ", "south-ethiopia"],
  ["Gambella", "ጋምቤላ", "gambela"],
  ["Assosa", "አሶሳ", "benishangul-gumuz"],
  ["Semera", "ሰመራ", "afar"],
] as const satisfies readonly (readonly [en: string, am: string, region: RegionId])[];

/** Series of seven letters; each pair sounds alike, and the first is read as the second (amharic.md 6). */
const alike = ["ሐሀ", "ኀሀ", "ኸሀ", "ሠሰ", "ዐአ", "ፀጸ"];
const folded = new Map(
  alike.flatMap((pair) =>
    Array.from({ length: 7 }, (_, order) => {
      const [from, into] = [0, 1].map((at) => String.fromCharCode(pair.charCodeAt(at) + order));
      return [from!, into!] as const;
    }),
  ),
);

const byKey = new Map(
  cities.flatMap(([en, am, region]) => [keyOf(en), keyOf(am)].map((key) => [key, { en, am, region }] as const)),
);

export const knownCities: readonly string[] = cities.map(([en]) => en.toLowerCase());

export function regionOfCity(city: string): RegionId | null {
  return byKey.get(keyOf(city))?.region ?? null;
}

export function cityName(city: string, locale: Locale): string {
  const names = byKey.get(keyOf(city));
  return names ? inLanguage(names, locale) : city;
}

export function citySpellings(typed: string): string[] {
  const names = byKey.get(keyOf(typed));
  return names ? [...new Set([typed, names.en, names.am])] : [typed];
}

export function cityKey(typed: string): string {
  const key = keyOf(typed);
  return byKey.get(key)?.en.toLowerCase() ?? key;
}

/** Small enough for the browser, unlike the fold of search. */
function keyOf(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]+/g, "");
  return letters
    .replace(/[ሐ-ፆ]/g, (letter) => folded.get(letter) ?? letter)
    .replace(/ሃ/g, "ሀ")
    .replace(/ኣ/g, "አ");
}
