// Where the specification can be read in two ways (settled.md 19).

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
