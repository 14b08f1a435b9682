import { listFeedIds, retireProducts, saveProducts } from "../../data/import/catalogue-import.server.ts";
import { sellOut } from "../../data/import/sell-out.server.ts";
import { isAway } from "../../data/deadline.server.ts";
import { BatchFailure, type FeedStore } from "../../domain/feed/feed-import.ts";
import { idBatchLimit } from "../../domain/feed/limits.ts";
import { logEvent } from "../../http/log.server.ts";

interface Goods {
  db: D1Database;
  vendorId: number;
  /** The run they belong to; null: it cannot be undone. */
  run: number | null;
  now: number;
}

/** Stores goods of one vendor, whatever vendor name a row has. */
export function feedStore({ db, vendorId, run, now }: Goods): FeedStore {
  return {
    save: async (_, drafts) => ({
      ...(await saveProducts(db, vendorId, drafts, now, run).catch(orBatchFailure)),
      rejected: [],
    }),
    list: async (_, after) => ({ feedIds: await listFeedIds(db, vendorId, after, idBatchLimit) }),
    retire: async (_, feedIds) => ({ retired: await retireProducts(db, vendorId, feedIds, now, run) }),
    sellOut: async (_, rows) => ({ soldOut: await sellOut(db, vendorId, rows, now, run) }),
  };
}

function orBatchFailure(error: unknown): never {
  if (isAway(error)) throw error;
  logEvent("import", error);
  throw new BatchFailure();
}
