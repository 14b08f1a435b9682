/**
 * The lanes in which requests come, each with bounds of its own (docs/decisions/0048): `shop` for people; `signed` for operators,
 * vendors' systems and Chapa; `reports` of browsers; `machines` for what robots read; `health`; `pictures` of others.
 */
export type Lane = "shop" | "signed" | "reports" | "machines" | "health" | "pictures";

const LANES: [Lane, RegExp][] = [
  ["pictures", /^\/media\//],
  ["signed", /^\/(?:operator|portal|hooks)\//],
  ["reports", /^\/reports\//],
  ["health", /^\/healthz$/],
  [
    "machines",
    /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[^/]+|llms\.txt|site\.webmanifest|\.well-known\/security\.txt|blog\/classic\/feed\.xml)$/,
  ],
];

/** The lane of an address; whatever is spelled another way comes with the shoppers. */
export function laneOf(pathname: string): Lane {
  return LANES.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "shop";
}
