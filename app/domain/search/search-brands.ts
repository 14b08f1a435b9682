import { foldText } from "./search-fold.ts";

// By kind of goods: other brands of the kind replace a missing one; brands of many kinds are left out.
const MADE = [
  "phone: iphone አይፎን galaxy ጋላክሲ pixel redmi ሬድሚ oneplus oppo ኦፖ vivo ቪቮ realme motorola nokia ኖኪያ tecno ቴክኖ infinix ኢንፊኒክስ itel",
  "tablet: ipad አይፓድ",
  "laptop: macbook ማክቡክ imac thinkpad elitebook probook chromebook toshiba ቶሺባ",
  "earphones: airpods ኤርፖድስ earpods",
  "smart watch: applewatch fitbit",
  "game console: playstation ፕሌይስቴሽን ps4 ps5 xbox nintendo",
  "camera: gopro",
  "television: roku bravia",
  "shoes: nike ናይክ adidas አዲዳስ puma ፑማ converse ኮንቨርስ skechers reebok jordan ጆርዳን crocs clarks",
  "watch: rolex ሮሌክስ casio ካሲዮ seiko",
  "sunglasses: rayban oakley",
  "car: toyota ቶዮታ honda ሆንዳ hyundai ሀዩንዳይ kia mercedes መርሴዲስ bmw lexus nissan ኒሳን suzuki ሱዙኪ ford isuzu አይሱዙ byd",
  "bag: gucci ጉቺ prada vuitton samsonite",
  "jeans: levis wrangler",
  "perfume: dior chanel versace lacoste",
  "toothpaste: colgate ኮልጌት sensodyne",
  "nappies: pampers ፓምፐርስ huggies",
  "coffee: nescafe ኔስካፌ tomoca ቶሞካ",
  "soft drink: cocacola ኮካኮላ pepsi ፔፕሲ fanta ፋንታ sprite ስፕራይት mirinda",
  "washing powder: ariel omo ኦሞ",
  "lotion: nivea ኒቪያ vaseline ቫዝሊን",
  "toy: lego barbie",
].map((line) => line.split(": ") as [string, string]);

const kinds = new Map(MADE.flatMap(([kind, names]) => names.split(" ").map((name) => [foldText(name), kind] as const)));

export function kindOfBrand(word: string): string | null {
  return kinds.get(word) ?? null;
}

const OF_MODELS = new Set("air gen generation lite max mini note plus pro se series ultra".split(" "));

/** Drops the words about a missing model: "iphone 15 pro" needs a phone. */
export function withoutModels<Group extends { asked: { word: string }; isMissing: boolean; isUnknown: boolean }>(
  groups: readonly Group[],
): Group[] {
  let isModel = false;
  return groups.filter(({ asked: { word }, isMissing, isUnknown }) => {
    const goesOn = isModel && (isUnknown || /\p{N}/u.test(word) || OF_MODELS.has(word));
    isModel = isMissing || goesOn;
    return !goesOn;
  });
}
