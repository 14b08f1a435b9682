import type { RequestContext } from "../../request/page-tools.server.ts";
import { withFewNew } from "../../domain/cards/labels.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import { isClosed } from "../../domain/products/stock.ts";
import { longDateView } from "../../domain/date-view.ts";
import { categorySlugs, targetName, wayTo } from "../../domain/listings/listing-page.ts";
import { groupDigits } from "../../domain/group-digits.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { searchHref } from "../../domain/products/product-links.ts";
import { sharePicture } from "../../domain/products/picture.ts";
import { storeThings } from "../../domain/structured-data/store-things.ts";
import { isWholeStore, storeHref, type StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import { vendorReviewView, vendorView, type VendorView } from "../../domain/vendors/vendor-view.ts";
import type { PageWindow } from "../../domain/pages/page-window.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import { siteOf } from "../../request/site.server.ts";
import type { QuotedText } from "../../ui/own-words.tsx";
import type { Store } from "./find-store.server.ts";
import type { CategoryQuery } from "../../domain/listings/category-target.ts";
import { displayName, type NameView } from "../../domain/display-name.ts";
import { goodsCount, pageLinks, searchNote, sortLinks } from "../../shared/listing/listed-goods.server.ts";
import { changedListing } from "../../domain/listings/listing-address.ts";
import { defaultSort } from "../../domain/listings/listing-query.ts";

export function storeView(store: Store, viewer: Viewer, t: Translate) {
  const { query, target, listing } = store;
  const asked = { ...query, ...slugsOf(categorySlugs(target)) };
  const vendor = vendorView(store.vendor, viewer.locale);
  const pages = pageLinks(listing, (change) => storeHref(changedListing(asked, change)));
  const { total } = listing;
  const { closedUntil } = store.vendor;
  return {
    vendor,
    closedUntil: isClosed(store.vendor, viewer.now) ? longDateView(closedUntil!, viewer.locale) : null,
    ...headTexts(vendor, pages.window, viewer, t),
    canonical: storeHref(changedListing(asked, { page: pages.window.page })),
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
    count: goodsCount(asked, listing, t),
    note: searchNote(query, listing, "vendor.notHere"),
    categories: categoryLinks(store, asked, viewer, t),
    sorts: sortLinks(
      asked,
      (sort) => linkTo(changedListing(asked, { sort: sort === defaultSort(asked.name) ? null : sort })),
      t,
    ),
    cards: withFewNew(listing.products).map((product) => productCardView(product, viewer)),
    empty: total > 0 ? null : emptyView(asked, vendor, t),
    pages: { ...pages, isFollowed: isWholeStore(asked) },
    reviews: store.reviews.map((review) => vendorReviewView(review, viewer.locale)),
  };
}

export type StoreView = Omit<ReturnType<typeof storeView>, "canonical" | "description">;

function headTexts(vendor: VendorView, { page, pages }: PageWindow, { locale }: Viewer, t: Translate) {
  const names = { vendor: vendor.name, city: vendor.city };
  const title = t(vendor.city ? "delivery.from" : "vendor.storeTitleNoCity", names);
  const numbered = page > 1 ? t("listing.pageTitle", { title, page, pages }) : title;
  const products =
    vendor.products > 0
      ? t("listing.products", { count: vendor.products, shown: groupDigits(vendor.products) })
      : t("vendor.noProducts");
  return {
    products,
    documentTitle: t("content.documentTitle", { title: numbered, shop: shopName(locale) }),
    description: t("vendor.summary", { ...names, products, about: vendor.about?.name ?? "" }).trim(),
  };
}

function categoryTitle({ target }: Store, { locale }: Viewer, t: Translate) {
  return target ? targetName(target, locale) : { name: t("listing.allProducts") };
}

const linkTo = (to: StoreQuery) => ({ href: storeHref(to), isFollowed: isWholeStore(to) });

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

type CategorySlugs = Pick<StoreQuery, "category" | "subcategory">;

/** A store's `category` also takes departments. */
function slugsOf({ parentCategory, category, subcategory }: CategoryQuery): CategorySlugs {
  return { category: category ?? parentCategory, subcategory };
}

function categoryLinks({ target, listing, parentIds }: Store, asked: StoreQuery, { locale }: Viewer, t: Translate) {
  const link = (slugs: CategorySlugs) => ({ ...linkTo(changedListing(asked, slugs)), isCurrent: false, count: null });
  const whole: NameView = { name: t("listing.allProducts") };
  const all = { ...whole, ...link({ category: null, subcategory: null }) };
  const hasParents = parentIds.length > 1 || target?.level === "parent";
  const way = wayTo(target).slice(hasParents ? 0 : 1);
  const above = [all, ...way.map(({ name, slugs }) => ({ ...displayName(name, locale), ...link(slugsOf(slugs)) }))];
  const inCategory = target?.level === "category" ? (target.category?.slugName ?? null) : null;
  const below = listing.facets.categories
    .filter((category) => category.count !== 0)
    .map((category) => ({
      ...displayName(category, locale),
      ...link({
        category: inCategory ?? category.slugName,
        subcategory: inCategory === null ? null : category.slugName,
      }),
      count: category.count === null ? null : groupDigits(category.count),
    }));
  return [...above.slice(0, -1), { ...above.at(-1)!, isCurrent: true }, ...below];
}
