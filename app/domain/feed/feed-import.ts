import type { ProductDraft } from "./product-draft.ts";
import { FeedProblem } from "./feed-problem.ts";
import type { FeedRow, SoldOut } from "./feed-row.ts";
import { batchLimit, idBatchLimit } from "./limits.ts";
import { faultOf, type Fault } from "./row-refusal.ts";

/** Characters of JSON, which rows of the catalogue have twice, at three bytes each: D1 takes 2 MB. */
const BATCH_LETTERS = 300_000;

const none = { rows: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, retired: 0, warned: 0, soldOut: 0 };
export type ImportCounts = typeof none;

export interface SaveAnswer {
  created: number;
  updated: number;
  unchanged: number;
  rejected: { index: number; column: string; reason: string }[];
}

/** Each step is idempotent; `save` throws a `BatchFailure` where one row may be at fault. */
export interface FeedStore {
  save(vendor: string, drafts: ProductDraft[], isLastTry?: boolean): Promise<SaveAnswer>;
  list(vendor: string, after: string): Promise<{ feedIds: string[] }>;
  retire(vendor: string, feedIds: string[]): Promise<{ retired: number }>;
  sellOut(vendor: string, rows: SoldOut[]): Promise<{ soldOut: number }>;
}

/** Its message has the reason if there is one. */
export class BatchFailure extends Error {}

/** `column`: its name in the file, '' for the whole row. */
export interface Reject {
  line: number;
  id: string;
  title: string;
  column: string;
  fault: Fault;
}

type GoodRow = FeedRow & { ok: true };

/** The one importer: rows become batches for a store, and faults are reported. */
export class FeedImport {
  readonly vendors = new Map<string, NonNullable<GoodRow["about"]>>();
  readonly counts: ImportCounts = { ...none };
  readonly #store: FeedStore;
  readonly #onReject: (reject: Reject) => void;
  readonly #present = new Map<string, Set<string>>();
  readonly #soldOut = new Map<string, SoldOut[]>();
  readonly #batches = new Map<string, { rows: GoodRow[]; letters: number }>();

  constructor(store: FeedStore, onReject: (reject: Reject) => void) {
    this.#store = store;
    this.#onReject = onReject;
  }

  async add(row: FeedRow): Promise<void> {
    this.counts.rows += row.rows ?? 1;
    for (const feedId of row.ok ? [row.draft.feedId] : [row.feedId, row.groupId]) {
      if (feedId) this.#idsOf(row.vendor).add(feedId);
    }
    if (!row.ok) {
      if (row.soldOut) this.#soldOut.set(row.vendor, [...(this.#soldOut.get(row.vendor) ?? []), row.soldOut]);
      return this.#reject(row, row.column, row.fault);
    }
    this.vendors.set(row.vendor, { ...row.about, ...this.vendors.get(row.vendor) });
    if (row.warnings.length > 0) this.counts.warned += 1;
    for (const { column, fault } of row.warnings) this.#onReject(rejectOf(row, column, fault));
    const letters = JSON.stringify(row.draft).length;
    const batch = this.#batches.get(row.vendor) ?? { rows: [], letters: 0 };
    batch.rows.push(row);
    batch.letters += letters;
    this.#batches.set(row.vendor, batch);
    if (batch.rows.length === batchLimit || batch.letters > BATCH_LETTERS) await this.#send(row.vendor);
  }

  async flush(): Promise<void> {
    for (const vendor of [...this.#batches.keys()]) await this.#send(vendor);
    for (const [vendor, sold] of this.#soldOut) {
      for (let from = 0; from < sold.length; from += batchLimit) {
        const { soldOut } = await this.#store.sellOut(vendor, sold.slice(from, from + batchLimit));
        this.counts.soldOut += soldOut;
      }
    }
    this.#soldOut.clear();
  }

  /** A rejected row is not a missing one. */
  async retireMissing(): Promise<void> {
    for (const [vendor, present] of this.#present) {
      if (vendor === "") continue;
      for (let after = ""; ;) {
        const { feedIds } = await this.#store.list(vendor, after);
        if (feedIds.length === 0) break;
        const missing = feedIds.filter((id) => !present.has(id));
        if (missing.length > 0) this.counts.retired += (await this.#store.retire(vendor, missing)).retired;
        if (feedIds.length < idBatchLimit) break;
        after = feedIds.at(-1)!;
      }
    }
  }

  #idsOf(vendor: string): Set<string> {
    const ids = this.#present.get(vendor) ?? new Set();
    this.#present.set(vendor, ids);
    return ids;
  }

  async #send(vendor: string): Promise<void> {
    const rows = this.#batches.get(vendor)?.rows ?? [];
    this.#batches.delete(vendor);
    if (rows.length === 0) return;
    try {
      await this.#save(vendor, rows);
    } catch (error) {
      if (!(error instanceof BatchFailure)) throw error;
      await this.#saveOneByOne(vendor, rows, error);
    }
  }

  /** One bad row must not fail its batch; if all rows fail, the shop is at fault. */
  async #saveOneByOne(vendor: string, rows: GoodRow[], failure: BatchFailure): Promise<void> {
    const failed: GoodRow[] = [];
    for (const row of rows) {
      try {
        await this.#save(vendor, [row], true);
      } catch (error) {
        if (!(error instanceof BatchFailure)) throw error;
        failed.push(row);
        if (failed.length === rows.length || failed.length === 10) break;
      }
    }
    if (failed.length === rows.length || failed.length === 10) {
      const { message: reason } = failure;
      throw reason === "" ? new FeedProblem("stopped") : new FeedProblem("stoppedBy", { reason });
    }
    for (const row of failed) this.#reject(row, "", faultOf("notStored"));
  }

  async #save(vendor: string, rows: GoodRow[], isLastTry = false): Promise<void> {
    const drafts = rows.map(({ draft }) => draft);
    const { created, updated, unchanged, rejected } = await this.#store.save(vendor, drafts, isLastTry);
    this.counts.created += created;
    this.counts.updated += updated;
    this.counts.unchanged += unchanged;
    for (const { index, column, reason } of rejected) {
      this.#reject(rows[index]!, column, faultOf("byShop", undefined, reason));
    }
  }

  #reject(row: FeedRow, column: string, fault: Fault): void {
    this.counts.rejected += row.rows ?? 1;
    this.#onReject(rejectOf(row, column, fault));
  }
}

function rejectOf(row: FeedRow, column: string, fault: Fault): Reject {
  const [id, title] = row.ok ? [row.draft.feedId, row.draft.name] : [row.feedId ?? "", row.title];
  return { line: row.line, id, title, column, fault };
}
