import type { Random } from "./random.ts";
import type { Words } from "./words.ts";

/** How buyers of related goods speak. */
export type Voice = "device" | "wear" | "food" | "home" | "care" | "work";

const words = (en: string, am: string): Words => ({ en, am });

const praise: Record<Voice, readonly Words[]> = {
  device: [
    words("Works as described and looks good.", "እንደተገለጸው ይሠራል፤ መልኩም ጥሩ ነው።"),
    words("Arrived sealed, and the seller showed me how to set it up.", "እንደታሸገ ደረሰኝ፤ ሻጩም አጠቃቀሙን አሳየኝ።"),
    words("I have used it for two months without a problem.", "ሁለት ወር ተጠቀምኩበት፤ ምንም ችግር የለውም።"),
    words("Better than I expected at this price.", "በዚህ ዋጋ ከጠበቅኩት በላይ ነው።"),
  ],
  wear: [
    words("Well made, and the fit is right.", "አሠራሩ ጥሩ ነው፤ ልኩም ትክክል ነው።"),
    words("The colour is the same as in the picture.", "ቀለሙ በሥዕሉ ላይ እንዳለው ነው።"),
    words("A month of daily use and it still looks new.", "በየቀኑ ለአንድ ወር ተጠቀምኩበት፤ አሁንም አዲስ ይመስላል።"),
    words("My sister liked it so much that I ordered another one.", "እህቴ በጣም ስለወደደችው ሌላም አዘዝኩ።"),
  ],
  food: [
    words("Fresh and clean, as it should be.", "ትኩስና ንጹሕ ነው፤ እንደሚገባው።"),
    words("The weight was exact and the bag well closed.", "ሚዛኑ ትክክል ነው፤ እሽጉም ጥሩ ነው።"),
    words("Good quality; our guests asked where I bought it.", "ጥራቱ ጥሩ ነው፤ እንግዶች የት እንደገዛሁት ጠየቁኝ።"),
    words("We order it every month now.", "አሁን በየወሩ እናዝዛለን።"),
  ],
  home: [
    words("Strong, and it looks good in our living room.", "ጠንካራ ነው፤ ሳሎናችን ውስጥም ያምራል።"),
    words("Packed well, nothing was broken.", "በጥሩ ሁኔታ ታሽጎ ሳይሰበር ደረሰኝ።"),
    words("My mother uses it every day.", "እናቴ በየቀኑ ትጠቀምበታለች።"),
    words("Simple and useful, just what we needed.", "ቀላልና ጠቃሚ፣ የፈለግነው ዓይነት ነው።"),
  ],
  care: [
    words("Gentle and with a pleasant smell.", "ለስላሳ ነው፤ ሽታውም ደስ ይላል።"),
    words("The seal was whole and the date is good.", "እሽጉ አልተነካም፤ የመጠቀሚያ ጊዜውም ጥሩ ነው።"),
    words("I bought it for my parents and they are happy with it.", "ለወላጆቼ ገዛሁት፤ ደስ ብሏቸዋል።"),
    words("Does what it says. I will buy it again.", "የተባለውን ያደርጋል። እንደገና እገዛዋለሁ።"),
  ],
  work: [
    words("Solid quality, good for daily work.", "ጥራቱ ጥሩ ነው፤ ለዕለት ሥራ ይሆናል።"),
    words("The seller answered all my questions on the phone.", "ሻጩ በስልክ ጥያቄዎቼን ሁሉ መለሰልኝ።"),
    words("It fitted at once, no changes needed.", "ያለ ምንም ማስተካከያ ወዲያው ገጠመ።"),
    words("Delivered to Adama in two days.", "በሁለት ቀን አዳማ ደረሰልኝ።"),
  ],
};

const measured: readonly Words[] = [
  words("Good, but delivery took one day longer than promised.", "ጥሩ ነው፤ ግን ከተባለው አንድ ቀን ዘግይቶ ደረሰ።"),
  words("Fine for the price. The wrapping was a little crushed.", "ለዋጋው ጥሩ ነው። ማሸጊያው ጥቂት ተጨፍልቆ ነበር።"),
  words("It is all right, a little smaller than I thought.", "ደህና ነው፤ ካሰብኩት ጥቂት ያንሳል።"),
];

const complaint: readonly Words[] = [
  words("Not what I had in mind; the seller took it back.", "ያሰብኩት ዓይነት አይደለም፤ ሻጩ ግን መልሶ ወስዶልኛል።"),
  words("The first one had a fault. They changed it after a week.", "የመጀመሪያው ችግር ነበረበት። ከሳምንት በኋላ ቀየሩልኝ።"),
];

const buyers: readonly Words[] = (
  "Hana T.|ሐና ተ., Dawit M.|ዳዊት መ., Selam G.|ሰላም ገ., Abebe K.|አበበ ከ., Meron A.|ሜሮን አ., Yonas B.|ዮናስ በ., " +
  "Tigist W.|ትዕግሥት ወ., Kebede H.|ከበደ ሀ., Fatuma S.|ፋጡማ ሰ., Mohammed A.|መሐመድ አ., Chaltu D.|ጫልቱ ደ., Gemechu L.|ገመቹ ለ., " +
  "Letay G.|ለታይ ገ., Berhane T.|ብርሃነ ተ., Rahel N.|ራሔል ነ., Samuel E.|ሳሙኤል እ., Bethlehem Z.|ቤተልሔም ዘ., Elias F.|ኤልያስ ፈ., " +
  "Zenebech Y.|ዘነበች የ., Nuria I.|ኑሪያ ኢ., Biruk D.|ብሩክ ደ., Marta L.|ማርታ ለ., Tesfaye R.|ተስፋዬ ረ., Hiwot S.|ሕይወት ሰ."
)
  .split(", ")
  .map((pair) => words(pair.split("|")[0]!, pair.split("|")[1]!));

const day = 24 * 60 * 60 * 1000;

/** Reviews of one product, newest last: between its creation and now (UTC ms), two of three with words. */
export function reviews(voice: Voice, count: number, createdAt: number, now: number, chance: Random) {
  const age = Math.max(now - createdAt, day);
  const ages = Array.from({ length: count }, () => chance.next()).sort((a, b) => b - a);
  const offset = chance.between(0, buyers.length - 1);
  const told = new Set<Words>();
  return ages.map((share, index) => {
    const rate = star(chance.next());
    const pool = rate >= 4 ? praise[voice] : rate === 3 ? measured : complaint;
    const sentence = pool[(offset + index) % pool.length]!;
    const said = chance.chance(0.66) && !told.has(sentence) ? sentence : { en: "", am: "" };
    told.add(sentence);
    const contentLang: "en" | "am" = chance.chance(0.5) ? "am" : "en";
    const author = buyers[(offset + index * 5) % buyers.length]!;
    return {
      rate,
      author: author[contentLang],
      content: said[contentLang],
      contentLang,
      createdAt: Math.floor(now - age * share * 0.9),
    };
  });
}

function star(luck: number): number {
  if (luck < 0.5) return 5;
  if (luck < 0.8) return 4;
  if (luck < 0.92) return 3;
  return luck < 0.97 ? 2 : 1;
}
