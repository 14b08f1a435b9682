import { expect, test } from "vitest";
import { withLanguage } from "../../../app/domain/pages/language-address.ts";
import { printedText, readHead, type Thing } from "../../support/head.ts";
import { baseURL } from "../../support/base-url.ts";
import { languagesInTurn } from "../../support/languages.ts";
import { missingFields } from "../../support/rich-results.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

const PAGES: Record<string, string[]> = {
  "/": ["Organization", "WebSite"],
  "/shop/sidebar/3cols": ["CollectionPage", "BreadcrumbList"],
  "/shop/sidebar/3cols?parentCategory=electronics&page=2": ["CollectionPage", "BreadcrumbList"],
  "/shop/sidebar/3cols?freeDelivery=list": ["CollectionPage", "BreadcrumbList"],
  "/product/default/yirgacheffe-coffee": ["Product", "BreadcrumbList"],
  "/vendors": ["CollectionPage", "BreadcrumbList"],
  "/vendor-store/1": ["Store", "BreadcrumbList", "ItemList"],
  "/blog/classic": ["Blog", "BreadcrumbList"],
  "/pages/help-center": ["FAQPage", "BreadcrumbList"],
  "/pages/shipping": ["WebPage", "BreadcrumbList"],
  "/pages/terms": ["WebPage", "BreadcrumbList"],
};

const BARE = ["/shop/cart", "/track", "/sign-in", "/shop/compare", "/no/such/page", "/product/default/no-such"];

const types = (things: Thing[]) => things.map((thing) => thing["@type"]);

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== "object" || value === null) return [];
  const thing = value as Thing;
  // The shop and a seller's class are not printed; a variant is named with its product.
  const isPrinted = ["ListItem", "Question", "Product", "CollectionPage", "Store"].includes(thing["@type"]);
  const own = isPrinted && typeof thing.name === "string" ? [thing.name.replace(/ \([^)]*\)$/, "")] : [];
  return [...own, ...Object.values(thing).flatMap(namesIn)];
}

/** Of what the checks read. */
const pictures = new Set<string>();

async function check(visitor: Visitor, path: string, kinds: string[], turn = 0): Promise<void> {
  for (const language of languagesInTurn(turn)) {
    const address = withLanguage(path, language === "am" ? "am" : null);
    const { status, text } = await visitor.get(address, { "Accept-Language": "en" });
    expect.soft(status, address).toBe(200);
    const { canonical, alternates, meta, things } = readHead(text);
    for (const picture of picturesIn([things, meta["og:image"]])) pictures.add(picture);
    expect.soft(types(things), address).toEqual(kinds);
    expect.soft(missingFields(things), address).toEqual([]);
    const printed = printedText(text);
    const unseen = namesIn(things).filter((name) => !printed.includes(name.replace(/\s+/g, " ")));
    expect.soft(unseen, `${address}: names that the page does not show`).toEqual([]);
    expect.soft(new URL(canonical).pathname + new URL(canonical).search, address).toBe(address);
    expect.soft(Object.keys(alternates), address).toEqual(["en", "am", "x-default"]);
    for (const name of ["og:title", "og:image", "description"]) expect.soft(meta[name], address).toBeTruthy();
    const main = things.find((thing) => thing.url && thing["@type"] !== "Organization");
    expect.soft(main?.["@type"] === "WebSite" || main?.url === canonical, `${address}: url`).toBe(true);
    if (language === "am") expect.soft(meta.description, address).toMatch(/\p{Script=Ethiopic}/u);
  }
}

test("every kind of page tells what it is, whole and as it prints it", async () => {
  for (const [turn, [path, kinds]] of Object.entries(PAGES).entries())
    await check(new Visitor(baseURL), path, kinds, turn);
});

function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return /^https?:.*\.(webp|jpe?g|png)$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

test("every picture that is told is there", async () => {
  const own = [...pictures].filter((picture) => picture.startsWith(baseURL));
  expect(own.length).toBeGreaterThan(5);
  for (const picture of own) {
    const { status, headers } = await fetch(picture, { method: "HEAD" });
    expect.soft([status, headers.get("content-type")?.split("/")[0]], picture).toEqual([200, "image"]);
  }
});

test("pages that are nobody else's business tell nothing", async () => {
  const visitor = new Visitor(baseURL);
  for (const path of BARE) {
    const { things, canonical, meta } = readHead((await visitor.get(path)).text);
    expect.soft([things, canonical, meta["og:title"]], path).toEqual([[], "", undefined]);
  }
});
