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

const namesByKey = new Map(
  [...amharicNames].flatMap(([en, am]) => [keyOf(en), keyOf(am)].map((key) => [key, { en, am }] as const)),
);

/** A city in the viewer's language, from either language; an unknown one is returned as it is. */
export function cityName(city: string, locale: Locale): string {
  return namesByKey.get(keyOf(city))?.[locale] ?? city;
}

/** The spellings in which a city may stand in orders: as it was typed, and its name in both languages where we know it. */
export function citySpellings(typed: string): string[] {
  const names = namesByKey.get(keyOf(typed));
  return names ? [...new Set([typed, names.en, names.am])] : [typed];
}

/** Equal for all spellings of a city: its English name in lower case, or the folded text of an unknown city. */
export function cityKey(typed: string): string {
  const key = keyOf(typed);
  return namesByKey.get(key)?.en.toLowerCase() ?? key;
}

/**
 * Case, spaces and letters of one sound do not matter. Small enough for the browser, where the address form needs it;
 * the fold of search is too large, and does not run in the oldest browsers.
 */
function keyOf(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]+/g, "");
  return letters
    .replace(/[ሐ-ፆ]/g, (letter) => folded.get(letter) ?? letter)
    .replace(/ሃ/g, "ሀ")
    .replace(/ኣ/g, "አ");
}
