/** For counts by page, without anything about the reader. */
export type PageKind =
  | "home"
  | "list"
  | "product"
  | "store"
  | "cart"
  | "checkout"
  | "order"
  | "account"
  | "written"
  | "machine"
  | "other";

const BY_FIRST: Record<string, PageKind> = {
  "": "home",
  product: "product",
  "quick-view": "product",
  "vendor-store": "store",
  vendors: "store",
  cart: "cart",
  "buy-now": "cart",
  orders: "order",
  track: "order",
  account: "account",
  "sign-in": "account",
  register: "account",
  reset: "account",
  "token-login": "account",
  blog: "written",
  pages: "written",
  operator: "machine",
  hooks: "machine",
  reports: "machine",
  healthz: "machine",
  search: "list",
  catalogue: "list",
};

const IN_SHOP: Record<string, PageKind> = {
  sidebar: "list",
  cart: "cart",
  checkout: "checkout",
  "guest-checkout": "checkout",
};

export function pageKind(pathname: string): PageKind {
  const [, first = "", second = ""] = pathname.toLowerCase().split("/");
  const kinds = first === "shop" ? IN_SHOP : BY_FIRST;
  const name = first === "shop" ? second : first;
  return Object.hasOwn(kinds, name) ? kinds[name]! : "other";
}
