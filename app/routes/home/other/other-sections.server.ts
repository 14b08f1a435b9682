import { listCategoryRows } from "../../../data/products/category-rows.server.ts";
import { variantsOf } from "../../../data/collections/collections.server.ts";
import {
  listBrands,
  listFlashProducts,
  listLessThan1000,
  listVehicles,
  listParentCollections,
} from "../../../data/collections/other-lists.server.ts";
import {
  listDiscounted,
  listFreeDelivery,
  listMostViewed,
  listNewest,
  listSpecialOffers,
} from "../../../data/products/products.server.ts";
import { alternateCardView, buyNowCardView, carCardView, holidayCardView } from "../../../domain/cards/card-views.ts";
import { catBosses, parentCollectionView } from "../../../domain/home/parent-collection.ts";
import { categoryRowView } from "../../../domain/home/category-row.ts";
import { homeSectionItems } from "../../../domain/constants.ts";
import { flashSalesView } from "../../../domain/home/flash-sales.ts";
import { productSources } from "../../../domain/products/product-links.ts";
import type { Product } from "../../../domain/products/product.ts";
import { isSectionShown, isLastViewedBesideRecommendedShown } from "../../../domain/home/section-visibility.ts";
import { type HomeAsking, lateCards, lateSection } from "../late-section.server.ts";
import { ownLists } from "../near-you.server.ts";
import { listExpoCatalogues } from "../../../data/home/exhibitions.server.ts";
import { displayName } from "../../../domain/display-name.ts";
import { exhibitionStatus } from "../../../domain/products/exhibition.ts";

const categoryRows = 6;
const categoryRowProducts = 6;
const brands = 12;

/** The sections of specification 2.6, in its order, each printed when ready. */
export function otherSections(asking: HomeAsking) {
  const { db, viewer } = asking;
  const size = homeSectionItems;
  const first = { size, offset: 0 };
  const { newProducts, discountProducts, lessThan1000, freeDelivery, list } = productSources;
  const late = <Found>(key: string, work: Promise<Found>) => lateSection(key, work);
  const flash = listFlashProducts(db, size);
  const newest = listNewest(db, first);
  return {
    flashSales: late(
      "flashSales",
      flash.then((products) => flashSalesView(products, viewer)),
    ),
    newProducts: lateCards("newProducts", asking, newProducts, newest),
    lastViewedPair: late("lastViewedPair", lastViewedPair(asking)),
    discountProducts: lateCards("discountProducts", asking, discountProducts, listDiscounted(db, viewer.now, first)),
    lessThan1000: late(
      "lessThan1000",
      listLessThan1000(db, viewer.now, size).then((products) =>
        products.map((product) => buyNowCardView(product, viewer, lessThan1000)),
      ),
    ),
    freeDelivery: lateCards("freeDelivery", asking, freeDelivery, listFreeDelivery(db, first)),
    specialOffer: lateCards("specialOffer", asking, discountProducts, listSpecialOffers(db, viewer.now, size)),
    mostViewed: lateCards("mostViewed", asking, list, listMostViewed(db, size)),
    newArrivals: late("newArrivals", newArrivals(asking, newest)),
    vehicles: late(
      "vehicles",
      listVehicles(db, size).then((products) => products.map((product) => carCardView(product, viewer))),
    ),
    expoCatalogues: late("expoCatalogues", expoCatalogues(asking)),
    categoryRows: late(
      "categoryRows",
      listCategoryRows(db, categoryRows, categoryRowProducts).then((rows) =>
        rows.filter(({ products }) => products.length > 0).map((row) => categoryRowView(row, viewer)),
      ),
    ),
    parentCollections: late("parentCollections", parentCollections(asking)),
    brands: late("brands", listBrands(db, brands)),
  };
}

export type OtherSections = ReturnType<typeof otherSections>;

async function newArrivals({ db, viewer }: HomeAsking, newest: Promise<Product[]>) {
  const products = await newest;
  if (!isSectionShown("newArrivals", products.length)) return [];
  const variants = await variantsOf(
    db,
    products.map(({ id }) => id),
  );
  return products.map((product) =>
    alternateCardView(product, variants.get(product.id) ?? [], viewer, productSources.newProducts),
  );
}

const catalogues = 4;
const parents = 12;
const collectionProducts = 6;

/** Specification 5.6, 6: null unless both lists have something. */
async function lastViewedPair(asking: HomeAsking) {
  if (asking.accountId === null) return null;
  const lists = ownLists(asking, asking.accountId);
  const [recent, recommended] = await Promise.all([lists.recent, lists.recommended]);
  return isLastViewedBesideRecommendedShown(recent.length, recommended.length) ? { recent, recommended } : null;
}

/** Specification 2.6, 4.4: cards follow the state of the exhibition. */
async function expoCatalogues({ db, viewer }: HomeAsking) {
  const found = await listExpoCatalogues(db, catalogues, homeSectionItems);
  return found.map(({ id, products, ...names }) => ({
    id,
    ...displayName(names, viewer.locale),
    cards: products.map((product) =>
      holidayCardView(product, viewer, exhibitionStatus(product.exhibition, viewer.now)),
    ),
  }));
}

/** Specification 2.6, 7.3, by one query. */
async function parentCollections({ db, viewer }: HomeAsking) {
  const found = await listParentCollections(db, parents, collectionProducts);
  const ids = found.flatMap(({ products }) => products.map(({ id }) => id));
  const variants = await variantsOf(db, ids);
  const collections = found.map((collection) => parentCollectionView(collection, variants, viewer));
  return { collections, bosses: catBosses(collections) };
}
