/** Specification 3.3: what a link or a filter may point at. */
export interface CategoryName {
  id: number;
  slugName: string;
  name: string;
  nameAm: string | null;
}

/** One place of the tree with what stands above it; the deepest name that is set is what is shown. */
export interface CategoryTarget {
  level: "parent" | "category" | "subcategory";
  id: number;
  /** Kept by imports and seeds. */
  totalProducts: number;
  parent: CategoryName;
  category: CategoryName | null;
  subcategory: CategoryName | null;
}

/** The three query parameters of specification 2.3, each a slug, an id or null. */
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
 * The place a query means among candidates that match its words, or null when nothing has that slug or id (specification 2.3).
 * settled.md 25: `parentCategory` falls back to categories, `category` also takes a parent's slug; slugs keep their case and win over ids.
 */
export function pickCategoryTarget(query: CategoryQuery, candidates: CategoryTarget[]): CategoryTarget | null {
  const { parentCategory, category, subcategory } = query;
  if (subcategory !== null) {
    const found = matching(subcategory, SUBCATEGORY_FIRST, candidates);
    // The carousel of 2.4 pairs every subcategory with both categories: one of another branch is better than none.
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

/** Best first: by slug before by id, then by level as the parameter prefers, then the fuller one. */
function matching(wanted: string, levels: Level[], candidates: CategoryTarget[]): CategoryTarget[] {
  const rank = (target: CategoryTarget) => (slugOf(target) === wanted ? 0 : 10) + levels.indexOf(target.level);
  return candidates
    .filter((target) => slugOf(target) === wanted || String(target.id) === wanted)
    .sort((a, b) => rank(a) - rank(b) || b.totalProducts - a.totalProducts || a.id - b.id);
}

function slugOf(target: CategoryTarget): string {
  return (target.subcategory ?? target.category ?? target.parent).slugName;
}

/** Whether a place is this category or parent, or lies under it; everything lies under nothing. */
function isUnder(target: CategoryTarget, wanted: string | null): boolean {
  const above = [target.category, target.parent].filter((name) => name !== null);
  return wanted === null || above.some((name) => name.slugName === wanted || String(name.id) === wanted);
}
