import type { CategoryTarget } from "../../domain/listings/category-target.ts";
import { displayName, type NameView } from "../../domain/display-name.ts";
import { listingSorts } from "../../domain/listings/listing-request.ts";
import { groupDigits } from "../../domain/group-digits.ts";
import { defaultSort, sortOf } from "../../domain/listings/listing-query.ts";
import { changedStore, isWholeStore, storeHref, type StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";
import { sortNames } from "../../shared/listing/sorts-view.server.ts";
import type { Store } from "./find-store.server.ts";

type CategorySlugs = Pick<StoreQuery, "category" | "subcategory">;

export function categoryLinks(
  { target, listing, parentIds }: Store,
  asked: StoreQuery,
  { locale }: Viewer,
  t: Translate,
) {
  const link = (slugs: CategorySlugs) => {
    const to = changedStore(asked, slugs);
    return { href: storeHref(to), isFollowed: isWholeStore(to), isCurrent: false, count: null };
  };
  const whole: NameView = { name: t("listing.allProducts") };
  const all = { ...whole, ...link({ category: null, subcategory: null }) };
  const way = target ? wayTo(target, parentIds.length > 1) : [];
  const above = [all, ...way.map(({ name, slugs }) => ({ ...displayName(name, locale), ...link(slugs) }))];
  const inCategory = target?.level === "category" ? (target.category?.slugName ?? null) : null;
  const below = (listing?.facets.categories ?? [])
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

function wayTo({ level, parent, category, subcategory }: CategoryTarget, hasParents: boolean) {
  const trail: { name: CategoryTarget["parent"]; slugs: CategorySlugs }[] = [];
  if (hasParents || level === "parent")
    trail.push({ name: parent, slugs: { category: parent.slugName, subcategory: null } });
  if (category) trail.push({ name: category, slugs: { category: category.slugName, subcategory: null } });
  if (category && subcategory)
    trail.push({ name: subcategory, slugs: { category: category.slugName, subcategory: subcategory.slugName } });
  return trail;
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
