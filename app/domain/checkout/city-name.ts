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

/** Series of seven letters, each of the first series read like that of the second (amharic.md 6). */
const alike = ["ሐሀ", "ኀሀ", "ኸሀ", "ሠሰ", "ዐአ", "ፀጸ"];
const folded = new Map(
  alike.flatMap((pair) =>
    Array.from({ length: 7 }, (_, order) => {
      const [from, into] = [0, 1].map((at) => String.fromCharCode(pair.charCodeAt(at) + order));
      return [from!, into!] as const;
    }),
  ),
);

const namesByKey = new Map(
  [...amharicNames].flatMap(([en, am]) => [keyOf(en), keyOf(am)].map((key) => [key, { en, am }] as const)),
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

/**
 * Capitals, spaces and letters of one sound make no other city. The form of an address asks this in the browser, which the
 * fold of search is too large for, and some of them too old.
 */
function keyOf(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]+/g, "");
  return letters
    .replace(/[ሐ-ፆ]/g, (letter) => folded.get(letter) ?? letter)
    .replace(/ሃ/g, "ሀ")
    .replace(/ኣ/g, "አ");
}
