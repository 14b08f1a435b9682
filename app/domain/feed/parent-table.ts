import type { MenuParentSlug } from "../menu-parents.ts";

export const unsortedSlug = "unsorted";

const NAMES: Record<MenuParentSlug, string> = {
  electronics:
    "electronics, consumer electronics, mobiles and accessories, mobiles, phones, mobile phones, computers, " +
    "computers and accessories, laptops, tablets, cameras, cameras and accessories, cameras and optics, " +
    "home entertainment, audio and video, gaming, tv, televisions, software, wearable smart devices, " +
    "home appliances, appliances, ኤሌክትሮኒክስ, ሞባይል, ኮምፒውተር",
  bags:
    "bags, bags and shoes, bags and luggage, luggage and bags, luggage and travel, bags wallets and belts, " +
    "handbags, footwear, shoes, sneakers, ቦርሳና ጫማ, ቦርሳ, ጫማ",
  apparel:
    "apparel, apparel and textile, apparel and accessories, clothing, clothing and accessories, clothes, " +
    "fashion, sunglasses, eyewear, fabric, textiles, traditional clothing, habesha dresses, አልባሳትና ጨርቃ ጨርቅ, " +
    "አልባሳት, ልብስ",
  agriculture:
    "agriculture, agriculture and food, food, food and beverage, food and beverages, food and nutrition, " +
    "food beverages and tobacco, grocery, groceries, gourmet and specialty foods, ግብርናና ምግብ, ምግብ, አስቤዛ",
  home:
    "home, home and furniture, home and garden, home and kitchen, home and living, kitchen and dining, " +
    "home furnishing, home decor, home decor and festive needs, home improvement, household supplies, " +
    "furniture, kitchen, kitchenware, bedding, garden, pet supplies, animals and pet supplies, የቤት ዕቃና ፈርኒቸር, " +
    "የቤት ዕቃ, ፈርኒቸር",
  health:
    "health, health and beauty, beauty, beauty and personal care, personal care, health and personal care, " +
    "health and personal care appliances, cosmetics, fragrance, haircare, baby care, baby and toddler, " +
    "ጤናና ውበት, ውበት",
  gifts:
    "gifts, gifts and crafts, jewellery, jewelry, watches, toys, toys and games, toys and school supplies, " +
    "sports, sports and fitness, sports and entertainment, sporting goods, pens and stationery, stationery, " +
    "office supplies, arts and entertainment, media, books, musical instruments, religious and ceremonial, " +
    "hobbies, ስጦታዎች, ስጦታ",
  electrical: "electrical, electrical equipment, lighting, lights and lighting, solar, የኤሌክትሪክ ዕቃዎች",
  auto:
    "auto, auto and vehicles, automotive, automobiles, vehicles, vehicles and parts, cars, car parts, motorcycles, " +
    "መኪናና ተሽከርካሪ, መኪና",
  metallurgy: "metallurgy, chemicals, chemicals and metallurgy, metals, plastics, rubber, ኬሚካልና ብረታ ብረት",
  packaging: "packaging, packaging and printing, packaging supplies, ማሸጊያ",
  machinery:
    "machinery, tools, tools and hardware, hardware, business and industrial, industrial, industrial supplies, ማሽነሪ",
};

const EXCEPTIONS: Record<string, MenuParentSlug> = {
  "baby care > infant wear": "apparel",
  "kitchen and dining > lighting": "electrical",
  "home and kitchen > lighting": "electrical",
  "home and garden > lighting": "electrical",
  "pens and stationery > packaging": "packaging",
  "sports and fitness > footwear": "bags",
};

const PARENTS = new Map(
  Object.entries(NAMES).flatMap(([slug, names]) =>
    names.split(", ").map((name) => [name, slug as MenuParentSlug] as const),
  ),
);

/** The parent for the first two parts of a product_type path (settled.md 30). */
export function parentOf(first: string, second: string | undefined): MenuParentSlug | null {
  const exception = second === undefined ? undefined : EXCEPTIONS[`${fold(first)} > ${fold(second)}`];
  return exception ?? PARENTS.get(fold(first)) ?? null;
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}
