import { alternateCardView, buyNowCardView, carCardView } from "../../../domain/cards/card-views.ts";
import { catBosses, parentCollectionView } from "../../../domain/home/parent-collection.ts";
import { categoryRowView } from "../../../domain/home/category-row.ts";
import { expoCatalogueView } from "../../../domain/home/expo-catalogue.ts";
import { flashSalesView } from "../../../domain/home/flash-sales.ts";
import { productCardView } from "../../../domain/cards/product-card-view.ts";
import { type ProductSource, productSources } from "../../../domain/products/product-links.ts";
import type { Viewer } from "../../../domain/viewer.ts";
import type { OtherSections } from "../other/other-sections.server.ts";
import { exhibitionPlaces, sampleProducts, variantStates, withOptions } from "./sample-products.ts";

export function otherSample(viewer: Viewer): OtherSections {
  const products = sampleProducts(12);
  const general = (source: ProductSource) => products.map((product) => productCardView(product, viewer, source));
  const later = async <Value>(value: Value) => value;
  const sources = productSources;
  const collections = [parentCollection(1, viewer), parentCollection(2, viewer)];
  return {
    flashSales: later(flashSalesView(products.slice(0, 10), viewer)),
    newProducts: later(general(sources.newProducts)),
    lastViewedPair: later({ recent: general(sources.lastViewed), recommended: general(sources.recommended) }),
    discountProducts: later(general(sources.discountProducts)),
    lessThan1000: later(
      sampleProducts(7, { sellingPrice: 95_000 }).map((product) =>
        buyNowCardView(product, viewer, sources.lessThan1000),
      ),
    ),
    freeDelivery: later(
      sampleProducts(8, { freeDelivery: true }).map((product) =>
        productCardView(product, viewer, sources.freeDelivery),
      ),
    ),
    specialOffer: later(general(sources.discountProducts)),
    mostViewed: later(general(sources.list)),
    newArrivals: later(
      products.map((product, index) => {
        const options = index % 2 === 0 ? [] : variantStates.priceRange;
        return alternateCardView(withOptions(product, options), options, viewer, sources.newProducts);
      }),
    ),
    vehicles: later(products.map((product) => carCardView(product, viewer))),
    expoCatalogues: later([expoCatalogue(viewer)]),
    categoryRows: later([categoryRow(1, viewer, 8), categoryRow(2, viewer, 2)]),
    parentCollections: later({ collections, bosses: catBosses(collections) }),
    brands: later(
      ["Tecno", "Samsung", "Ambassador", "Anbessa", "Dashen", "Awash"].map((name) => ({
        name,
        slug: name.toLowerCase(),
      })),
    ),
  };
}

function expoCatalogue(viewer: Viewer) {
  const products = sampleProducts(6);
  const { exhibitionStarted, exhibitionAdey } = exhibitionPlaces;
  const places = new Map(products.map(({ id }, index) => [id, index === 1 ? exhibitionAdey : exhibitionStarted]));
  return expoCatalogueView({ id: 1, name: "Made by hand", nameAm: "በእጅ የተሠራ", products }, places, viewer);
}

function categoryRow(id: number, viewer: Viewer, subcategories: number) {
  return categoryRowView(
    {
      category: { id, slugName: `sample-${id}`, name: "Traditional wear", nameAm: "የባህል ልብስ" },
      parent: { name: "Apparel and textile", nameAm: "አልባሳትና ጨርቃ ጨርቅ" },
      image: "/media/web-banner/menu-apparel.webp",
      subcategories: Array.from({ length: subcategories }, (_, index) => ({
        slugName: `sample-${id}-${index}`,
        name: `Subcategory ${index + 1}`,
        nameAm: `ንዑስ ምድብ ${index + 1}`,
      })),
      products: sampleProducts(10).map((product) => ({ ...product, id: product.id + 1000 * id })),
    },
    viewer,
  );
}

function parentCollection(id: number, viewer: Viewer) {
  const products = sampleProducts(6);
  return parentCollectionView(
    { id, slugName: `sample-${id}`, name: "Bags and shoes", nameAm: "ቦርሳና ጫማ", products: products.slice(id - 1) },
    new Map([[products[2]!.id, variantStates.priceRange]]),
    viewer,
  );
}
