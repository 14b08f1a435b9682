import { publicPictureAddress, type PictureFacts } from "../../domain/pictures/picture-address.ts";
import { updateProductPictures } from "./picture-names.server.ts";

export interface StoredPicture {
  state: "waiting" | "here" | "failed" | "leaving";
  /** The twin's hash, if it has one. */
  own: string;
}

/** Leased until `lease`. */
export interface LeasedPicture {
  hash: string;
  source: string;
  attempts: number;
  lease: number;
  /** 1: the first picture of a product. */
  isFirst: number;
}

export function findPicture(db: D1Database, hash: string): Promise<StoredPicture | null> {
  return db.prepare(FIND).bind(hash).first<StoredPicture>();
}

/** One that is due, or that with this hash; simultaneous callers get different ones. Due again after `leaseMs`. */
export async function leasePicture(
  db: D1Database,
  now: number,
  leaseMs: number,
  hash: string | null = null,
): Promise<LeasedPicture | null> {
  const lease =
    hash === null
      ? db.prepare(LEASE_DUE).bind(now, now + leaseMs)
      : db.prepare(LEASE_ONE).bind(now, now + leaseMs, hash);
  return lease.first<LeasedPicture>();
}

export function nextDuePicture(db: D1Database, now: number): Promise<number | null> {
  const next = db.prepare("SELECT min(due_at) AS due FROM picture WHERE state = 'waiting' AND leased_until <= ?1");
  return next.bind(now).first<number>("due");
}

export async function isDueLater(db: D1Database, hash: string, now: number): Promise<boolean> {
  const waits = db.prepare("SELECT 1 FROM picture WHERE hash = ?1 AND state = 'waiting' AND leased_until <= ?2");
  return (await waits.bind(hash, now).first()) !== null;
}

export function findTwin(db: D1Database, bytesHash: string): Promise<string | null> {
  const found = db.prepare("SELECT hash FROM picture WHERE bytes_hash = ?1 AND twin_of IS NULL AND state = 'here'");
  return found.bind(bytesHash).first<string>("hash");
}

/** False if a picture with the same bytes was stored first. */
export async function markFetched(
  db: D1Database,
  hash: string,
  { bytesHash, isAnimated, ...facts }: PictureFacts & { bytesHash: string; isAnimated: boolean },
): Promise<boolean> {
  try {
    const here = db.prepare(HERE).bind(hash, bytesHash, publicPictureAddress(hash, facts), Number(isAnimated));
    await db.batch([here, showAgain(db, hash)]);
    return true;
  } catch (error) {
    if (String(error).includes("picture.bytes_hash")) return false;
    throw error;
  }
}

export async function markTwin(db: D1Database, hash: string, twin: string, bytesHash: string): Promise<void> {
  await db.batch([db.prepare(TWIN).bind(hash, twin, bytesHash), showAgain(db, hash)]);
}

export async function postponePicture(db: D1Database, { hash, lease }: LeasedPicture, dueAt: number, problem: string) {
  await db.prepare(LATER).bind(hash, lease, dueAt, problem).run();
}

export async function giveUpPicture(db: D1Database, { hash }: { hash: string }, problem: string): Promise<void> {
  await db.batch([db.prepare(FAILED).bind(hash, problem), showAgain(db, hash)]);
}

/** After the store lost it: it is fetched again. */
export async function forgetMaster(db: D1Database, hash: string, now: number): Promise<void> {
  await db.prepare(FORGET_MASTER).bind(hash, now).run();
}

export function findPictureIcon(db: D1Database, hash: string): Promise<string | null> {
  return db.prepare(ICON).bind(publicPictureAddress(hash)).first<string>("icon");
}

const showAgain = (db: D1Database, hash: string) =>
  db
    .prepare(updateProductPictures("SELECT product_id FROM product_image WHERE image = ?1"))
    .bind(publicPictureAddress(hash));

const FIND = "SELECT state, coalesce(twin_of, hash) AS own FROM picture WHERE hash = ?1";

const LEASED = `
  RETURNING hash, source, attempts, leased_until AS lease, EXISTS (
    SELECT 1 FROM product_image WHERE image = '/media/v/' || hash AND position = 0) AS isFirst`;

const LEASE_DUE = `
  UPDATE picture SET leased_until = ?2, attempts = attempts + 1
  WHERE state = 'waiting' AND hash IN (
    SELECT hash FROM picture WHERE state = 'waiting' AND due_at <= ?1 AND leased_until <= ?1 ORDER BY due_at LIMIT 1)
  ${LEASED}`;

const LEASE_ONE = `
  UPDATE picture SET leased_until = ?2, attempts = attempts + 1
  WHERE hash = ?3 AND state = 'waiting' AND leased_until <= ?1 AND (due_at <= ?1 OR attempts = 0)
  ${LEASED}`;

const HERE = `
  UPDATE picture SET state = 'here', bytes_hash = ?2, shown = ?3, is_animated = ?4, problem = NULL
  WHERE hash = ?1 AND state IN ('waiting', 'failed')`;

const TWIN = `
  UPDATE picture SET state = 'here', bytes_hash = ?3, twin_of = ?2, problem = NULL,
    shown = (SELECT shown FROM picture t WHERE t.hash = ?2)
  WHERE hash = ?1 AND state IN ('waiting', 'failed') AND EXISTS (SELECT 1 FROM picture t WHERE t.hash = ?2 AND t.state = 'here')`;

const LATER = `
  UPDATE picture SET due_at = ?3, leased_until = 0, problem = ?4 WHERE hash = ?1 AND leased_until = ?2 AND state = 'waiting'`;

const FAILED = `
  UPDATE picture SET state = 'failed', shown = '', leased_until = 0, problem = ?2 WHERE hash = ?1 AND state = 'waiting'`;

// The bytes may have changed, and with them the twins.
const FORGET_MASTER = `
  UPDATE picture SET state = 'waiting', bytes_hash = NULL, attempts = 0, due_at = ?2, leased_until = 0
  WHERE hash = ?1 AND state = 'here' AND source IS NOT NULL`;

const ICON = `
  SELECT g.icon FROM product_image i CROSS JOIN product p ON p.id = i.product_id
  CROSS JOIN parent_category g ON g.id = p.parent_id WHERE i.image = ?1 LIMIT 1`;
