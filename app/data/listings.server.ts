import type { CategoryTarget } from "../domain/category-target.ts";
import type { Product } from "../domain/product.ts";
import { selectProducts, showsDiscount, toProduct, type Page, type ProductRow } from "./product-rows.server.ts";

/** What a listing is narrowed to (specification 2.3); everything holds at once. */
export interface ListingFilter {
  target: Pick<CategoryTarget, "level" | "id"> | null;
  freeDelivery: boolean;
  /** UTC ms: only what shows a discount percent then. */
  discountedAt: number | null;
  /** Santim: only what costs less. */
  below: number | null;
}

/** One page and how many there are; beyond 10,000 `isCapped` says that total is only a lower bound (settled.md 28). */
export interface Found {
  products: Product[];
  total: number;
  isCapped: boolean;
}

/** Totals are counted up to here. */
export const COUNTED_TO = 10_000;

/** Products of a listing, newest first (under a price: cheapest first), with their number, in one batch. */
export async function listListing(db: D1Database, filter: ListingFilter, page: Page): Promise<Found> {
  const { where, order, values } = listingStatement(filter);
  // The count is ordered too: the order chooses the short index of a list instead of a walk over all products.
  const [rows, count] = await db.batch<ProductRow | { total: number }>([
    db
      .prepare(selectProducts(`WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`))
      .bind(...values, page.size, page.offset),
    db
      .prepare(`SELECT count(*) AS total FROM (SELECT 1 FROM product p WHERE ${where} ORDER BY ${order} LIMIT ?)`)
      .bind(...values, COUNTED_TO + 1),
  ]);
  return toFound((rows?.results ?? []) as ProductRow[], (count?.results ?? []) as { total: number }[]);
}

/** Conditions on `p` that only narrow: the plus keeps indexes of their own out of the plan. */
export function narrowing(filter: ListingFilter): { conditions: string[]; values: number[] } {
  const conditions: string[] = [];
  const values: number[] = [];
  if (filter.target) {
    conditions.push(`+p.${COLUMN[filter.target.level]} = ?`);
    values.push(filter.target.id);
  }
  if (filter.below !== null) {
    conditions.push("+p.selling_price < ?");
    values.push(filter.below);
  }
  if (filter.discountedAt !== null) {
    conditions.push(`+${showsDiscount("?")}`);
    values.push(filter.discountedAt, filter.discountedAt);
  }
  if (filter.freeDelivery) conditions.push("+p.free_delivery = 1");
  return { conditions, values };
}

export function toFound(rows: ProductRow[], count: { total: number }[]): Found {
  const total = count[0]?.total ?? 0;
  return { products: rows.map(toProduct), total: Math.min(total, COUNTED_TO), isCapped: total > COUNTED_TO };
}

const COLUMN = { parent: "parent_id", category: "category_id", subcategory: "subcategory_id" } as const;

/** The first condition leads by its index, which also gives the order; the others narrow. */
function listingStatement(filter: ListingFilter): { where: string; order: string; values: number[] } {
  const { conditions, values } = narrowing(filter);
  const [leading, ...others] = conditions;
  const where = ["p.retired_at IS NULL", ...(leading ? [leading.slice(1)] : []), ...others].join(" AND ");
  if (leading === undefined) return { where, order: "p.created_at DESC, p.id DESC", values };
  const order = filter.target === null && filter.below !== null ? "p.selling_price, p.id DESC" : "p.id DESC";
  return { where, order, values };
}
