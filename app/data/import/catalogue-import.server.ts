import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { corrected, type Correction } from "../../domain/feed/correction.ts";
import type { ProductDraft } from "../../domain/feed/product-draft.ts";
import { createVendor } from "../vendors/write-vendor.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { factsOf } from "./feed-facts.server.ts";
import { recorded } from "./import-changes.server.ts";
import { importRows, type FeedFacts } from "./import-rows.server.ts";
import { PRODUCT_STATES, RETIRE, WRITE_DEMO_FACTS, WRITE_PRODUCTS } from "./import-statements.server.ts";

interface SaveResult {
  created: number;
  updated: number;
  unchanged: number;
}

interface ProductState extends FeedFacts {
  id: number;
  feedId: string;
  name: string;
  nameSlug: string;
  /** 1: an earlier feed had it, and none since removed it. */
  isInFeed: number;
  correction: string | null;
}

export async function findOrCreateVendor(
  db: D1Database,
  name: string,
  now: number,
  author: EventAuthor,
): Promise<number> {
  const find = () => findVendorId(db, name);
  return (await find()) ?? (await createVendor({ db, author, now }, { name })) ?? (await find())!;
}

export async function findVendorId(db: D1Database, name: string): Promise<number | null> {
  return db.prepare("SELECT id FROM vendor WHERE name = ?1").bind(name).first<number>("id");
}

/** Hidden products count as part of the feed. */
const IN_FEED = "(coalesce(retired_at, 0) = 0 OR (hidden_at IS NOT NULL AND gone_at IS NULL))";

export async function listFeedIds(db: D1Database, vendorId: number, after: string, limit: number): Promise<string[]> {
  const { results } = await db.prepare(FEED_IDS).bind(vendorId, after, limit).all<{ feedId: string }>();
  return results.map((row) => row.feedId);
}

/** Returns how many were on sale or hidden. The rows stay, because carts refer to them. */
export async function retireProducts(
  db: D1Database,
  vendorId: number,
  feedIds: readonly string[],
  now: number,
  run: number | null = null,
): Promise<number> {
  const { results } = await db.prepare(LEFT_OUT).bind(vendorId, JSON.stringify(feedIds)).all<{ id: number }>();
  if (results.length === 0) return 0;
  const leaving = JSON.stringify(results.map(({ id }) => ({ id, now })));
  const statements = RETIRE.map((sql) => db.prepare(sql).bind(leaving));
  await db.batch([...recorded(db, { run, json: leaving, now }, statements), bumpVersion(db, now)]);
  return results.length;
}

/**
 * Idempotent. Retired products return unless hidden, locked prices and stock stay, a renamed product's old slug
 * redirects; an unknown parent becomes 'unsorted'. Call `reassignSearchRanks` afterwards. `run`: decision 61;
 * `isStored`: prices and stock stay as they are.
 */
export async function saveProducts(
  db: D1Database,
  vendorId: number,
  given: readonly ProductDraft[],
  now: number,
  run: number | null = null,
  isStored = false,
): Promise<SaveResult> {
  const states = await findStates(db, vendorId, given);
  const drafts = given.map((draft) => {
    const correction = states.get(draft.feedId)?.correction ?? null;
    return correction === null ? draft : corrected(draft, JSON.parse(correction) as Correction);
  });
  const changed = drafts.flatMap((draft) => {
    const state = states.get(draft.feedId);
    const facts = isStored && state ? { ...state, feedHash: "" } : factsOf(draft);
    if (!isStored && state?.feedHash === facts.feedHash && state.isInFeed === 1) return [];
    const keeps = { price: state?.feedPrice === facts.feedPrice, units: state?.feedUnits === facts.feedUnits };
    return [{ vendorId, draft, facts, state, keeps }];
  });
  const unchanged = drafts.length - changed.length;
  if (changed.length === 0) return { created: 0, updated: 0, unchanged };
  const created = changed.filter(({ state }) => !state).length;
  const rows = await importRows(db, changed, now);
  const json = JSON.stringify(rows);
  const hasMarket = rows.some((row) => row.market !== null);
  const writes = hasMarket ? [...WRITE_PRODUCTS, ...WRITE_DEMO_FACTS] : WRITE_PRODUCTS;
  const statements = writes.map((sql) => db.prepare(sql).bind(json));
  await db.batch([...recorded(db, { run, json, now }, statements), bumpVersion(db, now)]);
  return { created, updated: changed.length - created, unchanged };
}

async function findStates(
  db: D1Database,
  vendorId: number,
  drafts: readonly ProductDraft[],
): Promise<Map<string, ProductState>> {
  const ids = JSON.stringify(drafts.map((draft) => draft.feedId));
  const { results } = await db.prepare(PRODUCT_STATES).bind(vendorId, ids).all<ProductState>();
  return new Map(results.map((state) => [state.feedId, state]));
}

const FEED_IDS = `
  SELECT feed_id AS feedId FROM product
  WHERE vendor_id = ?1 AND feed_id > ?2 AND ${IN_FEED} ORDER BY feed_id LIMIT ?3`;

const LEFT_OUT = `
  SELECT id FROM product
  WHERE vendor_id = ?1 AND ${IN_FEED} AND feed_id IN (SELECT value FROM json_each(?2))`;
