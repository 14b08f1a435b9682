import type { Translated } from "../translated.ts";

/** Specification 3.1 and 3.2: the catalogue form and the alternate card form are two views of it. */
export interface Product extends Translated<"name"> {
  id: number;
  /** Until closedUntil nothing of this vendor can be bought. */
  vendor: Translated<"name"> & { id: number; city: string; closedUntil: number | null };
  nameSlug: string;
  brand: string | null;
  thumbnail: string;
  hoverImage: string | null;
  stockAmount: number;
  sellingPrice: number;
  /** Cents. */
  usdPrice: number;
  /** The alternate form's sale_price (settled.md 30). */
  salePrice: number | null;
  specialPrice: SpecialPrice | null;
  /** The alternate form's sale countdown. */
  saleUntil: number | null;
  /** Percent, 0 to 99. */
  discount: number;
  freeDelivery: boolean;
  /** Chosen by the seller. */
  shippingClass?: "letter" | "parcel" | "bulky" | "freight" | null;
  /** Grams, packed. */
  weight?: number | null;
  isNew: boolean;
  createdAt: number;
  isTop: boolean;
  variantCount: number;
  /** Distinct; [] without options. */
  optionPrices: number[];
  rateSum: number;
  rateCount: number;
  category: Translated<"name"> & { id: number; slugName: string };
  subcategory: (Translated<"name"> & { id: number; slugName: string }) | null;
}

export interface SpecialPrice {
  price: number;
  endDate: number;
}

/** From the feed to the product's page as they are. */
export interface ProductFacts {
  gtin: string | null;
}

export interface ProductDetail extends Translated<"description">, Product, ProductFacts {
  weight: number | null;
  images: string[];
  variants: ProductVariant[];
  specifications: Translated<"name" | "value">[];
  retired: boolean;
  parent: Translated<"name"> & { id: number; slugName: string };
  vendorRates: { rateSum: number; rateCount: number };
}

export interface ProductVariant extends Translated<"color", string | null> {
  id: number;
  colorCode: string | null;
  size: string | null;
  /** If options have different ones. */
  gtin?: string | null;
  price: number;
  /** null: shares its product's stock. */
  stockAmount?: number | null;
  picture?: string | null;
}

/** variantId is 0 if the product has no variants. */
export interface LineKey {
  productId: number;
  variantId: number;
}

export interface ChosenProduct {
  product: Product;
  variant: ProductVariant | null;
  /** Remains when the variant itself is gone; 0 without one. */
  variantId: number;
}

/** Specification 4.2: active while now is before its end. */
export function isSpecialActive(special: SpecialPrice | null, now: number): special is SpecialPrice {
  return special !== null && now < special.endDate;
}

/** settled.md 26; the rest of `auto` is spare parts. */
export const vehicleSubcategories: readonly string[] = ["cars", "pickups-and-trucks", "motorcycles", "bajaj"];

/** Handed over by appointment: the shop promises no delivery day and no return. */
export function isVehicle({ subcategory }: Pick<Product, "subcategory">): boolean {
  return subcategory !== null && vehicleSubcategories.includes(subcategory.slugName);
}
