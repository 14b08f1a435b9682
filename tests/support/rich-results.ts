type Thing = Record<string, unknown>;

/**
 * Google Search Central, "Structured data that Google supports": alternatives by |, a dot leads into the thing or the
 * first of them.
 */
const required: Record<string, string[]> = {
  Product: ["name", "offers|review|aggregateRating"],
  ProductGroup: ["name", "hasVariant", "variesBy", "productGroupID"],
  Offer: ["price", "priceCurrency", "availability"],
  AggregateOffer: ["lowPrice", "priceCurrency"],
  AggregateRating: ["ratingValue", "ratingCount|reviewCount", "bestRating"],
  OfferShippingDetails: ["shippingRate.value", "shippingRate.currency", "shippingDestination.addressCountry"],
  MerchantReturnPolicy: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
  BreadcrumbList: ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
  ItemList: ["itemListElement.position", "itemListElement.url"],
  CollectionPage: ["name", "url", "mainEntity.itemListElement"],
  Organization: ["name", "url"],
  Store: ["name", "address.addressCountry", "address.addressLocality", "url"],
  WebSite: ["name", "url", "potentialAction.target.urlTemplate", "potentialAction.query-input"],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  BlogPosting: ["headline", "datePublished", "url"],
  Blog: ["name", "url"],
  WebPage: ["name", "url", "dateModified"],
};

const wholePost = ["image", "dateModified", "author.name", "author.url", "mainEntityOfPage"];

export function missingFields(things: readonly object[]): string[] {
  return (things as Thing[]).flatMap((thing) => {
    const own = thing["@type"] === "BlogPosting" ? wholePost.filter((path) => !has(thing, path)) : [];
    const isKnown = String(thing["@type"]) in required;
    return [
      ...(isKnown ? [] : [`${String(thing["@type"])} is in no table`]),
      ...own.map((path) => `BlogPosting: ${path}`),
      ...missingIn(thing),
    ];
  });
}

function missingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== "object" || value === null) return [];
  const thing = value as Thing;
  const type = String(thing["@type"]);
  const missing = (required[type] ?? []).filter((row) => !row.split("|").some((path) => has(thing, path)));
  return [...missing.map((path) => `${type}: ${path}`), ...Object.values(thing).flatMap(missingIn)];
}

function has(thing: Thing, path: string): boolean {
  return (
    path.split(".").reduce<unknown[]>((found, name) => found.flatMap((one) => step(one, name)), [thing]).length > 0
  );
}

function step(value: unknown, name: string): unknown[] {
  const next = (value as Thing)[name];
  if (next === undefined || next === null || next === "") return [];
  return Array.isArray(next) ? next : [next];
}
