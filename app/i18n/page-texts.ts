import type { Locale } from "../domain/viewer.ts";
export type PageTexts =
  | "errors"
  | "product"
  | "cart"
  | "signIn"
  | "account"
  | "wishlist"
  | "newsletter"
  | "quickView"
  | "checkout"
  | "delivery"
  | "orders"
  | "receipt"
  | "review"
  | "alerts";

type Texts = Record<string, string>;
type Loader = () => Promise<{ default: Texts }>;

const pages: Record<Locale, Record<PageTexts, Loader>> = {
  en: {
    errors: () => import("./en/errors.ts"),
    product: () => import("./en/product.ts"),
    cart: () => import("./en/cart.ts"),
    signIn: () => import("./en/sign-in.ts"),
    account: () => import("./en/account.ts"),
    wishlist: () => import("./en/wishlist.ts"),
    newsletter: () => import("./en/newsletter.ts"),
    quickView: () => import("./en/quick-view.ts"),
    checkout: () => import("./en/checkout.ts"),
    delivery: () => import("./en/delivery.ts"),
    orders: () => import("./en/orders.ts"),
    receipt: () => import("./en/receipt.ts"),
    review: () => import("./en/review.ts"),
    alerts: () => import("./en/alerts.ts"),
  },
  am: {
    errors: () => import("./am/errors.ts"),
    product: () => import("./am/product.ts"),
    cart: () => import("./am/cart.ts"),
    signIn: () => import("./am/sign-in.ts"),
    account: () => import("./am/account.ts"),
    wishlist: () => import("./am/wishlist.ts"),
    newsletter: () => import("./am/newsletter.ts"),
    quickView: () => import("./am/quick-view.ts"),
    checkout: () => import("./am/checkout.ts"),
    delivery: () => import("./am/delivery.ts"),
    orders: () => import("./am/orders.ts"),
    receipt: () => import("./am/receipt.ts"),
    review: () => import("./am/review.ts"),
    alerts: () => import("./am/alerts.ts"),
  },
};

const shared: Record<Locale, () => Promise<{ shared: Record<string, Texts> }>> = {
  en: () => import("./en/shared.ts"),
  am: () => import("./am/shared.ts"),
};

/** `page`: names of PageTexts, separated by spaces. */
export async function loadTexts(locale: Locale, page = ""): Promise<Record<string, Texts>> {
  const own = page.split(" ").filter((name): name is PageTexts => name in pages[locale]);
  const [everywhere, ...texts] = await Promise.all([shared[locale](), ...own.map((name) => pages[locale][name]())]);
  return { ...everywhere.shared, ...Object.fromEntries(own.map((name, index) => [name, texts[index]!.default])) };
}
