// Where the specification can be read in two ways (settled.md 19).

/** 5.3. "whole": santim only when not zero; "decimals": always two decimals. */
export type EtbFormat = "whole" | "decimals";
export type PriceSurface = "card" | "buyNowCard" | "productPage" | "cart" | "promoTile";
export const etbFormat: Record<PriceSurface, EtbFormat> = {
  card: "whole",
  // 5.3 gives one card variant 2 decimals without saying which: the one with the lowest prices.
  buyNowCard: "decimals",
  productPage: "whole",
  cart: "whole",
  promoTile: "whole",
};

/** 5.2. "whenLonger": '...' only on names that were cut; "always": after every name. */
export type Ellipsis = "whenLonger" | "always";
export const ellipsis: Record<"carProduct" | "carCategory" | "buyNow" | "categoryList", Ellipsis> = {
  carProduct: "whenLonger",
  carCategory: "whenLonger",
  buyNow: "whenLonger",
  categoryList: "whenLonger",
};

export type BuyNow = "checkout" | "cart";

/** 4.6. Guests add to their own cart (B) or, on surfaces that a setting names, sign in first (A). */
export const cartSurfaces = [
  "homeCard",
  "exhibitionCard",
  "generalCard",
  "categoryListCard",
  "alternateCard",
  "productPage",
] as const;
export type CartSurface = (typeof cartSurfaces)[number];
