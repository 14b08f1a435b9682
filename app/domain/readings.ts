// Where the specification gives two readings, the row says which one holds on which surface (settled.md 19).

/** 4.6. "guestCart": Reading B, the product goes to the guest cart; "login": Reading A, the sign-in prompt opens. */
export type GuestAddToCart = "guestCart" | "login";
export type CardSurface = "home" | "exhibition" | "general" | "categoryList" | "alternate" | "productPage";
export const guestAddToCart: Record<CardSurface, GuestAddToCart> = {
  home: "guestCart",
  exhibition: "guestCart",
  general: "guestCart",
  categoryList: "guestCart",
  alternate: "guestCart",
  productPage: "guestCart",
};

/** 4.6. "checkout": added, then /shop/checkout or, for guests, /shop/guest-checkout; "cart": added, then /shop/cart. */
export type BuyNow = "checkout" | "cart";
export const buyNow: BuyNow = "checkout";

/** 5.3. "whole": thousands by commas, santim only where there are some; "decimals": always two. */
export type EtbFormat = "whole" | "decimals";
export type PriceSurface = "card" | "productPage" | "cart" | "promoTile";
export const etbFormat: Record<PriceSurface, EtbFormat> = {
  card: "whole",
  productPage: "whole",
  cart: "whole",
  promoTile: "whole",
};

/** 5.2. "whenLonger": '...' only where something was cut off; "always": after every name. */
export type Ellipsis = "whenLonger" | "always";
export const ellipsis: Record<"carProduct" | "carCategory" | "buyNow" | "categoryList", Ellipsis> = {
  carProduct: "whenLonger",
  carCategory: "whenLonger",
  buyNow: "whenLonger",
  categoryList: "whenLonger",
};

/** 2.5 and 2.6. */
export type HomeLayout = "current" | "other";
export const homeLayout: HomeLayout = "current";
