import type { Budget } from "../data/budget.server.ts";
import type { KnownValues } from "../data/listings/known-values.server.ts";
import type { EdgeFault } from "../data/edge-copy.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import type { ProductView } from "../domain/products/product-view.ts";
import type { ShopSettings } from "../domain/settings/shop-settings.ts";
import type { Meter } from "../data/metered-database.server.ts";
import type { Count } from "./count.server.ts";
import type { ChapaSettings } from "./chapa-settings.server.ts";
import type { PictureSettings } from "./picture-settings.server.ts";

/** The platform as requests see it; names of bindings appear here and in wrangler.toml only. Every call has a deadline. */
export interface Bindings {
  /** Shared by all steps of this request. */
  budget: Budget;
  /**
   * The database that this request reads: with replicas, perhaps seconds old (docs/decisions/0056). Writes go to the primary.
   */
  db: D1Database;
  /**
   * For reads that decide something or are stored for others; the same as `db` without replicas, or if this request reads the
   * primary.
   */
  primary: D1Database;
  /** How new the database was in this request, for the visitor's next one; null without replicas. */
  bookmark: (() => string) | null;
  kv: KVNamespace;
  /** The files of the build by their addresses; null if only the worker is served. */
  files: Pick<Fetcher, "fetch"> | null;
  /** Keeps the isolate alive for work after the answer. */
  waitUntil: (work: Promise<unknown>) => void;
  operatorToken: string;
  publicOrigin: string;
  /** Current first. */
  secrets: readonly [string, ...string[]];
  /** The id of this deployed version. */
  version: string;
  /** The id of this request in every line it causes: in the log, the queue and the outbox. */
  requestId: string;
  /** Counts events in the shop, without personal data. */
  count: Count;
  /** Whether counts are stored. */
  isCounting: boolean;
  /** What this request has asked of the database so far. */
  meter: Meter;
  /** Sealed backups; null: none are made. */
  backups: R2Bucket | null;
  /** UTC ms. */
  clock: () => number;
  /** The local emulation compresses pages without flushing, so that nothing streams: pages then go out as they are. */
  isUncompressed: boolean;
  /** A test set the clock: nothing in the database is changed because of the time. */
  isTestTime: boolean;
  /** Whether whole pages are served from copies and stored (settled.md 8). "edge": not from this isolate's memory. */
  pageCopies: "on" | "edge" | "off";
  /** A test makes the Cache API fail, be late or cut its answers. */
  edgeFault: EdgeFault | null;
  /** Queue of product views, which are counted after the answer (workers/count-views). */
  views: Queue<ProductView>;
  /** Calls the consumer of the outbox; the messages themselves are in the database (workers/send-outbox). */
  outbox: Queue<OutboxCall>;
  /** Settings of third-party pictures; null if a binding is missing: pages then use their own addresses. */
  pictures: PictureSettings | null;
  /** Names in lists that this isolate remembers. */
  knownValues: KnownValues;
  /** Counters of the platform, per location (security-and-faults.md 8). */
  rateLimits: RateLimits;
  /** Tries allowed by the exact counters, as wrangler.toml writes them: "count/seconds". */
  tries: Record<
    "signIn" | "signInAddress" | "codes" | "codesAddress" | "orders" | "ordersAddress" | "lookup" | "lookupAddress",
    string
  >;
  /** Chapa's hosted payment page, or null while its keys are not set. */
  chapa: ChapaSettings | null;
  /** Accounts for bank transfers, one a line: "Bank; account number; holder"; "": transfers are not offered. */
  bankAccounts: string;
  /** Total in santim above which the phone of a cash order is confirmed by a code; null: never. */
  cashCodeAbove: number | null;
  /** What owners set at the desk; never fails (data/catalogue-version). */
  settings: () => Promise<ShopSettings>;
  /** Vendors' keys are derived from it (docs/seller-portal.md); with less than 32 characters their interface is closed. */
  portalSecret: string;
  /** Whether events may be sent to this machine: for local work and tests. */
  isLocalEndpoint: boolean;
  /** On one's own machine: the gallery is open and `/?layout=` chooses the home page's layout. */
  isWorkshop: boolean;
  /** What a browser needs to ask for a push token (public), or null where push is off. */
  push: PushKeys | null;
}

/** A message of the queue of the outbox: there is something to send. */
export interface OutboxCall {
  due: "now";
  /** Of the request that caused it. */
  requestId?: string;
  /** UTC ms; for the call of each minute, to measure how long it takes. */
  sentAt?: number;
}

export type RateLimits = Record<
  "writes" | "writesAddress" | "search" | "searchAddress" | "push" | "reports" | "portal",
  RateLimit
>;
