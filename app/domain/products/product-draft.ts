import type { Locale } from "../languages.ts";
import type { Product, ProductFacts } from "./product.ts";

type Priced = Pick<Product, "brand" | "sellingPrice" | "salePrice" | "specialPrice" | "saleUntil" | "discount"> &
  Pick<Product, "freeDelivery" | "stockAmount" | "isNew" | "isTop">;

/** A validated product for storing. */
export interface ProductDraft extends ProductFacts, Priced {
  feedId: string;
  name: string;
  nameAm: string | null;
  description: string;
  descriptionAm: string | null;
  /** Packed, in grams. */
  weight: number | null;
  /** null: by weight, else by category. */
  shippingClass?: Product["shippingClass"];
  parentSlug: string;
  category: CategoryDraft;
  subcategory: CategoryDraft | null;
  /** The first is the thumbnail, the second the hover image. */
  images: string[];
  /** null: by the exchange rate. */
  usdPrice: number | null;
  /** Starts automatically; without an end it stays. */
  nextSale?: { price: number; startDate: number; endDate: number | null } | null;
  variants: {
    color: string | null;
    colorAm: string | null;
    colorCode: string | null;
    size: string | null;
    /** If options have different ones. */
    gtin?: string;
    price: number;
    /** All options have their own, with the sum `stockAmount`, or all share it. */
    stockAmount?: number;
    picture?: number;
    /** Later prices with their times, at most two. */
    turns?: { price: number; at: number }[];
  }[];
  specifications: { name: string; nameAm: string | null; value: string; valueAm: string | null }[];
  /** Set by the demo market only; an import leaves the stored values. */
  market?: {
    createdAt: number;
    viewCount: number;
    rates: { rate: number; author: string; content: string; contentLang: Locale; createdAt: number }[];
  };
}

export interface CategoryDraft {
  slugName: string;
  name: string;
  nameAm: string | null;
}
