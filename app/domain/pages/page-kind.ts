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

/** docs/decisions/0048: `signed` for operators, vendors' systems, payment providers and mail programs; `machines` for robots. */
export type Lane = "shop" | "signed" | "reports" | "machines" | "health" | "pictures";

const LANES: [Lane, RegExp][] = [
  ["pictures", /^\/media\//],
  ["signed", /^\/(?:operator|portal|hooks|leave)\//],
  ["reports", /^\/reports\//],
  ["health", /^\/healthz$/],
  [
    "machines",
    /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[^/]+|feeds\/google\.xml|llms\.txt|site\.webmanifest|\.well-known\/security\.txt|blog\/classic\/feed\.xml)$/,
  ],
];

/** Any other spelling of an address is in the lane of shoppers. */
export function laneOf(pathname: string): Lane {
  return LANES.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "shop";
}

const GOES_ON =
  /^\/+(?:shop\/(?:cart|checkout|guest-checkout)|orders|custom-orders|track|sign-in|register|reset|token-login)(?:[/.]|$)/i;

/** Under overload only reading waits: writes and the pages from cart to payment go on (security-and-faults.md 2). */
export function canWait(method: string, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && !GOES_ON.test(pathname);
}

/** Pages under `/pages/` that are their written text alone. */
export const textPages: readonly string[] = ["mobile", "return-policy", "privacy", "terms"];
