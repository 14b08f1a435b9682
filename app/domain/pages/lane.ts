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
