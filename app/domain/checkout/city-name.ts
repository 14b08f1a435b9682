import type { Locale } from "../viewer.ts";

/** Cities by their English names. */
const amharicNames = new Map([
  ["Addis Ababa", "አዲስ አበባ"],
  ["Dire Dawa", "ድሬዳዋ"],
  ["Adama", "አዳማ"],
  ["Hawassa", "ሐዋሳ"],
  ["Bahir Dar", "ባሕር ዳር"],
  ["Mekelle", "መቀሌ"],
  ["Gondar", "ጎንደር"],
  ["Jimma", "ጅማ"],
  ["Dessie", "ደሴ"],
  ["Jijiga", "ጅግጅጋ"],
  ["Harar", "ሐረር"],
  ["Bishoftu", "ቢሾፍቱ"],
  ["Shashemene", "ሻሸመኔ"],
  ["Arba Minch", "አርባ ምንጭ"],
  ["Debre Birhan", "ደብረ ብርሃን"],
  ["Debre Markos", "ደብረ ማርቆስ"],
  ["Hosaena", "ሆሳዕና"],
  ["Wolaita Sodo", "ወላይታ ሶዶ"],
  ["Nekemte", "ነቀምቴ"],
  ["Asella", "አሰላ"],
  ["Dilla", "ዲላ"],
  ["Gambella", "ጋምቤላ"],
  ["Assosa", "አሶሳ"],
  ["Semera", "ሰመራ"],
]);

const namesByKey = new Map(
  [...amharicNames].flatMap(([en, am]) => [en.toLowerCase(), am].map((key) => [key, { en, am }] as const)),
);

/** A city in the viewer's language, whichever it was written in; one we do not know stays as it was written. */
export function cityName(city: string, locale: Locale): string {
  return namesByKey.get(keyOf(city))?.[locale] ?? city;
}

/** What two spellings of one city have in common: its English name in small letters, also of an Amharic name we know. */
export function cityKey(typed: string): string {
  const key = keyOf(typed);
  return namesByKey.get(key)?.en.toLowerCase() ?? key;
}

function keyOf(typed: string): string {
  return typed.trim().replace(/\s+/g, " ").toLowerCase();
}
