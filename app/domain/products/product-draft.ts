/** A product from a feed or the demo market, validated for storing. Money in santim and cents, times in UTC ms. */
export interface ProductDraft {
  /** The vendor's own id, unique per vendor. */
  feedId: string;
  name: string;
  nameAm: string | null;
  description: string;
  descriptionAm: string | null;
  brand: string | null;
  /** What the thing is in one or two words, as its vendor says it: "work belt". */
  kind: string | null;
  /** Digits of the trade number, with a right check digit. */
  gtin: string | null;
  /** Packed, in grams. */
  weight: number | null;
  /** Slug of one of the twelve parents or 'unsorted'. */
  parentSlug: string;
  /** Matched by slug, or created under the parent. */
  category: CategoryDraft;
  subcategory: CategoryDraft | null;
  /** The first is the thumbnail, the second the hover image. */
  images: string[];
  sellingPrice: number;
  /** null: by the exchange rate. */
  usdPrice: number | null;
  salePrice: number | null;
  specialPrice: { price: number; endDate: number } | null;
  saleUntil: number | null;
  discount: number;
  freeDelivery: boolean;
  stockAmount: number;
  isNew: boolean;
  isTop: boolean;
  variants: {
    color: string | null;
    colorAm: string | null;
    colorCode: string | null;
    size: string | null;
    price: number;
    /** Units of this option: all have some, together `stockAmount`, or none has and they share it. */
    stockAmount?: number;
    /** Place of its picture among `images`. */
    picture?: number;
  }[];
  specifications: { name: string; nameAm: string | null; value: string; valueAm: string | null }[];
  /** Set by the demo market only; an import leaves the stored values. */
  market?: {
    createdAt: number;
    viewCount: number;
    rates: { rate: number; author: string; content: string; contentLang: "en" | "am"; createdAt: number }[];
  };
}

export interface CategoryDraft {
  slugName: string;
  name: string;
  nameAm: string | null;
}
