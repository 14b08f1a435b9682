import { foldText } from "./search-fold.ts";
import { wordForms } from "./search-forms.ts";

// Words that no key brings together, both languages in one group (amharic.md 8); none is in two. They stand in the index: where
// one changes, STORED_FORM of catalogue-import does, so that products which were stored before follow with their next import.
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

/** Whether folded words are the name of one thing, which their last word alone is not: ብርድ ልብስ is no ልብስ. */
export const isOneThing = (words: string): boolean => isPhrase(words) && byWord.has(words);

/** Folded words and phrases that mean the same as a folded word; none for most words. */
export function synonymsOf(word: string): string[] {
  return (byWord.get(word) ?? []).filter((synonym) => synonym !== word);
}

/**
 * The folded words that a product with these stands under as well, whatever it was asked for by (search-text): single words, not among
 * these, that mean the same as one of them, or as a phrase all of whose words are. A form that a shorter one of its group stands
 * for is not asked for (search-plan).
 */
export function impliedBy(words: ReadonlySet<string>): string[] {
  const said = new Set([...words, ...phrases].flatMap((one) => (hasAll(words, one) ? (byWord.get(one) ?? []) : [])));
  return [...said].filter((word) => !words.has(word) && !isPhrase(word) && !isSpokenFor(word));
}

/** Whether a form of a word has the same synonyms as the word. */
export function isSpokenFor(word: string): boolean {
  return wordForms(word).some((form) => byWord.has(form) && byWord.get(form) === byWord.get(word));
}

const isPhrase = (words: string): boolean => words.includes(" ");
const phrases = groups.flat().filter(isPhrase);
const hasAll = (words: ReadonlySet<string>, phrase: string) => phrase.split(" ").every((word) => words.has(word));
