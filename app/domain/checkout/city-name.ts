import type { Locale } from "../viewer.ts";

const amharicNames = new Map([
  ["addis ababa", "አዲስ አበባ"],
  ["dire dawa", "ድሬዳዋ"],
  ["adama", "አዳማ"],
  ["hawassa", "ሐዋሳ"],
  ["bahir dar", "ባሕር ዳር"],
  ["mekelle", "መቀሌ"],
  ["gondar", "ጎንደር"],
  ["jimma", "ጅማ"],
  ["dessie", "ደሴ"],
  ["jijiga", "ጅግጅጋ"],
  ["harar", "ሐረር"],
  ["bishoftu", "ቢሾፍቱ"],
  ["shashemene", "ሻሸመኔ"],
  ["arba minch", "አርባ ምንጭ"],
  ["debre birhan", "ደብረ ብርሃን"],
  ["debre markos", "ደብረ ማርቆስ"],
  ["hosaena", "ሆሳዕና"],
  ["wolaita sodo", "ወላይታ ሶዶ"],
  ["nekemte", "ነቀምቴ"],
  ["asella", "አሰላ"],
  ["dilla", "ዲላ"],
  ["gambella", "ጋምቤላ"],
  ["assosa", "አሶሳ"],
  ["semera", "ሰመራ"],
]);

/** A vendor's city in the viewer's language; a city we do not know stays as it was written. */
export function cityName(city: string, locale: Locale): string {
  return locale === "am" ? (amharicNames.get(city.trim().toLowerCase()) ?? city) : city;
}

const englishKeys = new Map([...amharicNames].map(([english, amharic]) => [amharic, english]));

/** What two spellings of one city have in common: its English name in small letters, also of an Amharic name we know. */
export function cityKey(typed: string): string {
  const city = typed.trim().replace(/\s+/g, " ").toLowerCase();
  return englishKeys.get(city) ?? city;
}
