import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/steps/root.ts";

type Thing = Record<string, unknown>;

/** Where a class takes a property is a type of schema-dts, but types see no misspelt property of a spread. */
const declarations = readFileSync(join(root, "node_modules/schema-dts/dist/schema.d.ts"), "utf8");
const properties = new Set([...declarations.matchAll(/^ {4}"([\w-]+)"\?: SchemaValue/gm)].map(([, name]) => name));

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

/** Fields that Google asks for, unknown and empty ones, and references to nothing on the page. */
export function missingFields(given: readonly object[]): string[] {
  const things = JSON.parse(JSON.stringify(given)) as Thing[];
  const text = JSON.stringify(things);
  const references = text.match(/\{"@id":"[^"]*"\}/g) ?? [];
  const own = text.replaceAll(/\{"@id":"[^"]*"\}/g, "");
  const dangling = references.filter((reference) => !own.includes(reference.slice(1, -1)));
  const problems = things.flatMap((thing) => {
    const own = thing["@type"] === "BlogPosting" ? wholePost.filter((path) => !has(thing, path)) : [];
    const isKnown = String(thing["@type"]) in required;
    return [
      ...(isKnown ? [] : [`${String(thing["@type"])} is in no table`]),
      ...own.map((path) => `BlogPosting: ${path}`),
      ...missingIn(thing),
    ];
  });
  return [...problems, ...dangling.map((reference) => `${reference} is of nothing on the page`)];
}

function missingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== "object" || value === null) return [];
  const thing = value as Thing;
  const type = String(thing["@type"]);
  const missing = (required[type] ?? []).filter((row) => !row.split("|").some((path) => has(thing, path)));
  const isKnown = (name: string) => properties.has(name) || /^@|-input$/.test(name);
  missing.push(...Object.keys(thing).filter((name) => step(thing, name).length === 0 || !isKnown(name)));
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
