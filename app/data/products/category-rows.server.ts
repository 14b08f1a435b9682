import { batch } from "../batch.server.ts";
import { type CategoryRow, categoryRowLinks } from "../../domain/home/category-row.ts";
import { hasGoods } from "../shelves.server.ts";
import { categoryJson, type ProductRow, selectProducts, toProduct } from "./product-rows.server.ts";
import { namedJson } from "../translated.server.ts";

/** Specification 2.6: in the order of their banners, products most viewed first. */
export async function listCategoryRows(db: D1Database, rows: number, products: number): Promise<CategoryRow[]> {
  const [heads, goods] = await batch<[HeadRow, ProductRow]>(db, [
    db.prepare(HEADS).bind(rows, categoryRowLinks),
    db.prepare(PRODUCTS).bind(rows, products),
  ]);
  const all = goods.results.map(toProduct);
  return heads.results.map((head) => {
    const category = JSON.parse(head.category) as CategoryRow["category"];
    return {
      ...{
        category,
        parent: JSON.parse(head.parent),
        image: head.image,
        subcategories: JSON.parse(head.subcategories),
      },
      products: all.filter((product) => product.category.id === category.id),
    };
  });
}

type HeadRow = Record<"category" | "parent" | "image" | "subcategories", string>;

const BANNERS = `(
  SELECT position, entry ->> 'category' AS category_id, entry ->> 'image' AS image
  FROM home_entry WHERE list = 'categoryBanners' ORDER BY position LIMIT ?1) b`;

const HEADS = `
  SELECT ${categoryJson("c")} AS category, json_object(${namedJson("g")}) AS parent, b.image, (
      SELECT json_group_array(json_object('slugName', slug_name, ${namedJson("")})) FROM (
        SELECT * FROM subcategory
        WHERE category_id = c.id AND ${hasGoods("subcategory", "subcategory.id")} ORDER BY position, id LIMIT ?2)
    ) AS subcategories
  FROM ${BANNERS} CROSS JOIN category c ON c.id = b.category_id CROSS JOIN parent_category g ON g.id = c.parent_id
  ORDER BY b.position`;

const PRODUCTS = selectProducts(`WHERE p.retired_at IS NULL ORDER BY p.view_count DESC, p.id DESC`, {
  from: `${BANNERS} CROSS JOIN product p ON p.id IN (
    SELECT id FROM product INDEXED BY product_category_views
    WHERE retired_at IS NULL AND category_id = b.category_id AND sold_out = 0
    ORDER BY view_count DESC LIMIT ?2)`,
});
