import { foldText } from "./search-fold.ts";
import { wordForms } from "./search-forms.ts";

// amharic.md 8; each word is in one group. After a change here raise STORED_FORM of feed-facts, so that the next
// import updates stored products.
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
  ["ፍሪጅ", "ማቀዝቀዣ", "fridge", "refrigerator"],
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
  ["ሶፋ", "sofa", "couch", "settee"],
  ["ዳይፐር", "diaper", "nappy", "nappies"],
  ["ብስክሌት", "bicycle", "bike"],
  ["ፋኖስ", "lantern"],
  ["flashlight", "torch", "የእጅ ባትሪ"],
  ["ቲሸርት", "tshirt", "t shirt"],
  ["ምንጣፍ", "carpet", "rug"],
  ["ጄኔሬተር", "generator"],
  ["ስፒከር", "speaker", "loudspeaker"],
  ["ካሜራ", "camera"],
  ["መነጽር", "glasses", "spectacles", "eyeglasses"],
  ["መጋረጃ", "curtain", "drapes"],
  ["ብርድ ልብስ", "blanket", "duvet"],
  ["ሻንጣ", "suitcase", "luggage"],
  ["ኮት", "coat", "overcoat"],
  ["ሹራብ", "sweater", "jumper", "pullover"],
  ["ሰንደል", "sandal", "sandals"],
  ["ሞተር ሳይክል", "motorcycle", "motorbike"],
  ["ሪሞት", "remote"],
  ["ድንች", "dinich", "potato", "potatoes"],
  ["ሽንኩርት", "shinkurt", "onion", "onions"],
  ["ሥጋ", "siga", "meat"],
  ["ዶሮ", "doro", "chicken"],
  ["ዘይት", "zeyit", "oil"],
  ["ወተት", "wetet", "milk"],
  ["እንቁላል", "inkulal", "egg", "eggs"],
  ["ሳሙና", "samuna", "soap"],
].map((group) => [...new Set(group.map(foldText))]);

const byWord = new Map<string, string[]>();
for (const group of groups) {
  for (const word of group) byWord.set(word, group);
}

/** A phrase may differ from its last word: ብርድ ልብስ is a blanket, ልብስ clothes. */
export const isKnownPhrase = (words: string): boolean => isPhrase(words) && byWord.has(words);

/** One-way: a search for coffee does not mean goods for cafés. */
const also = new Map([...["cafe", "cafes", "ካፌ"].map((word) => [foldText(word), "coffee"] as const)]);

export function synonymsOf(word: string): string[] {
  const led = also.get(word);
  return (byWord.get(led ?? word) ?? []).filter((synonym) => synonym !== word);
}

/** Single words; a phrase counts if all its words occur (search-text). */
export function impliedBy(words: ReadonlySet<string>): string[] {
  const implied = new Set([...words, ...phrases].flatMap((one) => (hasAll(words, one) ? (byWord.get(one) ?? []) : [])));
  return [...implied].filter((word) => !words.has(word) && !isPhrase(word) && !hasSynonymousForm(word));
}

export function hasSynonymousForm(word: string): boolean {
  return wordForms(word).some((form) => byWord.has(form) && byWord.get(form) === byWord.get(word));
}

const isPhrase = (words: string): boolean => words.includes(" ");
const phrases = groups.flat().filter(isPhrase);
const hasAll = (words: ReadonlySet<string>, phrase: string) => phrase.split(" ").every((word) => words.has(word));
