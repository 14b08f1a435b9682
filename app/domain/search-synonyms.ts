import { foldText } from "./search-fold.ts";

// Words that no key brings together, both languages in one group (amharic.md 8).
const groups = [
  ["ስኒከር", "sneaker", "sneakers"],
  ["ቻርጀር", "charger"],
  ["አስቤዛ", "asbeza", "grocery", "groceries"],
  ["ፈርኒቸር", "furniture", "የቤት ዕቃ"],
  ["ኮምፒውተር", "ኮምፒዩተር", "computer"],
  ["ላፕቶፕ", "laptop", "notebook computer"],
  ["ሞባይል", "ስልክ", "mobile", "phone", "smartphone"],
  ["ሳምሰንግ", "samsung"],
  ["ናይክ", "nike"],
  ["ቲቪ", "ቴሌቪዥን", "tv", "television"],
  ["ፍሪጅ", "fridge", "refrigerator"],
  ["ቀሚስ", "kemis", "dress", "dresses"],
  ["ጫማ", "chama", "shoe", "shoes"],
  ["ቦርሳ", "borsa", "bag", "bags", "handbag"],
  ["ሸሚዝ", "shemiz", "shirt", "shirts"],
  ["ልብስ", "clothes", "clothing"],
  ["ሰዓት", "watch", "watches"],
  ["ቡና", "buna", "coffee"],
  ["በርበሬ", "berbere", "chilli"],
  ["ማር", "honey"],
  ["ጤፍ", "teff"],
  ["ሽቶ", "shito", "perfume", "fragrance"],
  ["ጃኬት", "jacket"],
  ["ሱሪ", "suri", "trousers", "pants"],
  ["ማዳመጫ", "ሄድፎን", "headphone", "headphones"],
  ["ኢርፎን", "earphone", "earphones"],
  ["መጽሐፍ", "metsihaf", "book", "books"],
  ["ወንበር", "wenber", "chair", "chairs"],
  ["ጠረጴዛ", "terepeza", "table", "tables"],
  ["አልጋ", "alga", "bed", "beds"],
  ["መኪና", "mekina", "car", "cars", "vehicle"],
  ["ጎማ", "goma", "tyre", "tire", "tyres", "tires"],
  ["ስጦታ", "sitota", "gift", "gifts"],
].map((group) => [...new Set(group.map(foldText))]);

const byWord = new Map<string, string[]>();
for (const group of groups) {
  for (const word of group) byWord.set(word, group);
}

/** Folded words and phrases that mean the same as a folded word; none for most words. */
export function synonymsOf(word: string): string[] {
  return (byWord.get(word) ?? []).filter((synonym) => synonym !== word);
}
