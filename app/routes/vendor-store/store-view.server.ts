import { longDateView } from "../../domain/date-view.ts";
import { groupDigits, placeSlugs, targetName } from "../../domain/listings/listing-page.ts";
import { isClosed } from "../../domain/checkout/order-quote.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import { searchHref } from "../../domain/products/product-links.ts";
import { shop } from "../../domain/pages/shop.ts";
import { changedStore, isWholeStore, storeHref, type StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import { vendorReviewView, vendorView, type VendorView } from "../../domain/vendors/vendor-view.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { Quoting } from "../../ui/own-words.tsx";
import type { Store } from "./find-store.server.ts";
import { placeLinks, sortLinks } from "./store-links.server.ts";
import { storePages } from "./store-pages.server.ts";

/** Everything a store prints, in the viewer's language and currency. */
export function storeView(store: Store, viewer: Viewer, t: Translate) {
  const { query, target, listing } = store;
  const { category, subcategory } =
    target?.level === "parent" ? parentPlace(target.parent.slugName) : placeSlugs(target);
  const asked = { ...query, category, subcategory };
  const vendor = vendorView(store.vendor, viewer.locale);
  const pages = storePages(asked, listing);
  const total = listing?.total ?? 0;
  const { closedUntil } = store.vendor;
  return {
    vendor,
    closedUntil: isClosed(store.vendor, viewer.now) ? longDateView(closedUntil!, viewer.locale) : null,
    ...headTexts(vendor, { asked, page: pages.window.page, pages: pages.window.pages }, viewer, t),
    canonical: storeHref(changedStore(asked, { page: pages.window.page })),
    isIndexed: isWholeStore(query) && total > 0,
    trail: [
      { name: t("everywhere.home"), href: "/" },
      { name: t("vendor.title"), href: "/vendors" },
    ],
    words: query.name,
    title:
      query.name === null
        ? placeTitle(store, viewer, t)
        : { name: t("vendor.resultsFor", { query: query.name, vendor: vendor.name }) },
    searched: searchedFor(query, vendor),
    count: countText(asked, listing, t),
    note: noteOf(store, total),
    places: placeLinks(store, asked, viewer, t),
    sorts: sortLinks(asked, t),
    cards: (listing?.products ?? []).map((product) => productCardView(product, viewer)),
    empty: total > 0 ? null : emptyView(asked, vendor, t),
    pages,
    reviews: store.reviews.map((review) => vendorReviewView(review, viewer.locale)),
  };
}

export type StoreView = Omit<ReturnType<typeof storeView>, "canonical" | "description">;

function parentPlace(slug: string): Pick<StoreQuery, "category" | "subcategory"> {
  return { category: slug, subcategory: null };
}

interface Place {
  asked: StoreQuery;
  page: number;
  pages: number;
}

function headTexts(vendor: VendorView, { page, pages }: Place, { locale }: Viewer, t: Translate) {
  const names = { vendor: vendor.name, city: vendor.city };
  const title = t(vendor.city ? "vendor.storeTitle" : "vendor.storeTitleNoCity", names);
  const numbered = page > 1 ? t("listing.pageTitle", { title, page, pages }) : title;
  const products =
    vendor.products > 0
      ? t("vendor.products", { count: vendor.products, shown: groupDigits(vendor.products) })
      : t("vendor.noProducts");
  return {
    documentTitle: t("vendor.documentTitle", { title: numbered, shop: locale === "am" ? shop.nameAm : shop.name }),
    description: t("vendor.summary", { ...names, products, about: vendor.about?.name ?? "" }).trim(),
  };
}

function placeTitle({ target }: Store, { locale }: Viewer, t: Translate) {
  return target ? targetName(target, locale) : { name: t("listing.allProducts") };
}

function countText({ name }: StoreQuery, listing: Store["listing"], t: Translate): string {
  const total = listing?.total ?? 0;
  const shown = groupDigits(total);
  if (total === 0) return t("listing.nothingFound");
  if (listing?.isCapped) return t("listing.more", { shown });
  return t(name === null ? "listing.products" : "listing.found", { count: total, shown });
}

/** The title of what was found. */
function searchedFor({ name }: StoreQuery, { name: vendor }: VendorView): Quoting | null {
  return name === null ? null : quoting("vendor.resultsFor", { query: name, vendor });
}

/** That the words were read differently than they were typed. */
function noteOf({ query, plan }: Store, total: number): Quoting | null {
  if (query.name === null || plan === null || total === 0) return null;
  if (plan.corrected !== null) return quoting("vendor.correctedTo", { query: query.name, corrected: plan.corrected });
  return plan.isPartial ? quoting("vendor.partial", {}) : null;
}

/** Why nothing is here, and where to go on: the whole store, or the whole market. */
function emptyView(asked: StoreQuery, { name: vendor, href, products }: VendorView, t: Translate) {
  if (products === 0)
    return {
      text: quoting("vendor.emptyStore", { vendor }),
      action: { href: "/vendors", text: t("vendor.otherVendors") },
      everywhere: null,
    };
  const action = { href, text: t("vendor.allProductsOf", { vendor }) };
  if (asked.name === null) return { text: quoting("vendor.nothingHere", { vendor }), action, everywhere: null };
  const text = quoting("vendor.nothingFoundFor", { vendor, query: asked.name });
  return { text, action, everywhere: { href: searchHref(asked.name), text: t("vendor.searchEverywhere") } };
}

function quoting(text: Quoting["text"], words: Quoting["words"]): Quoting {
  return { text, words };
}
