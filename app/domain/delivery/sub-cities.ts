import { cityKey } from "./city-name.ts";
import { inLanguage, type Locale } from "../languages.ts";

const named = ([en, am]: readonly [string, string]) => ({ en, am });
type SubCity = Readonly<ReturnType<typeof named>>;

const subCities: ReadonlyMap<string, readonly SubCity[]> = new Map(
  Object.entries({
    "addis ababa": [
      ["Addis Ketema", "አዲስ ከተማ"],
      ["Akaky Kaliti", "አቃቂ ቃሊቲ"],
      ["Arada", "አራዳ"],
      ["Bole", "ቦሌ"],
      ["Gullele", "ጉለሌ"],
      ["Kirkos", "ቂርቆስ"],
      ["Kolfe Keranio", "ኮልፌ ቀራኒዮ"],
      ["Lemi Kura", "ለሚ ኩራ"],
      ["Lideta", "ልደታ"],
      ["Nifas Silk-Lafto", "ንፋስ ስልክ ላፍቶ"],
      ["Yeka", "የካ"],
    ],
    adama: [
      ["Abba Gada", "አባ ገዳ"],
      ["Boku", "ቦኩ"],
      ["Bole", "ቦሌ"],
      ["Dabe", "ዳቤ"],
      ["Dembela", "ደምበላ"],
      ["Lugo", "ሉጎ"],
    ],
    "bahir dar": [
      ["Atse Tewodros", "አፄ ቴዎድሮስ"],
      ["Belay Zeleke", "በላይ ዘለቀ"],
      ["Dagmawi Menelik", "ዳግማዊ ምኒልክ"],
      ["Fasilo", "ፋሲሎ"],
      ["Gish Abay", "ግሽ ዓባይ"],
      ["Tana", "ጣና"],
    ],
    gondar: [
      ["Arada", "አራዳ"],
      ["Azezo", "አዘዞ"],
      ["Fasil", "ፋሲል"],
      ["Jantekel", "ጃንተከል"],
      ["Maraki", "ማራኪ"],
      ["Zobel", "ዞብል"],
    ],
    hawassa: [
      ["Addis Ketema", "አዲስ ከተማ"],
      ["Bahil Adarash", "ባህል አዳራሽ"],
      ["Hawela Tula", "ሀዌላ ቱላ"],
      ["Hayik Dar", "ሐይቅ ዳር"],
      ["Mehal Ketema", "መሃል ከተማ"],
      ["Menaheriya", "መናኸሪያ"],
      ["Misrak", "ምሥራቅ"],
      ["Tabor", "ታቦር"],
    ],
    mekelle: [
      ["Adi Haki", "ዓዲ ሓቂ"],
      ["Ayder", "ዓይደር"],
      ["Hadnet", "ሓድነት"],
      ["Hawelti", "ሓወልቲ"],
      ["Kedamay Weyane", "ቀዳማይ ወያነ"],
      ["Kuiha", "ኲሓ"],
      ["Semien", "ሰሜን"],
    ],
  } satisfies Record<string, [string, string][]>).map(([city, names]) => [city, names.map(named)] as const),
);

export function subCitiesOf(city: string): readonly SubCity[] {
  return subCities.get(cityKey(city)) ?? [];
}

export function storedSubCity(city: string, typed: string): string {
  const key = cityKey(typed);
  const listed = subCitiesOf(city).find(({ en, am }) => cityKey(en) === key || cityKey(am) === key);
  return listed?.en ?? typed;
}

export function subCityName(city: string, subCity: string, locale: Locale): string {
  const found = subCitiesOf(city).find(({ en }) => en === subCity);
  return found ? inLanguage(found, locale) : subCity;
}

/** Drops a sub-city that was chosen for another city (`cityWas`). */
export function followSubCity({ city = "", cityWas, subCity = "" }: Partial<Record<string, string>>): string {
  if (cityWas === undefined || cityKey(cityWas) === cityKey(city)) return subCity;
  const isListed = (where: string) => subCitiesOf(where).some(({ en }) => en === storedSubCity(where, subCity));
  return isListed(cityWas) && !isListed(city) ? "" : subCity;
}
