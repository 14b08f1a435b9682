import { createRoutesStub } from "react-router";
import { renderToReadableStream } from "react-dom/server.node";
import { expect, test } from "vitest";
import { noValues } from "../../app/domain/listings/listing-choices.ts";
import { parseListingQuery } from "../../app/domain/listings/listing-query.ts";
import { escapeHtml } from "../../app/domain/pages/escape-html.ts";
import { isKeptView } from "../../app/http/pages/kept-views.server.ts";
import { am } from "../../app/i18n/am/index.ts";
import { en } from "../../app/i18n/en/index.ts";
import { translateWith } from "../../app/i18n/translate.ts";
import { TextContext } from "../../app/i18n/use-t.tsx";
import type { Listing } from "../../app/routes/shop/find-listing.server.ts";
import { ListingBar } from "../../app/routes/shop/listing-bar.tsx";
import { ListingProducts } from "../../app/routes/shop/listing-products.tsx";
import { listingView } from "../../app/routes/shop/listing-view.server.ts";
import { KeptMarkups } from "../../app/ui/printing/kept-markup.server.ts";
import { MarkupKeeperContext } from "../../app/ui/printing/kept-markup.tsx";
import { inOrderStream } from "../../workers/in-order-stream.ts";
import { now, sampleProduct } from "../domain/products/sample-product.ts";

// docs/decisions/0040: what is kept of a listing is what would be printed, and says nothing of another visitor.

const additions = { head: "", bodyStart: "", places: { "after-pixels": "", "later-styles": "" }, bodyEnd: "" };
const texts = { en: translateWith(en, "en"), am: translateWith(am, "am") };
const products = [
  sampleProduct({ id: 1 }),
  sampleProduct({ id: 2, stockAmount: 0 }),
  sampleProduct({ id: 3, variantCount: 2, freeDelivery: true, rateSum: 9, rateCount: 2 }),
  sampleProduct({
    id: 4,
    discount: 20,
    specialPrice: { price: 300_000, endDate: now + 5_000_000 },
    name: 'A "<shawl>"',
  }),
];

interface Visit {
  view?: "list" | "3cols";
  locale?: "en" | "am";
  currency?: "ETB" | "USD";
  shell?: Record<string, unknown>;
  problem?: object | null;
}

/** A listing as it is printed, with kept markup and without. */
async function bothWays(visit: Visit): Promise<[kept: string, plain: string]> {
  const { view = "list", locale = "en", currency = "ETB", problem = null } = visit;
  const listing: Listing = {
    query: parseListingQuery(view, new URLSearchParams("brand=adika&sort=newest"))!,
    ...{ target: null, chosen: noValues, plan: null, popular: [], products, total: 4, isCapped: false, page: 1 },
    ...{ firstKey: null, lastKey: null },
    facets: {
      places: [{ id: 1, slugName: "bags", name: "Bags & <more>", nameAm: "ቦርሳ", count: 3 }],
      ...{ prices: [1, 2, 0, 1, null], ratings: [1, 1, 1, 1], discounts: [1, 0, 0, 0], freeDelivery: 1, inStock: 3 },
      ...{
        vendors: [],
        colors: [],
        sizes: [],
        brands: [{ value: 1, slug: "adika", name: "Adika", nameAm: null, count: 4, code: null }],
      },
    } as Listing["facets"],
  };
  const page = listingView(listing, { locale, currency, now, signedIn: false }, texts[locale]);
  const shell = {
    ...{
      xsrf: "token",
      path: "/shop",
      cartCount: "",
      cartLabel: "Cart",
      wishlist: [],
      compareIds: [],
      lite: false,
      locale,
    },
    ...{ currency, account: null, addressLanguage: null, ...visit.shell },
  };
  const print = async (kept: KeptMarkups | null) => {
    const Page = () => (
      <main>
        <ListingBar listing={page} />
        <ListingProducts listing={page} />
      </main>
    );
    const Stub = createRoutesStub([{ id: "root", path: "/", Component: Page }]);
    const body = await renderToReadableStream(
      <TextContext value={{ t: texts[locale], locale }}>
        <MarkupKeeperContext value={kept}>
          <Stub hydrationData={{ loaderData: { root: { shell, problem } } }} />
        </MarkupKeeperContext>
      </TextContext>,
    );
    return new Response(inOrderStream(body, additions, kept?.at)).text();
  };
  return [await print(new KeptMarkups(isKeptView, escapeHtml)), await print(null)];
}

const visits: [string, Visit][] = [
  ["rows", {}],
  ["rows once more, of somebody else", { shell: { xsrf: "other", path: '/shop?a="b"&c=<d>' } }],
  ["cards", { view: "3cols" }],
  ["Amharic", { locale: "am" }],
  ["the language in the address", { locale: "am", shell: { addressLanguage: "am" } }],
  ["another currency", { currency: "USD" }],
  ["a wishlist", { view: "3cols", shell: { wishlist: [1] } }],
  [
    "a refused quantity",
    { problem: { values: { product: "1", quantity: "99" }, fields: { quantity: "Too many" }, form: null } },
  ],
  ["rows after all of these", { shell: { xsrf: "third" } }],
];

test.each(visits)("%s: the kept listing is the printed one", async (_, visit) => {
  const [kept, plain] = await bothWays(visit);
  // Where two texts meet, only the renderer of a stream says so.
  expect(kept.replaceAll("<!-- -->", "")).toBe(plain.replaceAll("<!-- -->", ""));
  expect(plain).toMatch(/action="\/cart\/lines"|form="add"/);
});
