import type { ProductVariant } from "../../domain/products/product.ts";

type ListVariant = Pick<ProductVariant, "color" | "colorCode">;

export async function variantsOf(db: D1Database, productIds: number[]): Promise<Map<number, ListVariant[]>> {
  if (productIds.length === 0) return new Map();
  const { results } = await db
    .prepare(VARIANTS)
    .bind(JSON.stringify(productIds), VARIANT_LIMIT)
    .all<ListVariant & { productId: number }>();
  const byProduct = new Map<number, ListVariant[]>();
  for (const { productId, ...variant } of results)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), variant]);
  return byProduct;
}

const VARIANT_LIMIT = 50;

const VARIANTS = `
  SELECT w.product_id AS productId, w.color, w.color_code AS colorCode
  FROM json_each(?1) wanted CROSS JOIN product_variant w ON w.product_id = wanted.value
  WHERE w.position < ?2 ORDER BY w.product_id, w.position`;
