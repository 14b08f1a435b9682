import { hash } from "node:crypto";
import { readBackupPage } from "../app/data/upkeep/backup-state.server.ts";
import * as states from "../app/data/upkeep/backup-state.server.ts";
import type { BackupState } from "../app/data/upkeep/backup-state.server.ts";
import { readBackupSchema, type BackupSchema } from "../app/data/upkeep/backup-tables.server.ts";
import { backupNight, backupObject, keptNights, nightName } from "../app/domain/upkeep/backup-nights.ts";
import { readBackupKey, sealFrame } from "../app/http/secrets/backup-frame.server.ts";
import { randomText } from "../app/http/secrets/random-text.server.ts";

export interface BackupEnv {
  DB: D1Database;
  BACKUPS?: R2Bucket;
  BACKUP_KEY?: string;
}

/** Characters of rows in one object: with its copies, a tenth of a worker's memory. */
const FRAME_SIZE = 4_000_000;
/** Objects written in one minute: some 25 MB of rows, a few seconds of CPU time. */
const FRAMES_AT_ONCE = 6;
const LEASE_MS = 15 * 60_000;
const FEWEST = 20;
const MOST = 5_000;
const PAGE_SIZE = 1_000_000;

const LIST = "list.json";

interface Content {
  kind: "rows";
  parts: { table: string; rows: string[] }[];
}

/** Continues this night's backup (docs/decisions/0053). Returns whether it is complete. */
export async function backUp({ DB: db, BACKUPS: bucket, BACKUP_KEY }: BackupEnv, now: number): Promise<boolean> {
  const key = bucket && BACKUP_KEY ? await readBackupKey(BACKUP_KEY) : null;
  if (!bucket || !key) return false;
  const night = backupNight(now);
  if (await states.hasBackup(db, night)) return true;
  const leased = await states.leaseBackup(db, { night, now, leaseMs: LEASE_MS });
  if (!leased) return false;
  const schema = await readBackupSchema(db);
  const walk = new Walk(db, bucket, key, schema, await begun(db, bucket, leased, schema));
  for (let frame = 0; frame < FRAMES_AT_ONCE && !walk.isAtEnd; frame += 1) {
    await walk.writeFrame();
    await states.noteBackup(db, walk.state, now + LEASE_MS);
  }
  if (walk.isAtEnd) await walk.end(now);
  await states.noteBackup(db, walk.state, 0);
  if (walk.isAtEnd) await clearOld(db, bucket);
  return walk.isAtEnd;
}

/** Starts from the beginning when a migration changed the tables meanwhile. */
async function begun(db: D1Database, bucket: R2Bucket, state: BackupState, schema: BackupSchema): Promise<BackupState> {
  const tables = hash("sha256", JSON.stringify(schema));
  if (state.tables === tables) return state;
  await removeNight(bucket, nightName(state.night));
  const anew = { identity: randomText(16, "hex"), tables, marks: await states.readMarks(db) };
  return { ...state, ...anew, tableIndex: 0, afterKey: null, frames: 0, rows: 0, bytes: 0 };
}

class Walk {
  state: BackupState;
  readonly #db: D1Database;
  readonly #bucket: R2Bucket;
  readonly #key: CryptoKey;
  readonly #schema: BackupSchema;
  #limit = FEWEST;

  constructor(db: D1Database, bucket: R2Bucket, key: CryptoKey, schema: BackupSchema, state: BackupState) {
    [this.#db, this.#bucket, this.#key, this.#schema, this.state] = [db, bucket, key, schema, state];
  }

  get isAtEnd(): boolean {
    return this.state.tableIndex >= this.#schema.tables.length;
  }

  async writeFrame(): Promise<void> {
    if (this.state.frames === 0) {
      const { night, begunAt } = this.state;
      await this.#store({ kind: "head", version: 1, night: nightName(night), begunAt, ...this.#schema });
    }
    const content: Content = { kind: "rows", parts: [] };
    for (let size = 0; size < FRAME_SIZE && !this.isAtEnd;) size += await this.#read(content);
    await this.#store(content);
  }

  /** The last object holds the totals, so that a cut file is noticed. */
  async end(now: number): Promise<void> {
    const { rows, frames } = this.state;
    const isQuiet = (await states.readMarks(this.#db)) === this.state.marks;
    await this.#store({ kind: "end", rows, frames: frames + 1, isQuiet });
    this.state = { ...this.state, endedAt: now };
  }

  async #read({ parts }: Content): Promise<number> {
    const { tableIndex, afterKey } = this.state;
    const table = this.#schema.tables[tableIndex]!;
    const page = await readBackupPage(this.#db, table, { afterKey, limit: this.#limit });
    this.#limit = nextLimit(this.#limit, page.rows.length, page.size);
    if (parts.at(-1)?.table !== table.name) parts.push({ table: table.name, rows: [] });
    parts.at(-1)!.rows.push(...page.rows);
    const rows = this.state.rows + page.rows.length;
    const isDone = page.afterKey === null;
    if (isDone) this.#limit = FEWEST;
    this.state = { ...this.state, rows, afterKey: page.afterKey, tableIndex: tableIndex + (isDone ? 1 : 0) };
    return page.size;
  }

  async #store(content: unknown): Promise<void> {
    const { identity, frames, night, bytes } = this.state;
    const sealed = await sealFrame(this.#key, { backup: identity, index: frames }, content);
    await this.#bucket.put(backupObject(nightName(night), frames), sealed);
    this.state = { ...this.state, frames: frames + 1, bytes: bytes + sealed.length };
  }
}

function nextLimit(limit: number, rows: number, size: number): number {
  if (rows === 0 || size === 0) return limit;
  const fitting = Math.floor((PAGE_SIZE * rows) / size);
  return Math.min(MOST, Math.max(FEWEST, Math.min(fitting, limit * 10)));
}

/** The list is an object too, because a restore reads it without worker and database. */
async function clearOld(db: D1Database, bucket: R2Bucket): Promise<void> {
  const backups = await states.listBackups(db);
  const nights = keptNights(backups.map(({ night }) => night));
  const kept = backups.filter(({ night }) => nights.includes(night));
  const names = kept.map(({ night }) => nightName(night));
  const { delimitedPrefixes } = await bucket.list({ delimiter: "/" });
  for (const prefix of delimitedPrefixes) {
    const name = prefix.slice(0, -1);
    if (!names.includes(name)) await removeNight(bucket, name);
  }
  const list = kept.map(({ frames, rows, bytes, endedAt }, at) => ({ night: names[at], frames, rows, bytes, endedAt }));
  await bucket.put(LIST, JSON.stringify(list), { httpMetadata: { contentType: "application/json" } });
  await states.keepBackups(db, nights);
}

async function removeNight(bucket: R2Bucket, night: string): Promise<void> {
  for (let isMore = true; isMore;) {
    const { objects, truncated } = await bucket.list({ prefix: `${night}/` });
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
    isMore = truncated;
  }
}
