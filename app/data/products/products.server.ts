import type { ChosenProduct, LineKey, Product } from "../../domain/products/product.ts";
import { type ChosenRow, type Page, readProducts, selectChosen } from "./product-rows.server.ts";
import { selectProducts, showsDiscount, toChosen } from "./product-rows.server.ts";

/** Specification 7.2. */
export async function listNewest(db: D1Database, page: Page): Promise<Product[]> {
  return readProducts(db.prepare(NEWEST).bind(page.size, page.offset));
}

/** Specification 7.2. */
export async function listMostViewed(db: D1Database, limit: number): Promise<Product[]> {
  return readProducts(db.prepare(MOST_VIEWED).bind(limit));
}

/** Specification 7.2, newest first. */
export async function listDiscounted(db: D1Database, now: number, page: Page): Promise<Product[]> {
  return readProducts(db.prepare(DISCOUNTED).bind(now, page.size, page.offset));
}

/** Exclusive Deals and Recommended items (specification 2.5): by the end of their special price. */
export async function listSpecialPriced(db: D1Database, now: number, page: Page): Promise<Product[]> {
  return readProducts(db.prepare(SPECIAL_PRICED).bind(now, page.size, page.offset));
}

/** Specification 2.5, 5.6: discounted, and not in Exclusive Deals. */
export async function listSpecialOffers(db: D1Database, now: number, limit: number): Promise<Product[]> {
  return readProducts(db.prepare(SPECIAL_OFFERS).bind(now, limit));
}

/** Specification 7.2, newest first. */
export async function listFreeDelivery(db: D1Database, page: Page): Promise<Product[]> {
  return readProducts(db.prepare(FREE_DELIVERY).bind(page.size, page.offset));
}

export async function listProductsByIds(db: D1Database, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  return readProducts(db.prepare(BY_IDS).bind(JSON.stringify(ids)));
}

export async function findProductBySlug(db: D1Database, slug: string): Promise<Product | null> {
  const [product = null] = await readProducts(db.prepare(BY_SLUG).bind(slug));
  return product;
}

/** With an option if it is one of the product's. */
export async function findOnSale(db: D1Database, key: LineKey): Promise<ChosenProduct | null> {
  const row = await onSaleStatement(db, key).first<ChosenRow>();
  return row && toChosen(row);
}

export function onSaleStatement(db: D1Database, { productId, variantId }: LineKey): D1PreparedStatement {
  return db.prepare(ON_SALE).bind(productId, variantId);
}

// Limits with `+ 0`, because SQLite compiles again for a bound LIMIT (decision 40).

const NEWEST = selectProducts(
  `WHERE p.retired_at IS NULL ORDER BY p.created_at DESC, p.id DESC LIMIT ?1 + 0 OFFSET ?2 + 0`,
);

const MOST_VIEWED = selectProducts(`WHERE p.retired_at IS NULL ORDER BY p.view_count DESC, p.id DESC LIMIT ?1 + 0`);

const DISCOUNTED = selectProducts(
  `WHERE p.retired_at IS NULL AND ${showsDiscount("?1")} ORDER BY p.id DESC LIMIT ?2 + 0 OFFSET ?3 + 0`,
);

const SPECIAL_PRICED = selectProducts(
  `WHERE p.retired_at IS NULL AND p.special_price IS NOT NULL AND p.special_ends_at > ?1
    ORDER BY p.special_ends_at, p.id LIMIT ?2 + 0 OFFSET ?3 + 0`,
);

const SPECIAL_OFFERS = selectProducts(
  `WHERE p.retired_at IS NULL AND ${showsDiscount("?1")} AND coalesce(+p.special_ends_at <= ?1, 1)
    ORDER BY p.id DESC LIMIT ?2 + 0`,
);

const FREE_DELIVERY = selectProducts(
  `WHERE p.retired_at IS NULL AND p.free_delivery = 1 ORDER BY p.id DESC LIMIT ?1 + 0 OFFSET ?2 + 0`,
);

const BY_IDS = selectProducts(`WHERE p.retired_at IS NULL ORDER BY wanted.key`, {
  from: `json_each(?1) wanted CROSS JOIN product p ON p.id = wanted.value`,
});

const ON_SALE = selectChosen(
  "WHERE p.retired_at IS NULL AND v.hidden_at IS NULL",
  `(SELECT ?1 AS product_id,
    coalesce((SELECT id FROM product_variant WHERE id = ?2 AND product_id = ?1), 0) AS variant_id) l`,
);

const BY_SLUG = selectProducts(`WHERE p.name_slug = ?1 AND p.retired_at IS NULL`);
