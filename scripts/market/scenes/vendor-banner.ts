import type { vendors } from "./compositions/vendors.ts";

type Banner = keyof typeof vendors;

/** First fitting line wins; the words are parts of category slugs. */
const banners: readonly [words: RegExp, banner: Banner][] = [
  [/^vehicles|^cars?\b|auto|motor|tyre|bajaj|bicycle|spare|engine-oil/, "vendor-auto"],
  [/mobile|phone|power-bank|charger|smart-watch/i, "vendor-phones"],
  [/computer|keyboard|printer|storage-media|networking|office-machine/, "vendor-computers"],
  [/television|speaker|camera|radio|gaming|consumer-electronic/, "vendor-television"],
  [/home-appliance|mitad|stove|refrigerator|washing/, "vendor-appliances"],
  [/coffee/, "vendor-coffee"],
  [/honey|beekeep/, "vendor-honey"],
  [/spice|pulses|teff|grain|herbal/, "vendor-spices"],
  [/food|vegetable|fruit|drink|snack|dairy|oil-and-butter/, "vendor-groceries"],
  [/farm|seed|greenhouse|irrigation|fertili|agricult|machine|pump/, "vendor-farm"],
  [/holiday|gift|flower|toy|party|sport/, "vendor-gifts"],
  [/chemical|paint|detergent/, "vendor-chemicals"],
  [/packag|carton|box|label|jars|sacks/, "vendor-packaging"],
  [/shoe|boot|loafer|sandal|footwear/, "vendor-shoes"],
  [/bag|wallet|belt|luggage|purse/, "vendor-bags"],
  [/fabric|cotton|textile-and|thread|sewing/, "vendor-fabric"],
  [/kemis|netela|gabi|cloth|wear|dress|fashion|scarves/, "vendor-textiles"],
  [/furniture|bedding|curtain|carpet|mirror|decoration/, "vendor-furniture"],
  [/kitchen|cookware|tableware|household|hygiene|cleaning/, "vendor-kitchen"],
  [/beauty|hair|skin|perfume|fragrance|cosmetic|health|medical|baby/, "vendor-beauty"],
  [/book|school|stationery/, "vendor-books"],
  [/craft|mesob|instrument|decor|jewel/, "vendor-crafts"],
  [/generator|electric|solar|light|cable|battery/, "vendor-electrical"],
  [/tool|metal|steel|hardware|weld|construction|safety/, "vendor-tools"],
];

/** Stored URL of the banner that fits a shop, by the slugs of what it sells, the most important first. */
export function vendorBanner(sells: readonly string[]): string {
  for (const slug of sells) {
    const fitting = banners.find(([words]) => words.test(slug));
    if (fitting) return `/media/web-banner/${fitting[1]}.webp`;
  }
  return "/media/web-banner/vendor-market.webp";
}
