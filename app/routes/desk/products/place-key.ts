import type { GoodsPlace } from "../../../data/import/correct-product.server.ts";

export function placeKey({ parentSlug, category, subcategory }: GoodsPlace): string {
  return [parentSlug, category.slugName, ...(subcategory ? [subcategory.slugName] : [])].join("/");
}
