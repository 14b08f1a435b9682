/** Texts that belong to one page, named by its route's handle. Every link is a document, so a page needs no others. */
export type PageTexts =
  | "home"
  | "homePrinted"
  | "otherHome"
  | "errors"
  | "listing"
  | "product"
  | "cart"
  | "vendor"
  | "compare"
  | "signIn"
  | "account"
  | "wishlist"
  | "newsletter"
  | "quickView"
  | "checkout"
  | "orders"
  | "customOrder"
  | "review"
  | "alerts";

type Texts = Record<string, string>;
type Loader = () => Promise<{ default: Texts }>;

const pages: Record<"en" | "am", Record<PageTexts, Loader>> = {
  en: {
    home: () => import("./en/home.ts"),
    homePrinted: () => import("./en/home-printed.ts"),
    otherHome: () => import("./en/other-home.ts"),
    errors: () => import("./en/errors.ts"),
    listing: () => import("./en/listing.ts"),
    product: () => import("./en/product.ts"),
    cart: () => import("./en/cart.ts"),
    vendor: () => import("./en/vendor.ts"),
    compare: () => import("./en/compare.ts"),
    signIn: () => import("./en/sign-in.ts"),
    account: () => import("./en/account.ts"),
    wishlist: () => import("./en/wishlist.ts"),
    newsletter: () => import("./en/newsletter.ts"),
    quickView: () => import("./en/quick-view.ts"),
    checkout: () => import("./en/checkout.ts"),
    orders: () => import("./en/orders.ts"),
    customOrder: () => import("./en/custom-order.ts"),
    review: () => import("./en/review.ts"),
    alerts: () => import("./en/alerts.ts"),
  },
  am: {
    home: () => import("./am/home.ts"),
    homePrinted: () => import("./am/home-printed.ts"),
    otherHome: () => import("./am/other-home.ts"),
    errors: () => import("./am/errors.ts"),
    listing: () => import("./am/listing.ts"),
    product: () => import("./am/product.ts"),
    cart: () => import("./am/cart.ts"),
    vendor: () => import("./am/vendor.ts"),
    compare: () => import("./am/compare.ts"),
    signIn: () => import("./am/sign-in.ts"),
    account: () => import("./am/account.ts"),
    wishlist: () => import("./am/wishlist.ts"),
    newsletter: () => import("./am/newsletter.ts"),
    quickView: () => import("./am/quick-view.ts"),
    checkout: () => import("./am/checkout.ts"),
    orders: () => import("./am/orders.ts"),
    customOrder: () => import("./am/custom-order.ts"),
    review: () => import("./am/review.ts"),
    alerts: () => import("./am/alerts.ts"),
  },
};

/** What the browser has to know of one language to wake one page; `page` names one or more of PageTexts, with spaces. */
export async function loadTexts(locale: "en" | "am", page = ""): Promise<Record<string, Texts>> {
  const own = page.split(" ").filter((name): name is PageTexts => name in pages[locale]);
  const [shared, ...texts] = await Promise.all([
    locale === "am" ? import("./am/shared.ts") : import("./en/shared.ts"),
    ...own.map((name) => pages[locale][name]()),
  ]);
  return { ...shared.shared, ...Object.fromEntries(own.map((name, index) => [name, texts[index]!.default])) };
}
