import type { PriceView } from "../products/price.ts";
import type { CardLabel } from "../cards/product-card.ts";
import { formatEtb } from "../money.ts";

/** Specification 1. */
export const promises = [
  { key: "freeDelivery", icon: "truck", href: "/pages/shipping#free-delivery" },
  { key: "moneyBack", icon: "wallet", href: "/pages/return-policy#section-5" },
  { key: "support", icon: "headset", href: "/pages/help-center#contact" },
  { key: "quality", icon: "badge-check", href: "/pages/return-policy#section-2" },
  { key: "easyOrder", icon: "clipboard-check", href: "/pages/help-center#answer-how-do-i-order" },
  { key: "easyReturn", icon: "rotate-ccw", href: "/pages/return-policy#section-3" },
  { key: "fastDelivery", icon: "truck", href: "/pages/shipping#fees" },
] as const;

/** Specification 2.5.7. */
export const servicePromises = promises.slice(0, 5);

/** Specification 2.6: category icons on mobile, in its order; the links are our reading (2.3). */
export const iconStrip = [
  { key: "Vehicles", icon: "car", href: "/shop/sidebar/3cols?parentCategory=auto" },
  { key: "Laptops", icon: "laptop", href: "/shop/sidebar/3cols?subcategory=computers-laptops" },
  { key: "Phone", icon: "smartphone", href: "/shop/sidebar/3cols?subcategory=mobile-phones-tablets" },
  { key: "Clothes", icon: "shirt", href: "/shop/sidebar/3cols?parentCategory=apparel" },
  { key: "Bags", icon: "handbag", href: "/shop/sidebar/3cols?parentCategory=bags" },
  // No single category has all shoes.
  { key: "Shoes", icon: "footprints", href: "/shop/sidebar/list?name=shoes" },
  { key: "Furniture", icon: "sofa", href: "/shop/sidebar/3cols?parentCategory=home" },
  { key: "Food", icon: "wheat", href: "/shop/sidebar/3cols?parentCategory=agriculture" },
  { key: "Electronics", icon: "tv", href: "/shop/sidebar/3cols?parentCategory=electronics" },
  { key: "Beauty", icon: "heart-pulse", href: "/shop/sidebar/3cols?parentCategory=health" },
  { key: "Gifts", icon: "gift", href: "/shop/sidebar/3cols?parentCategory=gifts" },
  { key: "Machinery", icon: "cog", href: "/shop/sidebar/3cols?parentCategory=machinery" },
  { key: "Chemicals", icon: "flask-conical", href: "/shop/sidebar/3cols?parentCategory=metallurgy" },
  { key: "Packaging", icon: "package", href: "/shop/sidebar/3cols?parentCategory=packaging" },
] as const;

export interface ElectronicsTile<Slug extends string = string> {
  category: "consumer-electronic" | "home-appliance";
  subcategory: Slug;
  picture: string;
}

/** Specification 2.4, in its order; the page shuffles them (2.6). Slugs are case-sensitive. */
export const electronicsTiles = [
  tile("consumer-electronic", "mobile-phones-tablets", "phone-sky-1"),
  tile("consumer-electronic", "computers-laptops", "laptop-stone-1"),
  tile("consumer-electronic", "television", "television-sand-1"),
  tile("home-appliance", "refrigerators-freezers", "fridge-sky-1"),
  tile("consumer-electronic", "speaker", "speaker-clay-1"),
  tile("consumer-electronic", "earphone-headphone", "headphones-sun-1"),
  tile("consumer-electronic", "digital-camera", "camera-sand-1"),
  // as specified: with a capital letter.
  tile("consumer-electronic", "Charger", "charger-sun-1"),
  tile("consumer-electronic", "power-banks", "power-bank-leaf-1"),
] as const;

function tile<Slug extends string>(category: ElectronicsTile["category"], subcategory: Slug, scene: string) {
  return { category, subcategory, picture: `/media/web-banner/${scene}.webp` } satisfies ElectronicsTile<Slug>;
}

/** Specification 2.6. */
export const promoCards = (smartSolutions: string) =>
  [
    { key: "helpCenter", icon: "headset", href: "/pages/help-center", isExternal: false },
    { key: "easyReturn", icon: "rotate-ccw", href: "/pages/return-policy", isExternal: false },
    { key: "fastDelivery", icon: "truck", href: "/pages/shipping", isExternal: false },
    { key: "smartSolutions", icon: "external-link", href: smartSolutions, isExternal: true },
  ] as const;

// as specified: placeholder content, printed as it is; nothing counts down and nothing is for sale (9.8).

export const hygieneCountdown = { days: "04", hours: "13", minutes: "34", seconds: "56" } as const;

/** Specification 9.8 says five or six: six fill rows of two, three and six. */
export const hygieneTiles = ["sky-1", "rose-1", "leaf-1", "sky-2", "rose-2", "leaf-2"].map(
  (look) => `/media/web-banner/smart-watch-${look}.webp`,
);

export const hygieneDiscount = 25;

const price: PriceView = { current: formatEtb(350_000), old: formatEtb(400_000), percent: null };
// as specified: the label says 25, though the prices are 12.5 % apart.
const labels: CardLabel[] = [{ kind: "percent", percent: 25 }];

export const sampleFlashCard = { price, labels, picture: "/media/web-banner/phone-leaf-1.webp" };

/** All orders are equally likely (specification 2.6); random: from 0 to below 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
