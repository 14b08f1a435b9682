import { inLanguage, type Locale } from "../languages.ts";

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

export function cityName(city: string, locale: Locale): string {
  const names = namesByKey.get(keyOf(city));
  return names ? inLanguage(names, locale) : city;
}

export function citySpellings(typed: string): string[] {
  const names = namesByKey.get(keyOf(typed));
  return names ? [...new Set([typed, names.en, names.am])] : [typed];
}

export function cityKey(typed: string): string {
  const key = keyOf(typed);
  return namesByKey.get(key)?.en.toLowerCase() ?? key;
}

/** Small enough for the browser, unlike the fold of search. */
function keyOf(typed: string): string {
  const letters = typed.toLowerCase().replace(/[\s-]+/g, "");
  return letters
    .replace(/[ሐ-ፆ]/g, (letter) => folded.get(letter) ?? letter)
    .replace(/ሃ/g, "ሀ")
    .replace(/ኣ/g, "አ");
}
