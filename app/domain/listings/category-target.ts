import type { Translated } from "../translated.ts";

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
