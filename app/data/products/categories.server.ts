import { batch } from "../batch.server.ts";
import {
  pickCategoryTarget,
  type CategoryName,
  type CategoryQuery,
  type CategoryTarget,
} from "../../domain/listings/category-target.ts";
import type { MenuCategory, MenuParent, MenuSubcategory } from "../../domain/menu/menu.ts";
import { goodsOn } from "../shelves.server.ts";
import { shownThumbnail } from "../pictures/picture-names.server.ts";
import { named } from "../translated.server.ts";
import { categoryJson } from "./product-rows.server.ts";

/** Specification 2.7; domain/menu/menu selects the links. */
export async function listMenuParents(db: D1Database): Promise<MenuParent[]> {
  const [parents, categories, subcategories] = await batch<
    [Omit<MenuParent, "categorySet">, CategoryRow, SubcategoryRow]
  >(db, [db.prepare(PARENTS), db.prepare(CATEGORIES), db.prepare(SUBCATEGORIES)]);
  const categoriesOf = Map.groupBy(categories.results, (row) => row.parentId);
  const subcategoriesOf = Map.groupBy(subcategories.results, (row) => row.categoryId);
  const toCategory = (row: CategoryRow) => ({ ...row, subcategorySet: subcategoriesOf.get(row.id) ?? [] });
  return parents.results.map((parent) => ({
    ...parent,
    categorySet: (categoriesOf.get(parent.id) ?? []).map(toCategory),
  }));
}

export async function listLargestCategories(db: D1Database, limit: number): Promise<CategoryName[]> {
  const { results } = await db.prepare(LARGEST).bind(limit).all<CategoryName>();
  return results;
}

export interface CategoryPicture {
  slugName: string;
  thumbnail: string;
}

/** Picture of the most viewed product in each. */
export async function listCategoryPictures(db: D1Database, parent: number): Promise<CategoryPicture[]> {
  const { results } = await db.prepare(PICTURES).bind(parent).all<CategoryPicture>();
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
  SELECT id, slug_name AS slugName, ${named("")}, icon, banner_image AS bannerImage
  FROM parent_category WHERE in_menu = 1 ORDER BY position, id LIMIT 100`;

const CATEGORIES = `
  SELECT c.id, c.parent_id AS parentId, c.slug_name AS slugName, ${named("c")}, ${goodsOn("category", "c.id")} AS totalProducts
  FROM category c JOIN parent_category g ON g.id = c.parent_id AND g.in_menu = 1
  ORDER BY c.parent_id, c.position, c.id LIMIT 2000`;

const SUBCATEGORIES = `
  SELECT s.id, s.category_id AS categoryId, s.slug_name AS slugName, ${named("s")}, ${goodsOn("subcategory", "s.id")} AS totalProducts
  FROM subcategory s JOIN category c ON c.id = s.category_id JOIN parent_category g ON g.id = c.parent_id AND g.in_menu = 1
  ORDER BY s.category_id, s.position, s.id LIMIT 10000`;

const PICTURES = `
  SELECT c.slug_name AS slugName, ${shownThumbnail} AS thumbnail
  FROM category c CROSS JOIN product p ON p.id = (
    SELECT id FROM product INDEXED BY product_category_views
    WHERE retired_at IS NULL AND category_id = c.id AND sold_out = 0 ORDER BY view_count DESC LIMIT 1)
  WHERE c.parent_id = ?1`;

const LARGEST = `
  SELECT * FROM (SELECT id, slug_name AS slugName, ${named("")}, ${goodsOn("category", "category.id")} AS total FROM category)
  WHERE total > 0 ORDER BY total DESC, id LIMIT ?1`;

const isWanted = (table: string) =>
  `(${table}.slug_name IN (SELECT value FROM json_each(?1)) OR ${table}.id IN (SELECT value FROM json_each(?2)))`;

const PARENT_OF = `${categoryJson("g")} AS parent`;
const CATEGORY_OF = `${categoryJson("c")} AS category`;

// Slugs of parents and of categories are unique: three names and ids match six at most. A subcategory's slug repeats in
// other categories: those with most goods, which pickCategoryTarget prefers, must be within the limit.
const PARENT_TARGETS = `
  SELECT 'parent' AS level, g.id, ${goodsOn("parent", "g.id")} AS totalProducts, ${PARENT_OF} FROM parent_category g WHERE ${isWanted("g")} LIMIT 20`;

const CATEGORY_TARGETS = `
  SELECT 'category' AS level, c.id, ${goodsOn("category", "c.id")} AS totalProducts, ${PARENT_OF}, ${CATEGORY_OF}
  FROM category c JOIN parent_category g ON g.id = c.parent_id WHERE ${isWanted("c")} LIMIT 20`;

const SUBCATEGORY_TARGETS = `
  SELECT 'subcategory' AS level, s.id, ${goodsOn("subcategory", "s.id")} AS totalProducts, ${PARENT_OF}, ${CATEGORY_OF},
    ${categoryJson("s")} AS subcategory
  FROM subcategory s JOIN category c ON c.id = s.category_id JOIN parent_category g ON g.id = c.parent_id
  WHERE ${isWanted("s")} ORDER BY totalProducts DESC, s.id LIMIT 50`;

type CategoryRow = Omit<MenuCategory, "subcategorySet"> & { parentId: number };
type SubcategoryRow = MenuSubcategory & { categoryId: number };

type TargetRow = Pick<CategoryTarget, "level" | "id" | "totalProducts"> & { parent: string } & Partial<
    Record<"category" | "subcategory", string>
  >;

function toTarget({ parent, category = "null", subcategory = "null", ...row }: TargetRow): CategoryTarget {
  const read = <Name extends CategoryName | null>(json: string) => JSON.parse(json) as Name;
  return { ...row, parent: read(parent), category: read(category), subcategory: read(subcategory) };
}
