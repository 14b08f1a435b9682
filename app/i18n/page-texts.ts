/** Texts that belong to one page, named by its route's handle. Every link is a document, so a page needs no others. */
export type PageTexts =
  "home" | "listing" | "product" | "cart" | "vendor" | "compare" | "signIn" | "account" | "wishlist";

type Texts = Record<string, string>;
type Loader = () => Promise<{ default: Texts }>;

const pages: Record<"en" | "am", Record<PageTexts, Loader>> = {
  en: {
    home: () => import("./en/home.ts"),
    listing: () => import("./en/listing.ts"),
    product: () => import("./en/product.ts"),
    cart: () => import("./en/cart.ts"),
    vendor: () => import("./en/vendor.ts"),
    compare: () => import("./en/compare.ts"),
    signIn: () => import("./en/sign-in.ts"),
    account: () => import("./en/account.ts"),
    wishlist: () => import("./en/wishlist.ts"),
  },
  am: {
    home: () => import("./am/home.ts"),
    listing: () => import("./am/listing.ts"),
    product: () => import("./am/product.ts"),
    cart: () => import("./am/cart.ts"),
    vendor: () => import("./am/vendor.ts"),
    compare: () => import("./am/compare.ts"),
    signIn: () => import("./am/sign-in.ts"),
    account: () => import("./am/account.ts"),
    wishlist: () => import("./am/wishlist.ts"),
  },
};

/** What the browser has to know of one language to wake one page. */
export async function loadTexts(locale: "en" | "am", page: string | undefined): Promise<Record<string, Texts>> {
  const own = page && page in pages[locale] ? (page as PageTexts) : null;
  const [shared, texts] = await Promise.all([
    locale === "am" ? import("./am/shared.ts") : import("./en/shared.ts"),
    own ? pages[locale][own]() : null,
  ]);
  return own && texts ? { ...shared.shared, [own]: texts.default } : shared.shared;
}
