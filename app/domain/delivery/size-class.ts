import type { Product } from "../products/product.ts";

/** From the smallest to the largest; docs/desk.md. */
export const sizeClasses = ["letter", "parcel", "bulky", "freight"] as const;
export type SizeClass = (typeof sizeClasses)[number];

/** Grams, packed. */
const heaviest: readonly (readonly [SizeClass, number])[] = [
  ["letter", 500],
  ["parcel", 20_000],
  ["bulky", 60_000],
];

/** Slugs of categories and subcategories; all others are parcels. */
const ofCategory: Readonly<Record<Exclude<SizeClass, "parcel">, readonly string[]>> = {
  letter: ["jewellery", "watches", "stationery", "storage-media", "seeds"],
  bulky: [
    ...["television", "mitad-and-stoves", "water-heaters", "solar-panels", "inverters-and-ups", "water-pumps"],
    ...["mirrors", "curtains-and-carpets", "musical-instruments", "bicycles", "tyres", "fitness-and-recovery"],
  ],
  freight: [
    ...["cars", "pickups-and-trucks", "motorcycles", "bajaj", "refrigerators-freezers", "washing-machines"],
    ...["furniture", "living-room-furniture", "bedroom-furniture", "dining-furniture", "office-furniture"],
    ...["generators", "greenhouse", "steel-sheets-and-profiles", "food-machines", "wood-and-metal-machines"],
    ...["packing-machines", "tractors", "harvest-machines"],
  ],
};

const byCategory = new Map(
  (["letter", "bulky", "freight"] as const).flatMap((size) => ofCategory[size].map((slug) => [slug, size] as const)),
);

export type Sized = Pick<Product, "shippingClass" | "weight" | "category" | "subcategory">;

/**
 * By the seller's class, else by weight, else by category. A light product counts as a letter only in the categories of
 * letters.
 */
export function sizeClass({ shippingClass, weight, category, subcategory }: Sized): SizeClass {
  if (shippingClass) return shippingClass;
  const ofItsCategory = byCategory.get(subcategory?.slugName ?? "") ?? byCategory.get(category.slugName) ?? "parcel";
  if (!weight) return ofItsCategory;
  const size = heaviest.find(([, grams]) => weight <= grams)?.[0] ?? "freight";
  return size === "letter" && ofItsCategory !== "letter" ? "parcel" : size;
}

/** `charged`: the largest size without free delivery by its seller; null if there is none. */
export interface ParcelSizes {
  size: SizeClass;
  charged: SizeClass | null;
}

export function parcelSizes(products: readonly (Sized & Pick<Product, "freeDelivery">)[]): ParcelSizes {
  const largest = (of: typeof products) =>
    sizeClasses.findLast((size) => of.some((product) => sizeClass(product) === size)) ?? null;
  return { size: largest(products) ?? "parcel", charged: largest(products.filter((one) => !one.freeDelivery)) };
}

const LABELS: readonly (readonly [RegExp, SizeClass])[] = [
  [/^(?:letter|envelope|small)\b/i, "letter"],
  [/^(?:freight|pallet|extra[ -]?large)\b/i, "freight"],
  [/^(?:bulky?|oversized?|large|heavy)\b/i, "bulky"],
  [/^(?:parcel|standard|medium|normal)\b/i, "parcel"],
];

/** Of a feed's `shipping_label`; sellers use other labels for their own bookkeeping. */
export function labelledClass(label: string): SizeClass | null {
  return LABELS.find(([words]) => words.test(label.trim()))?.[1] ?? null;
}
