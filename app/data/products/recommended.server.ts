import { batch } from "../batch.server.ts";
import { recommendable } from "../../domain/products/stock.ts";
import {
  recommend,
  seedsOf,
  type CoViewed,
  type Candidates,
  type OwnProducts,
  type Seed,
  type SeedKind,
  type Shelved,
} from "../../domain/products/recommendation.ts";
import { listProductsByIds } from "./products.server.ts";

const PER_SEED = 12;
const PER_SHELF = 16;
const SUBCATEGORIES = 6;
const CATEGORIES = 3;

/** Specification 6, 7.2; [] without seeds. The limits bound the rows read, whatever the size of the catalogue. */
export async function listRecommended(db: D1Database, accountId: number, limit: number, now: number) {
  const own = await findOwnProducts(db, accountId);
  const seeds = seedsOf(own);
  if (seeds.length === 0) return [];
  const candidates = await findCandidates(db, seeds, Object.values(own).flat());
  return recommendable(await listProductsByIds(db, recommend(seeds, candidates, limit)), now);
}

async function findOwnProducts(db: D1Database, accountId: number): Promise<OwnProducts> {
  const kinds = Object.keys(OWN_PRODUCTS) as SeedKind[];
  const statements = kinds.map((kind) => db.prepare(OWN_PRODUCTS[kind]).bind(accountId));
  const answers = await db.batch<{ id: number }>(statements);
  const lists = kinds.map((kind, index) => [kind, answers[index]!.results.map(({ id }) => id)]);
  return Object.fromEntries(lists) as OwnProducts;
}

async function findCandidates(db: D1Database, seeds: Seed[], own: number[]): Promise<Candidates> {
  const ask = (sql: string) => db.prepare(sql).bind(JSON.stringify(seeds), JSON.stringify(own));
  const [coViewed, subcategories, categories] = await batch<[CoViewed, Shelved, Shelved]>(db, [
    ask(CO_VIEWED),
    ask(shelved("subcategory", SUBCATEGORIES)),
    ask(shelved("category", CATEGORIES)),
  ]);
  return { coViewed: coViewed.results, subcategories: subcategories.results, categories: categories.results };
}

/** Ids for account ?1, newest first (domain/products/recommendation). */
const OWN_PRODUCTS: Record<SeedKind, string> = {
  cart: `
    SELECT product_id AS id FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = 'account:' || CAST(?1 AS INTEGER))
    GROUP BY product_id ORDER BY max(added_at) DESC, product_id`,
  wishlist: `
    SELECT product_id AS id FROM wishlist_item WHERE account_id = ?1 ORDER BY added_at DESC, product_id`,
  viewed: `
    SELECT product_id AS id FROM recent_view WHERE account_id = ?1 ORDER BY seen_at DESC, product_id`,
};

const UNKNOWN = "NOT IN (SELECT value FROM json_each(?2))";

const CO_VIEWED = `
  SELECT p.id, p.vendor_id AS vendorId, c.product_id AS seedId, c.count
  FROM json_each(?1) s
  CROSS JOIN co_view c ON c.product_id = s.value ->> 'id' AND c.other_id IN (
    SELECT other_id FROM co_view WHERE product_id = s.value ->> 'id' AND other_id ${UNKNOWN}
    ORDER BY count DESC, seen_at DESC LIMIT ${PER_SEED})
  CROSS JOIN product p INDEXED BY product_facts ON p.id = c.other_id
  WHERE p.retired_at IS NULL AND p.facets & 1`;

function shelved(kind: "subcategory" | "category", shelves: number): string {
  return `
    SELECT p.id, p.vendor_id AS vendorId, shelf.weight,
      row_number() OVER (PARTITION BY shelf.id ORDER BY p.view_count DESC, p.facets DESC, p.id DESC) - 1 AS position
    FROM (
      SELECT n.${kind}_id AS id, sum(s.value ->> 'weight') AS weight
      FROM json_each(?1) s CROSS JOIN product n INDEXED BY product_facts ON n.id = s.value ->> 'id'
      WHERE n.retired_at IS NULL AND n.${kind}_id IS NOT NULL
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${shelves}
    ) shelf
    CROSS JOIN product p ON p.id IN (
      SELECT id FROM product INDEXED BY product_${kind}_views
      WHERE retired_at IS NULL AND ${kind}_id = shelf.id AND sold_out = 0 AND id ${UNKNOWN}
      ORDER BY view_count DESC, facets DESC, id DESC LIMIT ${PER_SHELF})`;
}
