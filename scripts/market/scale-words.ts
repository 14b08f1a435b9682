import type { Voice } from "./reviews.ts";
import type { Words } from "./words.ts";

function list(text: string): Words[] {
  return text
    .trim()
    .split(", ")
    .map((pair) => ({ en: pair.split("|")[0]!, am: pair.split("|")[1]! }));
}

/** First halves of made shops' and brands' names. */
export const firstNames = list(
  "Abay|ዓባይ, Awash|አዋሽ, Tana|ጣና, Sheba|ሳባ, Zemen|ዘመን, Selam|ሰላም, Lucy|ሉሲ, Walia|ዋልያ, Entoto|እንጦጦ, Axum|አክሱም, " +
    "Lalibela|ላሊበላ, Simien|ስሜን, Omo|ኦሞ, Gibe|ጊቤ, Tekeze|ተከዜ, Wabe|ዋቤ, Kaffa|ካፋ, Bale|ባሌ, Arsi|አርሲ, Guna|ጉና, " +
    "Yeka|የካ, Adey|አደይ, Tsehay|ፀሐይ, Kokeb|ኮከብ, Birhan|ብርሃን, Hiwot|ሕይወት, Tesfa|ተስፋ, Fikir|ፍቅር, Andinet|አንድነት, " +
    "Edget|እድገት, Dinsho|ዲንሾ, Chercher|ጨርጨር, Raya|ራያ, Wollo|ወሎ, Shewa|ሸዋ, Gojjam|ጎጃም, Limu|ሊሙ, Gera|ጌራ, " +
    "Sidama|ሲዳማ, Gedeo|ጌዴኦ, Konso|ኮንሶ, Robe|ሮቤ, Tulu|ቱሉ, Bekele|በቀለ, Alemu|ዓለሙ, Mulu|ሙሉ, Genet|ገነት, " +
    "Almaz|አልማዝ, Worku|ወርቁ, Demeke|ደመቀ, Hana|ሐና, Ruth|ሩት, Yared|ያሬድ, Kaleb|ካሌብ",
);

/** Second halves of made shops' names. */
export const trades = list(
  "Trading|ንግድ, Shop|ሱቅ, Market|ገበያ, Supply|አቅርቦት, Store|መደብር, Import|አስመጪ, Brothers|ወንድማማቾች, Family|ቤተሰብ, " +
    "Centre|ማዕከል, Union|ኅብረት, Wholesale|ጅምላ, Gallery|ጋለሪ, Partners|አጋሮች, Enterprise|ድርጅት, House|ቤት",
);

/** Second halves of made brands; brands are written in Latin letters in both languages. */
export const brandEndings = ["", "Star", "Plus", "Line", "Gold", "Craft", "Prime", "Max", "Home", "Select"];

export const cities = (
  "Addis Ababa, Addis Ababa, Addis Ababa, Dire Dawa, Adama, Hawassa, Bahir Dar, Mekelle, Gondar, Jimma, Dessie, Jijiga, " +
  "Harar, Bishoftu, Shashemene, Arba Minch, Debre Birhan, Debre Markos, Hosaena, Wolaita Sodo, Nekemte, Asella, Dilla"
).split(", ");

/** What sets one make of a good apart from another, by the kind of good. */
export const qualities: Record<Voice, readonly Words[]> = {
  device: list("portable|ተንቀሳቃሽ, compact|አነስተኛ, quiet|ድምፅ የማያሰማ, reliable|አስተማማኝ, latest|አዲስ የወጣ, original|ኦሪጅናል"),
  wear: list("handmade|በእጅ የተሠራ, light|ቀላል, washable|የሚታጠብ, classic|ክላሲክ, for travel|ለጉዞ, for holidays|ለበዓል"),
  food: list("organic|ተፈጥሯዊ, fresh|ትኩስ, sun-dried|በፀሐይ የደረቀ, hand-picked|በእጅ የተለቀመ, local|የአገር ውስጥ, cleaned|የተጣራ"),
  home: list("strong|ጠንካራ, handmade|በእጅ የተሠራ, double|ድርብ, classic|ክላሲክ, decorated|ያጌጠ, imported|ከውጭ የመጣ"),
  care: list("gentle|ለስላሳ, natural|ተፈጥሯዊ, for children|ለልጆች, for daily use|ለዕለት አገልግሎት, scented|መዓዛ ያለው"),
  work: list("strong|ጠንካራ, heavy duty|ለከባድ ሥራ, imported|ከውጭ የመጣ, original|ኦሪጅናል, for workshops|ለጋራዥ"),
};

/** How makes are numbered where they have no model. */
export const serials: Record<Voice, Words> = {
  device: { en: "", am: "" },
  work: { en: "", am: "" },
  wear: { en: "style", am: "ሞዴል" },
  food: { en: "lot", am: "ምርት" },
  home: { en: "no.", am: "ቁጥር" },
  care: { en: "no.", am: "ቁጥር" },
};
