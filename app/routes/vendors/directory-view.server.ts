import type { RequestContext } from "../../request/page-tools.server.ts";
import type { DirectoryChoices } from "../../data/vendors/vendor-directory.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { cityName } from "../../domain/delivery/city-name.ts";
import { groupDigits } from "../../domain/group-digits.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { listThings } from "../../domain/structured-data/list-things.ts";
import {
  directoryHref,
  directorySorts,
  isWholeDirectory,
  type DirectoryQuery,
  type DirectorySort,
} from "../../domain/vendors/vendor-directory.ts";
import { vendorCardView } from "../../domain/vendors/vendor-view.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { translator } from "../../request/locale.server.ts";
import { siteOf } from "../../request/site.server.ts";
import type { Directory } from "./find-directory.server.ts";

const SORT_TEXTS: Record<DirectorySort, TextKey> = {
  name: "account.name",
  rating: "review.rate",
  newest: "listing.sortNewest",
  products: "vendor.sortProducts",
};

export function directoryView({ query, window, ...found }: Directory, { locale }: Viewer, t: Translate) {
  const title = t("vendor.title");
  const { page, pages } = window;
  const numbered = page > 1 ? t("listing.pageTitle", { title, page, pages }) : title;
  const isWhole = isWholeDirectory(query);
  return {
    query,
    window,
    documentTitle: t("content.documentTitle", { title: numbered, shop: shopName(locale) }),
    canonical: directoryHref({ ...query, page }),
    isIndexed: isWhole,
    count: countText(query, found, t),
    trail: [{ name: t("everywhere.home"), href: "/" }],
    cities: cityOptions(found.choices, query, locale, t),
    categories: found.choices.parents.map((parent) => ({
      value: parent.slugName,
      text: counted(displayName(parent, locale).name, parent.count, t),
    })),
    sorts: sortLinks(query, t),
    vendors: found.vendors.map((vendor) => vendorCardView(vendor, locale)),
    isNarrowed: query.name !== null || query.city !== null || query.category !== null,
    empty: found.total > 0 ? null : emptyText(query, t),
  };
}

export type DirectoryView = Omit<ReturnType<typeof directoryView>, "canonical">;

function countText(query: DirectoryQuery, { total, isCapped }: Pick<Directory, "total" | "isCapped">, t: Translate) {
  const shown = groupDigits(total);
  if (total === 0) return t("vendor.nobody");
  if (isCapped) return t("vendor.more", { shown });
  return t(query.name === null ? "vendor.vendors" : "vendor.found", { count: total, shown });
}

function cityOptions({ cities }: DirectoryChoices, { city }: DirectoryQuery, locale: Viewer["locale"], t: Translate) {
  const options = cities.map((choice) => ({
    value: choice.city,
    text: counted(cityName(choice.city, locale), choice.count, t),
  }));
  const isMissing = city !== null && cities.every((choice) => choice.city !== city);
  return isMissing ? [...options, { value: city, text: cityName(city, locale) }] : options;
}

function counted(name: string, count: number, t: Translate): string {
  return t("vendor.counted", { name, shown: groupDigits(count) });
}

function sortLinks(query: DirectoryQuery, t: Translate) {
  const link = (sort: DirectorySort | null, text: TextKey) => {
    const to = { ...query, sort, page: 1 };
    return { text: t(text), href: directoryHref(to), isCurrent: sort === query.sort, isFollowed: isWholeDirectory(to) };
  };
  const named = directorySorts.map((sort) =>
    link(sort === "name" && query.name === null ? null : sort, SORT_TEXTS[sort]),
  );
  return query.name === null ? named : [link(null, "vendor.sortMatch"), ...named];
}

function emptyText({ name, city, category }: DirectoryQuery, t: Translate): string {
  return name !== null && city === null && category === null
    ? t("vendor.nobodyNamed", { name })
    : t("vendor.nobodyHere");
}

export function directoryFacts(
  context: RequestContext,
  { documentTitle: title, isIndexed, trail, vendors, count, window: { offset } }: DirectoryView,
  path: string,
): PageFacts {
  const t = context.get(translator);
  const page = { path, title: t("vendor.title"), trail, items: vendors, offset };
  const things = isIndexed ? listThings(siteOf(context), page) : [];
  return { path, title, description: t("machines.directory", { vendors: count }), isIndexed, things };
}
