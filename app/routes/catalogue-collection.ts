import { isAway } from "../data/deadline.server.ts";
import { listRecentlyViewedOf } from "../data/products/recent.server.ts";
import { listRecommended } from "../data/products/recommended.server.ts";
import { collectionSizes, parseCollectionQuery, type CollectionQuery } from "../domain/listings/collection-query.ts";
import { personal } from "../http/head/private-page.ts";
import { logEvent } from "../http/log.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { translator } from "../request/locale.server.ts";
import { sessionContext } from "../request/session.server.ts";
import type { Route } from "./+types/catalogue-collection";
import { findCategoryTarget } from "../data/products/categories.server.ts";
import * as data from "../data/collections/collections.server.ts";
import { listLessThan1000 } from "../data/collections/other-lists.server.ts";
import { listExpoCatalogues } from "../data/home/exhibitions.server.ts";
import { listDiscounted, listFreeDelivery, listMostViewed, listNewest } from "../data/products/products.server.ts";
import type { Page } from "../data/products/product-rows.server.ts";
import type { Product } from "../domain/products/product.ts";
import { homeContent } from "../data/home/home-content.server.ts";
import { listVendors } from "../data/vendors/vendor-directory.server.ts";
import { catalogueJson, mediaOf } from "../domain/pages/catalogue-json.ts";
import { homeContentJson } from "./catalogue-collection/home-content.server.ts";

/**
 * Reading actions of specification 7.2 (docs/addresses.md): 404 for an unknown name, 401 for guests where an account is
 * needed.
 */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock } = context.get(bindings);
  const { account, isUnknown } = context.get(sessionContext);
  const t = context.get(translator);
  const own = ownCollections.get(params.collection);
  const open = collections.get(params.collection);
  const query = parseCollectionQuery(url.searchParams);
  try {
    if (own && isUnknown) return problem(503, t("errors.unavailableText"));
    if (own && !account) return problem(401, t("errors.signInFirst"), { signIn: "/sign-in" });
    const work = own ? wholeOf(db, own(db, account!.id, clock())) : open?.({ db, now: clock(), query });
    const found = work ? await work : null;
    if (!found) return problem(404, t("errors.notFoundText"));
    // Open collections contain no personal data; browsers revalidate them.
    return Response.json(found, { headers: own ? personal() : {} });
  } catch (error) {
    if (!isAway(error)) throw error;
    logEvent("collection", error);
    return problem(503, t("errors.unavailableText"));
  }
}

function problem(status: number, form: string, more: object = {}): Response {
  return Response.json({ ok: false, status, form, ...more }, { status, headers: personal() });
}

type OwnCollection = (db: D1Database, accountId: number, now: number) => Promise<Product[]>;

const LIMIT = collectionSizes[0];
const EXHIBITIONS = 12;

/** Collections of the signed-in shopper (specification 6, 7.2); no shared cache stores them. */
const ownCollections: ReadonlyMap<string, OwnCollection> = new Map<string, OwnCollection>([
  [
    "last-viewed",
    async (db, account) => (await listRecentlyViewedOf(db, account, null, LIMIT)).map(({ product }) => product),
  ],
  ["recommended", (db, account, now) => listRecommended(db, account, LIMIT, now)],
]);

interface Asking {
  db: D1Database;
  now: number;
  query: CollectionQuery;
}

/** null if a named thing does not exist. */
type Collection = (asking: Asking) => Promise<object | null>;

const ALL_VENDORS = { match: null, parentId: null, city: null };
const isoOf = (ms: number) => new Date(ms).toISOString();

/** Specification 3.1. */
async function productsJson(db: D1Database, products: readonly (Product & { startDate?: number })[]) {
  return (await data.withSets(db, products)).map((product) => catalogueJson(product, isoOf));
}

const first = { size: LIMIT, offset: 0 };

/** By name in /catalogue/{name} (specification 7.2). */
const collections: ReadonlyMap<string, Collection> = new Map<string, Collection>([
  ["new-arrivals", paged(({ db }, page) => listNewest(db, page))],
  ["discount-products", paged(({ db, now }, page) => listDiscounted(db, now, page))],
  ["discounts", whole(({ db, now }) => listDiscounted(db, now, first))],
  ["free-delivery", whole(({ db }) => listFreeDelivery(db, first))],
  ["most-viewed", whole(({ db }) => listMostViewed(db, LIMIT))],
  ["under-1000", whole(({ db, now }) => listLessThan1000(db, now, LIMIT))],
  ["vendors", vendors],
  ["category", category],
  ["holiday-package", exhibitions],
  [
    "holiday-subcategories",
    async ({ db }) => ({ data: (await data.holidaySubcategories(db)).map(({ id }) => ({ id })) }),
  ],
  ["holiday-products", holidayProducts],
  ["carousel-images", async ({ db }) => ({ data: (await homeContent(db)).heroes?.map(carouselImage) ?? [] })],
  ["home-content", ({ db }) => homeContentJson(db)],
]);

function whole(list: (asking: Asking) => Promise<Product[]>): Collection {
  return (asking) => wholeOf(asking.db, list(asking));
}

async function wholeOf(db: D1Database, products: Promise<Product[]>) {
  return { data: await productsJson(db, await products) };
}

/** Reads one product more, to see whether there is a next page. */
function paged(list: (asking: Asking, page: Page) => Promise<Product[]>): Collection {
  return async (asking) => {
    const { page, size } = asking.query;
    const found = await list(asking, { size: size + 1, offset: (page - 1) * size });
    const next = found.length > size ? page + 1 : null;
    return { page, size, next, data: await productsJson(asking.db, found.slice(0, size)) };
  };
}

async function vendors({ db, query: { page, size } }: Asking) {
  const found = await listVendors(db, ALL_VENDORS, {
    sort: null,
    locale: "en",
    page: { size: size + 1, offset: (page - 1) * size },
  });
  const list = found.slice(0, size).map(({ id, name, nameAm, city, productCount }) => {
    return { id, name, amharicName: nameAm, city, totalProducts: productCount };
  });
  return { page, size, next: found.length > size ? page + 1 : null, data: list };
}

/** The result is in `results` at `index` (specification 7.2), after nulls. */
async function category({ db, query: { cat, subcat, index } }: Asking) {
  const target = await findCategoryTarget(db, {
    parentCategory: null,
    category: cat || null,
    subcategory: subcat || null,
  });
  if (!target) return null;
  const { name, slugName } = target.subcategory ?? target.category ?? target.parent;
  const products = await productsJson(db, await data.listInCategory(db, target, LIMIT));
  const results = [...Array<null>(index).fill(null), { id: target.id, name, slugName, data: products }];
  return { index, results };
}

async function exhibitions({ db }: Asking) {
  const found = await listExpoCatalogues(db, EXHIBITIONS, LIMIT);
  return {
    data: await Promise.all(
      found.map(async ({ id, name, products }) => ({ id, name, expoProducts: await productsJson(db, products) })),
    ),
  };
}

async function holidayProducts({ db, query: { ids } }: Asking) {
  const asked = (await data.holidaySubcategories(db)).filter(({ id }) => ids.includes(id));
  return {
    data: await Promise.all(
      asked.map(async ({ id, name }) => {
        const products = await data.listInCategory(db, { level: "subcategory", id }, LIMIT);
        return { id, name, data: await productsJson(db, products) };
      }),
    ),
  };
}

function carouselImage({ image, link }: { image: string; link: string }) {
  return { image: mediaOf(image, "hero"), link };
}
