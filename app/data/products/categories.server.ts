import { batch } from "../batch.server.ts";
import {
  pickCategoryTarget,
  type CategoryName,
  type CategoryQuery,
  type CategoryTarget,
} from "../../domain/listings/category-target.ts";
import type { MenuCategory, MenuParent, MenuSubcategory } from "../../domain/menu/menu.ts";

/** Specification 2.7; domain/menu/menu-view selects the links. */
export async function listMenuParents(db: D1Database): Promise<MenuParent[]> {
  const [parents, categories, subcategories] = await batch<
    [Omit<MenuParent, "categorySet">, CategoryRow, SubcategoryRow]
  >(db, [db.prepare(PARENTS), db.prepare(CATEGORIES), db.prepare(SUBCATEGORIES)]);
  const categoriesOf = grouped(categories.results, (row) => row.parentId);
  const subcategoriesOf = grouped(subcategories.results, (row) => row.categoryId);
  const toCategory = (row: CategoryRow): MenuCategory => ({
    ...toSubcategory(row),
    subcategorySet: (subcategoriesOf.get(row.id) ?? []).map(toSubcategory),
  });
  return parents.results.map((parent) => ({
    ...parent,
    categorySet: (categoriesOf.get(parent.id) ?? []).map(toCategory),
  }));
}

export async function listPopularCategories(db: D1Database, limit: number): Promise<CategoryName[]> {
  const { results } = await db.prepare(POPULAR).bind(limit).all<CategoryName>();
  return results;
}

/** Each part by slug or id (specification 2.3, settled.md 25). */
export async function findCategoryTarget(db: D1Database, query: CategoryQuery): Promise<CategoryTarget | null> {
  const wanted = [query.parentCategory, query.category, query.subcategory].filter((text) => text !== null);
  if (wanted.length === 0) return null;
  const slugs = JSON.stringify(wanted);
  const ids = JSON.stringify(wanted.filter((text) => /^[1-9]\d{0,14}$/.test(text)).map(Number));
  const answers = await db.batch<TargetRow>(
    [PARENT_TARGETS, CATEGORY_TARGETS, SUBCATEGORY_TARGETS].map((sql) => db.prepare(sql).bind(slugs, ids)),
  );
  return pickCategoryTarget(
    query,
    answers.flatMap((answer) => answer.results.map(toTarget)),
  );
}

const PARENTS = `
  SELECT id, slug_name AS slugName, name, amharic_name AS nameAm, icon, banner_image AS bannerImage
  FROM parent_category WHERE in_menu = 1 ORDER BY position, id LIMIT 100`;

const CATEGORIES = `
  SELECT c.id, c.parent_id AS parentId, c.slug_name AS slugName, c.name, c.amharic_name AS nameAm, c.total_products AS totalProducts
  FROM category c JOIN parent_category g ON g.id = c.parent_id AND g.in_menu = 1
  ORDER BY c.parent_id, c.position, c.id LIMIT 2000`;

const SUBCATEGORIES = `
  SELECT s.id, s.category_id AS categoryId, s.slug_name AS slugName, s.name, s.amharic_name AS nameAm, s.total_products AS totalProducts
  FROM subcategory s JOIN category c ON c.id = s.category_id JOIN parent_category g ON g.id = c.parent_id AND g.in_menu = 1
  ORDER BY s.category_id, s.position, s.id LIMIT 10000`;

const POPULAR = `
  SELECT id, slug_name AS slugName, name, amharic_name AS nameAm FROM category
  WHERE total_products > 0 ORDER BY total_products DESC, id LIMIT ?1`;

const isWanted = (table: string) =>
  `(${table}.slug_name IN (SELECT value FROM json_each(?1)) OR ${table}.id IN (SELECT value FROM json_each(?2)))`;

const PARENT_NAME = `g.id AS parent_id, g.slug_name AS parent_slug, g.name AS parent_name, g.amharic_name AS parent_name_am`;
const CATEGORY_NAME = `c.id AS category_id, c.slug_name AS category_slug, c.name AS category_name, c.amharic_name AS category_name_am`;

const PARENT_TARGETS = `
  SELECT 'parent' AS level, g.total_products, ${PARENT_NAME} FROM parent_category g WHERE ${isWanted("g")} LIMIT 20`;

const CATEGORY_TARGETS = `
  SELECT 'category' AS level, c.total_products, ${PARENT_NAME}, ${CATEGORY_NAME}
  FROM category c JOIN parent_category g ON g.id = c.parent_id WHERE ${isWanted("c")} LIMIT 20`;

const SUBCATEGORY_TARGETS = `
  SELECT 'subcategory' AS level, s.total_products, ${PARENT_NAME}, ${CATEGORY_NAME},
    s.id AS subcategory_id, s.slug_name AS subcategory_slug, s.name AS subcategory_name, s.amharic_name AS subcategory_name_am
  FROM subcategory s JOIN category c ON c.id = s.category_id JOIN parent_category g ON g.id = c.parent_id
  WHERE ${isWanted("s")} ORDER BY s.total_products DESC, s.id LIMIT 50`;

type CategoryRow = Omit<MenuCategory, "subcategorySet"> & { parentId: number };
type SubcategoryRow = MenuSubcategory & { categoryId: number };

interface TargetRow {
  level: CategoryTarget["level"];
  total_products: number;
  parent_id: number;
  parent_slug: string;
  parent_name: string;
  parent_name_am: string;
  category_id?: number;
  category_slug?: string;
  category_name?: string;
  category_name_am?: string | null;
  subcategory_id?: number;
  subcategory_slug?: string;
  subcategory_name?: string;
  subcategory_name_am?: string | null;
}

function toSubcategory({ id, slugName, name, nameAm, totalProducts }: MenuSubcategory): MenuSubcategory {
  return { id, slugName, name, nameAm, totalProducts };
}

function toTarget(row: TargetRow): CategoryTarget {
  const named = (id?: number, slugName = "", name = "", nameAm: string | null = null) =>
    id === undefined ? null : { id, slugName, name, nameAm };
  return {
    level: row.level,
    id: row.subcategory_id ?? row.category_id ?? row.parent_id,
    totalProducts: row.total_products,
    parent: { id: row.parent_id, slugName: row.parent_slug, name: row.parent_name, nameAm: row.parent_name_am },
    category: named(row.category_id, row.category_slug, row.category_name, row.category_name_am),
    subcategory: named(row.subcategory_id, row.subcategory_slug, row.subcategory_name, row.subcategory_name_am),
  };
}

function grouped<Row>(rows: Row[], key: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
