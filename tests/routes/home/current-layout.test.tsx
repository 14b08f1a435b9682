import { createRoutesStub } from "react-router";
import { renderToReadableStream } from "react-dom/server.node";
import { describe, expect, test } from "vitest";
import { holidayCardView } from "../../../app/domain/cards/card-views.ts";
import { productCardView } from "../../../app/domain/cards/product-card-view.ts";
import { promoPanels } from "../../../app/domain/home/promo-panels.ts";
import * as am from "../../../app/i18n/am/index.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { TextContext } from "../../../app/i18n/use-t.tsx";
import { homeContentView } from "../../../app/routes/home/home-content-view.ts";
import { CurrentLayout } from "../../../app/routes/home/current-layout.tsx";
import type { CurrentSections } from "../../../app/routes/home/current-sections.server.ts";
import { sampleProduct } from "../../domain/products/sample-product.ts";
import { translateWith } from "../../../app/i18n/translate.ts";

// Specification 2.5, 5.6, 9.2, 9.7.

const viewer = { locale: "en", currency: "ETB", now: 0, signedIn: false } as const;
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleProduct({ id: index + 1, stockAmount: index + 1 }));
const cards = (count: number) => products(count).map((one) => productCardView(one, viewer));

const full = {
  ...{ newProducts: 6, mostViewed: 1, exclusiveDeals: 1, specialOffer: 1, recommendedItems: 1 },
  ...{ near: 1, recent: 4, recommended: 4 },
};

/** null: could not be read. */
type Filled = Record<keyof typeof full, number | null> & { holidays: number[]; chosen?: string };

const late = (count: number | null) => Promise.resolve(count === null ? null : cards(count));

function sections(filled: Filled): CurrentSections {
  const now = (count: number | null) => (count === null ? null : cards(count));
  return {
    newProducts: late(filled.newProducts),
    mostViewed: late(filled.mostViewed),
    exclusiveDeals: late(filled.exclusiveDeals),
    specialOffer: late(filled.specialOffer),
    recommendedItems: late(filled.recommendedItems),
    holidayPackages: Promise.resolve(
      filled.holidays.map((count, index) => ({
        id: index + 1,
        name: `Holiday ${index + 1}`,
        seeAll: "/shop/sidebar/3cols",
        cards: products(count).map((one) => holidayCardView(one, viewer, null)),
      })),
    ),
    nearYouAndRecentlyViewed: Promise.resolve({
      near: filled.near === null ? null : { ...near, chosen: filled.chosen ?? near.chosen, cards: cards(filled.near) },
      recent: now(filled.recent),
      recommended: now(filled.recommended),
    }),
  };
}

const near = {
  city: "Adama",
  chosen: "Adama",
  cities: [
    { value: "Addis Ababa", text: "Addis Ababa" },
    { value: "Adama", text: "Adama" },
  ],
  seeAll: "/vendors?city=Adama",
};

const shell = {
  name: "Gulit",
  hasMenu: false,
  path: "/",
  xsrf: "token",
  wishlist: [],
  compared: [],
};

async function print(filled: Partial<Filled> = {}, locale: "en" | "am" = "en"): Promise<string> {
  const t = translateWith(locale === "am" ? am : en, locale);
  const layout = (
    <CurrentLayout
      content={homeContentView({}, locale)}
      sections={sections({ ...full, holidays: [5, 5], ...filled })}
    />
  );
  const Page = createRoutesStub([
    { id: "root", path: "/", loader: () => null, HydrateFallback: () => null, Component: () => layout },
  ]);
  const stream = await renderToReadableStream(
    <TextContext value={{ t, locale }}>
      <Page hydrationData={{ loaderData: { root: { shell } } }} />
    </TextContext>,
    { progressiveChunkSize: Infinity },
  );
  await stream.allReady;
  return new Response(stream).text();
}

const ids = (html: string) =>
  [...html.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id!).filter((id) => id !== "hero");

const ORDER = [
  "newProducts",
  "websiteBuilder",
  "holidayPackage-1",
  "holidayPackage-2",
  "exclusiveDeals",
  "specialOffer",
  "nearYou",
  "recentlyViewed",
  "recommendedForYou",
  "smartErp",
  "mostViewed",
  "onDemandSoftware",
  "recommendedItems",
  "testimonials",
];

test("page frame, shell and all eleven sections stand in their order (specification 2.1, 2.5.1, 2.5.3, 2.5.7, 2.5.8)", async () => {
  const html = await print();
  const frame = ["useful-links", "hero", "side-promos", "triplet", "seller", "bottom-promo", "services"];
  const places = [...frame.map((name) => html.indexOf(`class="${name}`)), html.indexOf('id="newProducts"')];
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(ids(html)).toEqual(ORDER);
});

test("sellers' button and the bottom row are named as specified, and lead to a new tab (specification 1, 2.5.5, 2.5.6)", async () => {
  const html = await print();
  const words = (markup: string) => markup.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>|<!--.*?-->/g, "").trim();
  const row = /<ul class="bottom-promo-row ways"[\s\S]*?<\/ul>/.exec(html)![0];
  const named = [...row.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)].map(([, link]) => words(link!));
  const newTab = " (opens in a new tab)";
  expect(named).toEqual(["Help Center", "Easy Return", "Fast Delivery", "Mobile App", `SIGN UP AS A SELLER${newTab}`]);
  expect(words(/<a class="seller-button[\s\S]*?<\/a>/.exec(html)![0])).toBe(`Sign up as seller${newTab}`);
  for (const [link] of html.matchAll(/<a class="[^"]*seller[^"]*"[^>]*>/g))
    expect(link).toContain('target="_blank" rel="noopener"');
});

const without = (...gone: string[]) => ORDER.filter((id) => !gone.includes(id));
test.each<[string, Partial<Filled>, string[]]>([
  ["New Products, five", { newProducts: 5 }, without("newProducts")],
  ["Exclusive Deals, none", { exclusiveDeals: 0 }, without("exclusiveDeals")],
  ["no holiday package", { holidays: [] }, without("holidayPackage-1", "holidayPackage-2")],
  ["one holiday package", { holidays: [6] }, without("holidayPackage-2")],
  ["what could not be read", { newProducts: null, mostViewed: null }, without("newProducts", "mostViewed")],
  ["a guest", { recent: null, recommended: null }, without("recentlyViewed", "recommendedForYou")],
])("a section with too little in it is absent, and only it (specification 5.6, 9.2): %s", async (_, filled, expected) =>
  expect(ids(await print(filled))).toEqual(expected),
);

describe("Near You and Recently Viewed (specification 2.5)", () => {
  test("stand side by side where both are there, else one has the width", async () => {
    expect(await print()).toContain("near-you pair");
    for (const gone of [{ recent: null }, { near: null }]) expect(await print(gone)).not.toContain("near-you pair");
  });

  test("the city is chosen by a form without scripts, also where nobody sells", async () => {
    for (const count of [1, 0]) {
      const html = await print({ near: count });
      const form = /<form class="near-you-city cluster muted"[\s\S]*?<\/form>/.exec(html)![0];
      expect(form).toContain('action="/preferences#nearYou" method="post"');
      expect(form).toContain('name="returnTo" value="/"');
      expect(form).toContain('name="_xsrf" value="token"');
      expect(form).toMatch(/<option value="Adama" selected="">Adama<\/option>/);
    }
    const stale = await print({ near: 0, chosen: "" });
    expect(stale).toMatch(/<option value="" disabled="" selected="">Adama<\/option>/);
    expect(await print({ near: 0 })).toContain("No seller in Adama has goods in stock right now.");
  });
});

test("'Special Price' is the mobile label of Exclusive Deals alone (specification 2.2)", async () => {
  const marked = [...(await print()).matchAll(/<section[^>]* id="(\w+)"[^>]* data-mobile-source="([^"]*)"/g)];
  expect(marked.map(([, id, source]) => [id, source])).toEqual([["exclusiveDeals", "Special Price"]]);
});

test.each([
  ["en", "Food Processor", "From 5,300 ETB"],
  ["am", "የምግብ መፍጫ", "ከ5,300 ETB ጀምሮ"],
] as const)(
  "the promo panels: 24 tiles, each a search with its price (specification 2.5, 9.7; %s)",
  async (locale, title, price) => {
    const html = await print({}, locale);
    const tiles = [...html.matchAll(/<a class="promo-panel-tile media tile" href="([^"]*)">[\s\S]*?<\/a>/g)];
    const all = [...promoPanels.websiteBuilder, ...promoPanels.smartErp, ...promoPanels.onDemandSoftware];
    expect(tiles.map(([, href]) => href)).toEqual(
      all.map(({ query }) => `/shop/sidebar/list?name=${encodeURIComponent(query)}`),
    );
    const processor = tiles.find(([, href]) => href!.endsWith("Food%20Processor"))![0].replaceAll("\u00a0", " ");
    expect(processor).toContain(title);
    expect(processor).toContain(price);
    expect(html).not.toContain("promoPanels.");
  },
);
