import type { RequestContext } from "../../request/page-tools.server.ts";
import { withFewNew } from "../../domain/cards/labels.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import { isClosed } from "../../domain/products/stock.ts";
import { longDateView } from "../../domain/date-view.ts";
import { categorySlugs, targetName } from "../../domain/listings/listing-page.ts";
import { groupDigits } from "../../domain/group-digits.ts";
import { pageWindow } from "../../domain/pages/page-window.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { searchHref } from "../../domain/products/product-links.ts";
import { sharePicture } from "../../domain/products/picture.ts";
import { storeThings } from "../../domain/structured-data/store-things.ts";
import { changedStore, isWholeStore, storeHref, type StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import { vendorReviewView, vendorView, type VendorView } from "../../domain/vendors/vendor-view.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import { siteOf } from "../../request/site.server.ts";
import type { QuotedText } from "../../ui/own-words.tsx";
import type { Store } from "./find-store.server.ts";
import { categoryLinks, sortLinks } from "./store-links.server.ts";

export function storeView(store: Store, viewer: Viewer, t: Translate) {
  const { query, target, listing } = store;
  const { category, subcategory } =
    target?.level === "parent" ? { category: target.parent.slugName, subcategory: null } : categorySlugs(target);
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
        ? categoryTitle(store, viewer, t)
        : { name: t("vendor.resultsFor", { query: query.name, vendor: vendor.name }) },
    searched: query.name === null ? null : quoting("vendor.resultsFor", { query: query.name, vendor: vendor.name }),
    count: countText(asked, store, t),
    note: noteOf(store, total),
    categories: categoryLinks(store, asked, viewer, t),
    sorts: sortLinks(asked, t),
    cards: withFewNew(listing?.products ?? []).map((product) => productCardView(product, viewer)),
    empty: total > 0 ? null : emptyView(asked, vendor, t),
    pages,
    reviews: store.reviews.map((review) => vendorReviewView(review, viewer.locale)),
  };
}

export type StoreView = Omit<ReturnType<typeof storeView>, "canonical" | "description">;

interface PageNumber {
  asked: StoreQuery;
  page: number;
  pages: number;
}

function headTexts(vendor: VendorView, { page, pages }: PageNumber, { locale }: Viewer, t: Translate) {
  const names = { vendor: vendor.name, city: vendor.city };
  const title = t(vendor.city ? "delivery.from" : "vendor.storeTitleNoCity", names);
  const numbered = page > 1 ? t("listing.pageTitle", { title, page, pages }) : title;
  const products =
    vendor.products > 0
      ? t("listing.products", { count: vendor.products, shown: groupDigits(vendor.products) })
      : t("vendor.noProducts");
  return {
    documentTitle: t("content.documentTitle", { title: numbered, shop: shopName(locale) }),
    description: t("vendor.summary", { ...names, products, about: vendor.about?.name ?? "" }).trim(),
  };
}

function categoryTitle({ target }: Store, { locale }: Viewer, t: Translate) {
  return target ? targetName(target, locale) : { name: t("listing.allProducts") };
}

function countText({ name }: StoreQuery, { listing, plan }: Store, t: Translate): string {
  const total = listing?.total ?? 0;
  const shown = groupDigits(total);
  if (total === 0) return t("listing.nothingFound");
  if (plan?.isPartial) return t(listing?.isCapped ? "listing.moreSimilar" : "listing.similar", { count: total, shown });
  if (listing?.isCapped) return t("listing.more", { shown });
  return t(name === null ? "listing.products" : "listing.found", { count: total, shown });
}

function noteOf({ query, plan }: Store, total: number): QuotedText | null {
  if (query.name === null || plan === null || total === 0) return null;
  if (plan.corrected !== null) return quoting("listing.correctedTo", { query: query.name, corrected: plan.corrected });
  return plan.isPartial ? quoting("vendor.notHere", { query: query.name }) : null;
}

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

function quoting(text: QuotedText["text"], words: QuotedText["words"]): QuotedText {
  return { text, words };
}

/** Numbers for robots and jumps, keys for the next and the previous page (settled.md 28). */
function storePages(asked: StoreQuery, listing: Store["listing"]) {
  const { page, total, firstKey, lastKey } = listing ?? nothing;
  const window = pageWindow(page, total);
  const { previous, next } = window;
  const href = (change: Partial<StoreQuery>) => storeHref(changedStore(asked, change));
  return {
    window,
    hrefs: Object.fromEntries(
      window.items.flatMap((number) => (number === null ? [] : [[number, href({ page: number })]])),
    ),
    isFollowed: isWholeStore(asked),
    previous: previous === null ? null : href({ page: previous, before: previous === 1 ? null : firstKey }),
    next: next === null ? null : href({ page: next, after: lastKey }),
  };
}

const nothing = { page: 1, total: 0, firstKey: null, lastKey: null };

export function storeFacts(
  context: RequestContext,
  { documentTitle: title, isIndexed, vendor, trail, cards, pages: { window } }: StoreView,
  { path, description }: { path: string; description: string },
): PageFacts {
  const items = cards.map(({ name, titleHref }) => ({ name, href: titleHref }));
  const page = { vendor, path, trail, items, offset: window.offset };
  const picture = sharePicture(vendor.banner ?? "");
  return {
    path,
    title,
    description,
    isIndexed,
    ...(picture && { image: { ...picture, alt: vendor.name } }),
    things: isIndexed ? storeThings(siteOf(context), page) : [],
  };
}
