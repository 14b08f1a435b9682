import type { Review } from "../reviews/review.ts";
import { type Translated, translationsOf } from "../translated.ts";
import { searchWordLimit } from "../constants.ts";
import { foldText } from "../search/search-fold.ts";
import { soundKey } from "../search/search-sound.ts";

/** Specification 3.5. */
export interface Vendor extends Translated<"name" | "description"> {
  id: number;
  city: string;
  phone: string | null;
  logo: string | null;
  bannerImage: string | null;
  verifiedAt: number | null;
  createdAt: number;
  closedUntil: number | null;
  /** Including sold-out products. */
  productCount: number;
  /** Over all products that the vendor ever sold here. */
  rateSum: number;
  rateCount: number;
}

export interface VendorReview extends Review {
  product: Translated<"name"> & { id: number; nameSlug: string; retired: boolean };
}

export interface ListedVendor extends Pick<
  Vendor,
  "id" | keyof Translated<"name"> | "city" | "logo" | "verifiedAt" | "productCount" | "rateSum" | "rateCount"
> {
  /** Most viewed first; at most three. */
  goods: (Translated<"name"> & { id: number; nameSlug: string; thumbnail: string })[];
}

/** amharic.md 6, 7. */
export function vendorNameColumns(vendor: Translated<"name">): { words: string; keys: string } {
  const words = [
    ...new Set(
      Object.values(translationsOf(vendor, "name"))
        .map((name) => name ?? "")
        .flatMap(wordsOf),
    ),
  ];
  return { words: words.join(" "), keys: [...new Set(words.map(soundKey))].filter(isSpecific).join(" ") };
}

/**
 * FTS5 MATCH expression in either script; null without a word. At most 8 words, all required, each as the prefix of a
 * word or of its sound.
 */
export function vendorNameMatch(text: string): string | null {
  const words = wordsOf(text).slice(0, searchWordLimit);
  if (words.length === 0) return null;
  return words
    .map((word) => {
      const key = soundKey(word);
      return isSpecific(key) ? `(words : "${word}"* OR keys : "${key}"*)` : `(words : "${word}"*)`;
    })
    .join(" AND ");
}

/** Shorter keys are shared by words that sound different. */
function isSpecific(key: string): boolean {
  return key.length >= 3;
}

function wordsOf(text: string): string[] {
  return foldText(text).split(" ").filter(Boolean);
}
