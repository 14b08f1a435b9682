import type { CategoryTarget } from "../../domain/listings/category-target.ts";
import { displayName } from "../../domain/display-name.ts";
import { listingSorts } from "../../domain/listings/listing-filter.ts";
import { groupDigits } from "../../domain/listings/listing-page.ts";
import { defaultSort, sortOf } from "../../domain/listings/listing-query.ts";
import type { NameView } from "../../domain/display-name.ts";
import { changedStore, isWholeStore, storeHref, type StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";
import { sortNames } from "../../shared/listing/sorts-view.server.ts";
import type { Store } from "./find-store.server.ts";

type PlaceSlugs = Pick<StoreQuery, "category" | "subcategory">;

interface PlaceLink extends NameView {
  href: string;
  count: string | null;
  isCurrent: boolean;
  isFollowed: boolean;
}

export function placeLinks(
  { target, listing, parentIds }: Store,
  asked: StoreQuery,
  { locale }: Viewer,
  t: Translate,
): PlaceLink[] {
  const link = (place: PlaceSlugs) => {
    const to = changedStore(asked, place);
    return { href: storeHref(to), isFollowed: isWholeStore(to), isCurrent: false, count: null };
  };
  const all = { name: t("listing.allProducts"), ...link({ category: null, subcategory: null }) };
  const way = target ? wayTo(target, parentIds.length > 1) : [];
  const above = [all, ...way.map(({ name, place }) => ({ ...displayName(name, locale), ...link(place) }))];
  const inCategory = target?.level === "category" ? (target.category?.slugName ?? null) : null;
  const below = (listing?.facets.places ?? [])
    .filter((place) => place.count !== 0)
    .map((place) => ({
      ...displayName(place, locale),
      ...link({ category: inCategory ?? place.slugName, subcategory: inCategory === null ? null : place.slugName }),
      count: place.count === null ? null : groupDigits(place.count),
    }));
  return [...above.slice(0, -1), { ...above.at(-1)!, isCurrent: true }, ...below];
}

function wayTo({ level, parent, category, subcategory }: CategoryTarget, hasParents: boolean) {
  const places: { name: CategoryTarget["parent"]; place: PlaceSlugs }[] = [];
  if (hasParents || level === "parent")
    places.push({ name: parent, place: { category: parent.slugName, subcategory: null } });
  if (category) places.push({ name: category, place: { category: category.slugName, subcategory: null } });
  if (category && subcategory)
    places.push({ name: subcategory, place: { category: category.slugName, subcategory: subcategory.slugName } });
  return places;
}

export function sortLinks(asked: StoreQuery, t: Translate) {
  return listingSorts
    .filter((sort) => sort !== "relevance" || asked.name !== null)
    .map((sort) => {
      const to = changedStore(asked, { sort: sort === defaultSort(asked.name) ? null : sort });
      return {
        text: t(sortNames[sort]),
        href: storeHref(to),
        isCurrent: sort === sortOf(asked),
        isFollowed: isWholeStore(to),
      };
    });
}
