import { families, type Family } from "./families.ts";
import type { Colour } from "./scenes/colours.ts";
import type { Words } from "./words.ts";

/**
 * One way a good is offered. An empty label leaves the good's plain name; `share` places the price between low and high;
 * `colour` is what its words promise of the picture, null for nothing.
 */
export interface Variation {
  label: Words;
  value: Words;
  share: number;
  colour: Colour | null;
}

export interface Kind {
  family: Family;
  /** What the variations differ in; becomes the first specification. */
  axis: Words;
  variations: readonly Variation[];
  /** What the shopper may choose on the product page, and how often a product of this kind offers it. */
  choice: { colors: boolean; sizes: readonly string[]; chance: number };
}

type Choice = Kind["choice"];
const none: Choice = { colors: false, sizes: [], chance: 0 };
const colors = (chance: number): Choice => ({ colors: true, sizes: [], chance });
const sizes = (list: string, chance: number, withColors = false): Choice => ({
  colors: withColors,
  sizes: list.split(" "),
  chance,
});

/** "English|አማርኛ|amount": the amount places the price; without one the prices rise evenly. A leading "-" hides the label in the name. */
function variations(rows: readonly string[], shows: readonly (Colour | null)[]): Variation[] {
  const amounts = rows.map((row, index) => Number(row.split("|")[2] ?? index));
  const first = amounts[0]!;
  const span = amounts[amounts.length - 1]! - first;
  return rows.map((row, index) => {
    const [en = "", am = ""] = row.split("|");
    const hidden = en.startsWith("-");
    const value = { en: hidden ? en.slice(1) : en, am };
    return {
      label: hidden ? { en: "", am: "" } : value,
      value,
      share: (amounts[index]! - first) / span,
      colour: shows[index] ?? null,
    };
  });
}

function kind(
  family: Family,
  axis: string,
  rows: string[],
  choice: Choice = none,
  shows: readonly (Colour | null)[] = [],
): Kind {
  const [en = "", am = ""] = axis.split("|");
  return { family, axis: { en, am }, variations: variations(rows, shows), choice };
}

const type = "Type|ዓይነት";
const size = "Size|መጠን";
const amount = "Amount|ይዘት";
const weight = "Weight|ክብደት";
const capacity = "Capacity|አቅም";
const pieces = ["-1 piece|1 ፍሬ|1", "pack of 3|የ3 እሽግ|3", "pack of 6|የ6 እሽግ|6", "pack of 12|የ12 እሽግ|12"];
const counted = ["-1 piece|1 ፍሬ|1", "pack of 5|የ5 እሽግ|5", "pack of 10|የ10 እሽግ|10", "pack of 20|የ20 እሽግ|20"];
const boxed = ["-1 piece|1 ፍሬ|1", "pack of 5|የ5 እሽግ|5", "pack of 10|የ10 እሽግ|10", "box of 50|የ50 ሳጥን|50"];
const lengths = ["-10 m|10 ሜትር|10", "25 m|25 ሜትር|25", "50 m|50 ሜትር|50", "100 m|100 ሜትር|100"];
const watts = ["-9 W|9 W|9", "12 W|12 W|12", "18 W|18 W|18", "30 W|30 W|30"];
const fineColors = ["-Black|ጥቁር", "white|ነጭ", "grey|ግራጫ", "blue|ሰማያዊ"];
const fine = ["black", "white", "grey", "blue"] as const;
const bodySizes = ["-Standard|መደበኛ", "small|ትንሽ", "large|ትልቅ", "extra large|በጣም ትልቅ"];

export const kinds = {
  phone: kind(
    families.device,
    "Memory|ማስታወሻ",
    ["64 GB|64 GB|64", "128 GB|128 GB|128", "256 GB|256 GB|200", "512 GB|512 GB|300"],
    colors(0.7),
  ),
  computer: kind(families.device, "Processor and memory|ፕሮሰሰርና ማስታወሻ", [
    "Core i3, 8 GB RAM|Core i3፣ 8 GB RAM",
    "Core i5, 8 GB RAM|Core i5፣ 8 GB RAM",
    "Core i5, 16 GB RAM|Core i5፣ 16 GB RAM",
    "Core i7, 16 GB RAM|Core i7፣ 16 GB RAM",
  ]),
  screen: kind(families.device, "Screen|ስክሪን", [
    "32 inch|32 ኢንች|32",
    "43 inch|43 ኢንች|40",
    "50 inch|50 ኢንች|48",
    "55 inch|55 ኢንች|55",
  ]),
  audio: kind(
    families.device,
    type,
    ["-Standard|መደበኛ", "with carrying case|ከማስቀመጫ ጋር", "extra bass|ጠንካራ ባስ ያለው", "new model|አዲስ ሞዴል"],
    colors(0.4),
  ),
  camera: kind(families.device, type, [
    "-Body only|አካሉ ብቻ",
    "with 32 GB card|ከ32 GB ካርድ ጋር",
    "with tripod|ከማቆሚያ ጋር",
    "with lens kit|ከሌንስ ጋር",
  ]),
  powerBank: kind(families.device, capacity, [
    "5,000 mAh|5,000 mAh|5",
    "10,000 mAh|10,000 mAh|10",
    "20,000 mAh|20,000 mAh|20",
    "30,000 mAh|30,000 mAh|30",
  ]),
  charger: kind(families.device, "Power|ኃይል", ["10 W|10 W|10", "20 W|20 W|20", "33 W|33 W|33", "65 W|65 W|65"]),
  computerPart: kind(families.device, "Colour|ቀለም", fineColors, none, fine),
  office: kind(families.device, type, [
    "-Standard|መደበኛ",
    "with Wi-Fi|ባለ Wi-Fi",
    "for small offices|ለትንሽ ቢሮ",
    "for large offices|ለትልቅ ቢሮ",
  ]),
  appliance: kind(families.appliance, type, [
    "-Standard|መደበኛ",
    "steel body|ባለ ብረት አካል",
    "large size|ትልቅ መጠን",
    "energy saving|ኃይል ቆጣቢ",
  ]),
  largeAppliance: kind(families.appliance, size, [
    "for small homes|ለትንሽ ቤት",
    "family size|ለቤተሰብ የሚሆን",
    "large|ትልቅ",
    "large and energy saving|ትልቅና ኃይል ቆጣቢ",
  ]),
  bag: kind(
    families.bag,
    "Material|የተሠራበት",
    ["-Canvas|ሸራ", "nylon|ናይለን", "hand-woven cotton|በእጅ የተሸመነ ጥጥ", "leather|ቆዳ"],
    colors(0.6),
  ),
  smallLeather: kind(
    families.bag,
    type,
    ["-Leather|ቆዳ", "black leather|ጥቁር ቆዳ", "brown leather|ቡናማ ቆዳ", "in a gift box|በስጦታ ሳጥን"],
    none,
    [null, "black", "brown"],
  ),
  metalBelt: kind(families.bag, type, ["-Polished|የተወለወለ", "slim|ቀጭን", "wide|ሰፊ", "gold coloured|ወርቃማ"]),
  shoeMen: kind(
    families.shoe,
    type,
    ["-Everyday|ለዕለት", "light sole|ቀላል ሶል ያለው", "non-slip sole|የማያንሸራትት ሶል ያለው", "padded insole|ለስላሳ የውስጥ ሶል ያለው"],
    sizes("39 40 41 42 43 44", 0.75),
  ),
  shoeWomen: kind(
    families.shoe,
    type,
    ["-Everyday|ለዕለት", "light sole|ቀላል ሶል ያለው", "non-slip sole|የማያንሸራትት ሶል ያለው", "padded insole|ለስላሳ የውስጥ ሶል ያለው"],
    sizes("36 37 38 39 40 41", 0.75),
  ),
  shoeChild: kind(
    families.shoe,
    type,
    ["-Everyday|ለዕለት", "light sole|ቀላል ሶል ያለው", "non-slip sole|የማያንሸራትት ሶል ያለው", "padded|ውስጡ ለስላሳ የሆነ"],
    sizes("26 28 30 32 34", 0.75),
  ),
  womenswear: kind(
    families.clothing,
    type,
    ["-Plain|ባለ አንድ ቀለም", "patterned|ባለ ጥለት", "light fabric|ከስስ ጨርቅ የተሠራ", "warm fabric|ከሙቅ ጨርቅ የተሠራ"],
    sizes("S M L XL", 0.6, true),
  ),
  menswear: kind(
    families.clothing,
    type,
    ["-Plain|ባለ አንድ ቀለም", "two-tone|ባለ ሁለት ቀለም", "slim cut|ጠበብ ያለ", "relaxed cut|ሰፋ ያለ"],
    sizes("M L XL XXL", 0.6, true),
  ),
  childrenswear: kind(
    families.clothing,
    type,
    ["-Plain|ባለ አንድ ቀለም", "with print|ባለ ሥዕል", "soft cotton|ከለስላሳ ጥጥ የተሠራ", "warm|ለብርድ ወቅት"],
    sizes("2 4 6 8 10", 0.6),
  ),
  wearable: kind(families.clothing, "Colour|ቀለም", fineColors, none, fine),
  traditional: kind(
    families.traditional,
    "Embroidery|ጥልፍ",
    ["-White on white|ነጭ በነጭ", "green embroidery|በአረንጓዴ ጥልፍ", "red embroidery|በቀይ ጥልፍ", "gold embroidery|በወርቃማ ጥልፍ"],
    sizes("S M L XL", 0.45),
    ["cream", "green", "red", "gold"],
  ),
  fabric: kind(families.fabric, "Length|ርዝመት", [
    "-1 metre|1 ሜትር|1",
    "3 metres|3 ሜትር|3",
    "5 metres|5 ሜትር|5",
    "roll of 20 metres|የ20 ሜትር ጥቅል|20",
  ]),
  coffee: kind(families.coffee, weight, [
    "-500 g|500 ግራም|0.5",
    "1 kg|1 ኪሎ ግራም|1",
    "2 kg|2 ኪሎ ግራም|2",
    "5 kg|5 ኪሎ ግራም|5",
  ]),
  grain: kind(families.food, weight, [
    "-5 kg|5 ኪሎ ግራም|5",
    "25 kg|25 ኪሎ ግራም|25",
    "50 kg|50 ኪሎ ግራም|50",
    "100 kg|1 ኩንታል|100",
  ]),
  spice: kind(families.food, weight, [
    "-250 g|250 ግራም|0.25",
    "500 g|500 ግራም|0.5",
    "1 kg|1 ኪሎ ግራም|1",
    "3 kg|3 ኪሎ ግራም|3",
  ]),
  honey: kind(families.food, weight, [
    "-500 g|500 ግራም|0.5",
    "1 kg|1 ኪሎ ግራም|1",
    "2 kg|2 ኪሎ ግራም|2",
    "5 kg bucket|የ5 ኪሎ ግራም ባልዲ|5",
  ]),
  drink: kind(families.grocery, amount, [
    "-1 piece|1 ፍሬ|1",
    "pack of 6|የ6 እሽግ|6",
    "pack of 12|የ12 እሽግ|12",
    "pack of 24|የ24 እሽግ|24",
  ]),
  snack: kind(families.grocery, weight, [
    "-250 g|250 ግራም|0.25",
    "500 g|500 ግራም|0.5",
    "1 kg|1 ኪሎ ግራም|1",
    "carton of 5 kg|የ5 ኪሎ ግራም ካርቶን|5",
  ]),
  fresh: kind(families.fresh, weight, [
    "-1 kg|1 ኪሎ ግራም|1",
    "3 kg|3 ኪሎ ግራም|3",
    "5 kg|5 ኪሎ ግራም|5",
    "box of 10 kg|የ10 ኪሎ ግራም ሳጥን|10",
  ]),
  farm: kind(families.farm, amount, [
    "-1 kg|1 ኪሎ ግራም|1",
    "5 kg|5 ኪሎ ግራም|5",
    "10 kg|10 ኪሎ ግራም|10",
    "25 kg|25 ኪሎ ግራም|25",
  ]),
  farmTool: kind(families.farm, type, ["-Standard|መደበኛ", "small|ትንሽ", "large|ትልቅ", "heavy duty|ለከባድ ሥራ"]),
  farmPack: kind(families.farm, amount, counted),
  farmLength: kind(families.farm, "Length|ርዝመት", lengths),
  tool: kind(families.tool, type, [
    "-Standard|መደበኛ",
    "with carrying case|ከማስቀመጫ ጋር",
    "heavy duty|ለከባድ ሥራ",
    "set of 3|የ3 ስብስብ",
  ]),
  furniture: kind(
    families.furniture,
    type,
    ["-Natural wood|የእንጨት ቀለም", "walnut colour|የዋልነት ቀለም", "white|ነጭ", "large|ትልቅ"],
    colors(0.25),
    [null, "brown", "white"],
  ),
  homeware: kind(families.homeware, size, bodySizes, colors(0.2)),
  tableware: kind(families.homeware, amount, [
    "-1 piece|1 ፍሬ|1",
    "set of 3|የ3 ስብስብ|3",
    "set of 6|የ6 ስብስብ|6",
    "set of 12|የ12 ስብስብ|12",
  ]),
  craft: kind(families.craft, size, ["-Medium|መካከለኛ", "small|ትንሽ", "large|ትልቅ", "richly decorated|ያጌጠ"]),
  bedding: kind(
    families.homeware,
    "For beds of|ለአልጋ ስፋት",
    [
      "-90 cm|90 ሴ.ሜ.|9",
      "for 1.20 m bed|ለ1.20 ሜትር አልጋ|12",
      "for 1.50 m bed|ለ1.50 ሜትር አልጋ|15",
      "for 1.80 m bed|ለ1.80 ሜትር አልጋ|18",
    ],
    colors(0.5),
  ),
  cleaning: kind(families.cleaning, amount, pieces),
  lotion: kind(families.beauty, amount, ["-100 ml|100 ml|1", "200 ml|200 ml|2", "400 ml|400 ml|4", "1 litre|1 ሊትር|8"]),
  makeup: kind(
    families.beauty,
    "Shade|ቀለም",
    ["-Natural|ተፈጥሯዊ", "soft shade|ለስላሳ ቀለም", "deep shade|ደማቅ ቀለም", "long lasting|ለረጅም ጊዜ የሚቆይ"],
    colors(0.3),
  ),
  perfume: kind(families.beauty, amount, ["-30 ml|30 ml|30", "50 ml|50 ml|50", "100 ml|100 ml|100"]),
  hygiene: kind(families.hygiene, amount, pieces),
  herbal: kind(families.beauty, weight, [
    "-100 g|100 ግራም|1",
    "250 g|250 ግራም|2.5",
    "500 g|500 ግራም|5",
    "1 kg|1 ኪሎ ግራም|10",
  ]),
  herbalFood: kind(families.food, weight, [
    "-100 g|100 ግራም|1",
    "250 g|250 ግራም|2.5",
    "500 g|500 ግራም|5",
    "1 kg|1 ኪሎ ግራም|10",
  ]),
  medical: kind(families.medical, type, [
    "-Standard|መደበኛ",
    "with carrying case|ከማስቀመጫ ጋር",
    "for home|ለቤት",
    "for clinics|ለክሊኒክ",
  ]),
  aid: kind(families.medical, type, ["-Standard|መደበኛ", "light|ቀላል", "adjustable|የሚስተካከል", "padded|ለስላሳ ድጋፍ ያለው"]),
  eyewear: kind(families.medical, "Colour|ቀለም", fineColors, none, fine),
  gift: kind(families.gift, "For|ለማን", [
    "-Anyone|ለማንም",
    "for friends|ለጓደኛ",
    "for parents|ለወላጆች",
    "for colleagues|ለሥራ ባልደረባ",
  ]),
  holiday: kind(families.gift, "For|ለማን", [
    "for two|ለሁለት ሰው",
    "small family|ለትንሽ ቤተሰብ",
    "large family|ለትልቅ ቤተሰብ",
    "for offices|ለመሥሪያ ቤት",
  ]),
  hamper: kind(families.food, "For|ለማን", [
    "-Two people|ለሁለት ሰው",
    "small family|ለትንሽ ቤተሰብ",
    "large family|ለትልቅ ቤተሰብ",
    "for offices|ለመሥሪያ ቤት",
  ]),
  flower: kind(families.gift, size, ["-Small|ትንሽ", "with ribbon|ከጥብጣብ ጋር", "large|ትልቅ", "in a basket|በቅርጫት"]),
  cake: kind(families.grocery, weight, [
    "-1 kg|1 ኪሎ ግራም|1",
    "1.5 kg|1.5 ኪሎ ግራም|1.5",
    "2 kg|2 ኪሎ ግራም|2",
    "3 kg|3 ኪሎ ግራም|3",
  ]),
  toy: kind(families.pastime, type, ["-Standard|መደበኛ", "small|ትንሽ", "large|ትልቅ", "gift boxed|በስጦታ ሳጥን"]),
  bicycle: kind(families.pastime, type, [
    "-Standard|መደበኛ",
    "with basket|ከቅርጫት ጋር",
    "with lights|ከመብራት ጋር",
    "with 21 gears|ባለ 21 ማርሽ",
  ]),
  sport: kind(families.pastime, type, [
    "-Standard|መደበኛ",
    "for schools|ለት/ቤት",
    "for clubs|ለክለብ",
    "with carrying bag|ከመያዣ ቦርሳ ጋር",
  ]),
  paper: kind(families.pastime, amount, counted),
  book: kind(families.pastime, type, ["-Paperback|ለስላሳ ሽፋን", "hard cover|ጠንካራ ሽፋን", "gift edition|የስጦታ ኅትመት"]),
  jewellery: kind(families.craft, "Material|የተሠራበት", [
    "-Brass|ነሐስ",
    "silver|ከብር የተሠራ",
    "with stone|ባለ ድንጋይ",
    "gold plated|በወርቅ የተለበጠ",
  ]),
  fitting: kind(families.electrical, amount, boxed),
  battery: kind(families.device, amount, boxed),
  fastener: kind(families.metal, amount, boxed),
  cable: kind(families.electrical, "Length|ርዝመት", lengths),
  light: kind(families.electrical, "Power|ኃይል", watts),
  lantern: kind(families.device, "Power|ኃይል", watts),
  instrument: kind(families.device, type, [
    "-Standard|መደበኛ",
    "with carrying case|ከማስቀመጫ ጋር",
    "for schools|ለት/ቤት",
    "for laboratories|ለላቦራቶሪ",
  ]),
  solar: kind(families.device, "Power|ኃይል", ["20 W|20 W|20", "50 W|50 W|50", "100 W|100 W|100", "300 W|300 W|300"]),
  powerDevice: kind(families.electrical, "Power|ኃይል", [
    "500 W|500 W|500",
    "1,000 W|1,000 W|1000",
    "2,000 W|2,000 W|2000",
    "3,000 W|3,000 W|3000",
  ]),
  carPart: kind(families.auto, "Fits|የሚገጥመው", [
    "for Suzuki Dzire|ለ«Suzuki Dzire»",
    "for Toyota Vitz|ለ«Toyota Vitz»",
    "for Toyota Corolla|ለ«Toyota Corolla»",
    "for Toyota Hilux|ለ«Toyota Hilux»",
  ]),
  tyre: kind(families.auto, size, ["13 inch|13 ኢንች|13", "14 inch|14 ኢንች|14", "15 inch|15 ኢንች|15", "16 inch|16 ኢንች|16"]),
  fluid: kind(families.auto, amount, [
    "-1 litre|1 ሊትር|1",
    "4 litres|4 ሊትር|4",
    "5 litres|5 ሊትር|5",
    "20 litres|20 ሊትር|20",
  ]),
  carAccessory: kind(families.auto, "Colour|ቀለም", fineColors, none, fine),
  vehicle: kind(families.vehicle, "Condition|ሁኔታ", [
    "used|ያገለገለ",
    "lightly used|በመጠኑ ያገለገለ",
    "like new|እንደ አዲስ",
    "new|አዲስ",
  ]),
  liquidChemical: kind(families.chemical, amount, [
    "-1 litre|1 ሊትር|1",
    "5 litres|5 ሊትር|5",
    "10 litres|10 ሊትር|10",
    "20 litres|20 ሊትር|20",
  ]),
  solidChemical: kind(families.chemical, weight, [
    "-1 kg|1 ኪሎ ግራም|1",
    "5 kg|5 ኪሎ ግራም|5",
    "25 kg|25 ኪሎ ግራም|25",
    "50 kg|50 ኪሎ ግራም|50",
  ]),
  metal: kind(families.metal, "Thickness|ውፍረት", ["1 mm|1 ሚ.ሜ.|1", "2 mm|2 ሚ.ሜ.|2", "3 mm|3 ሚ.ሜ.|3", "5 mm|5 ሚ.ሜ.|5"]),
  packaging: kind(families.packaging, amount, [
    "pack of 50|የ50 እሽግ|50",
    "pack of 100|የ100 እሽግ|100",
    "pack of 500|የ500 እሽግ|400",
    "pack of 1,000|የ1,000 እሽግ|700",
  ]),
  machine: kind(families.machine, "For|ለማን", [
    "-Small workshops|ለትንሽ ወርክሾፕ",
    "for medium workshops|ለመካከለኛ ወርክሾፕ",
    "with installation|ከተከላ ጋር",
    "for factories|ለፋብሪካ",
  ]),
} satisfies Record<string, Kind>;

export type KindKey = keyof typeof kinds;
