import { departmentName } from "./department-name.ts";
import type { Translated } from "../translated.ts";
import { displayName } from "../display-name.ts";
import { categoryListCardView, alternateCardView } from "../cards/card-views.ts";
import { httpsMedia } from "../safe-href.ts";
import {
  categoryListHref,
  malformedCategoryHref,
  parentCategoryHref,
  productSources,
} from "../products/product-links.ts";
import type { Product, ProductVariant } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";

export interface CategoryName extends Translated<"name"> {
  id: number;
  slugName: string;
}

export interface CategoryTarget {
  level: "parent" | "category" | "subcategory";
  id: number;
  totalProducts: number;
  parent: CategoryName;
  category: CategoryName | null;
  subcategory: CategoryName | null;
}

/** Each a slug, an id or null (specification 2.3). */
export interface CategoryQuery {
  parentCategory: string | null;
  category: string | null;
  subcategory: string | null;
}

type Level = CategoryTarget["level"];

const SUBCATEGORY_FIRST: Level[] = ["subcategory", "category", "parent"];
const CATEGORY_FIRST: Level[] = ["category", "parent", "subcategory"];
const PARENT_FIRST: Level[] = ["parent", "category", "subcategory"];

/**
 * `parentCategory` falls back to categories, `category` also accepts a parent's slug; slugs keep their case and win
 * over ids (specification 2.3, settled.md 25).
 */
export function pickCategoryTarget(query: CategoryQuery, candidates: CategoryTarget[]): CategoryTarget | null {
  const { parentCategory, category, subcategory } = query;
  if (subcategory !== null) {
    const found = matching(subcategory, SUBCATEGORY_FIRST, candidates);
    // The carousel of specification 2.4 also names other branches: a match there is better than none.
    const inside = found.find((target) => isUnder(target, category) && isUnder(target, parentCategory));
    return inside ?? found[0] ?? null;
  }
  if (category !== null) {
    const found = matching(category, CATEGORY_FIRST, candidates);
    return found.find((target) => isUnder(target, parentCategory)) ?? found[0] ?? null;
  }
  if (parentCategory !== null) return matching(parentCategory, PARENT_FIRST, candidates)[0] ?? null;
  return null;
}

function matching(wanted: string, levels: Level[], candidates: CategoryTarget[]): CategoryTarget[] {
  const rank = (target: CategoryTarget) => (slugOf(target) === wanted ? 0 : 10) + levels.indexOf(target.level);
  return candidates
    .filter((target) => slugOf(target) === wanted || String(target.id) === wanted)
    .sort((a, b) => rank(a) - rank(b) || b.totalProducts - a.totalProducts || a.id - b.id);
}

function slugOf(target: CategoryTarget): string {
  return (target.subcategory ?? target.category ?? target.parent).slugName;
}

function isUnder(target: CategoryTarget, wanted: string | null): boolean {
  const above = [target.category, target.parent].filter((name) => name !== null);
  return wanted === null || above.some((name) => name.slugName === wanted || String(name.id) === wanted);
}

interface Named extends Translated<"name"> {
  slugName: string;
}

export interface CategoryRow {
  category: Named & { id: number };
  parent: Omit<Named, "slugName">;
  image: string;
  subcategories: Named[];
  products: Product[];
}

export type CategoryRowView = ReturnType<typeof categoryRowView>;

/** Specification 5.8, 9.2. */
export const categoryRowLinks = 6;

/** Specification 2.6. */
export function categoryRowView(row: CategoryRow, viewer: Viewer) {
  const { category, parent, image, subcategories, products } = row;
  return {
    id: category.id,
    parent: departmentName(parent, viewer.locale),
    category: displayName(category, viewer.locale),
    href: categoryListHref(category.slugName),
    links: subcategories.slice(0, categoryRowLinks).map((subcategory) => ({
      ...displayName(subcategory, viewer.locale),
      href: malformedCategoryHref(subcategory.slugName),
    })),
    banner: { href: `/shop/sidebar/4cols?category=${category.id}`, image: httpsMedia(image) },
    cards: products.map((product) => categoryListCardView(product, viewer)),
  };
}

/** Specification 3.4: the most viewed first. */
export interface ParentCollection extends Translated<"name"> {
  id: number;
  slugName: string;
  products: Product[];
}

export type ParentCollectionView = ReturnType<typeof parentCollectionView>;

type VariantsOf = ReadonlyMap<number, readonly Pick<ProductVariant, "color" | "colorCode">[]>;

/** Specification 2.6. */
export function parentCollectionView(
  { id, slugName, products, ...names }: ParentCollection,
  variants: VariantsOf,
  viewer: Viewer,
) {
  return {
    id,
    ...displayName(names, viewer.locale),
    href: parentCategoryHref(slugName),
    cards: products.map((product) =>
      alternateCardView(product, variants.get(product.id) ?? [], viewer, productSources.list),
    ),
  };
}

/** Specification 7.3, 'cat boss': the most viewed product of each parent category. */
export function catBosses<Card>(collections: readonly { cards: readonly Card[] }[]): Card[] {
  return collections.flatMap(({ cards }) => cards.slice(0, 1));
}
