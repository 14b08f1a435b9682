import type { Budget } from "../data/budget.server.ts";
import type { KnownValues } from "../data/listings/known-values.server.ts";
import type { EdgeFault } from "../data/edge-copy.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import type { HomeLayout } from "../domain/home/home-layout.ts";
import type { ShopContact } from "../domain/pages/shop-contact.ts";
import type { ProductView } from "../domain/products/product-view.ts";
import type { Meter } from "../data/metered-database.server.ts";
import type { Count } from "./count.server.ts";
import type { ChapaSettings } from "./chapa-settings.server.ts";
import type { PictureSettings } from "./picture-settings.server.ts";

/** What the platform gives; names of bindings appear here and in wrangler.toml only. Every call has a deadline. */
export interface Bindings {
  /** What all steps of this request share. */
  budget: Budget;
  /** As this request may read it: with replicas, perhaps seconds old (docs/decisions/0056). Writes go to the primary. */
  db: D1Database;
  /** What is decided, or kept for others, is read here; without replicas, or where this request asks the primary, `db`. */
  primary: D1Database;
  /** How new the database was that this request saw, for the visitor's next one; null without replicas. */
  bookmark: (() => string) | null;
  kv: KVNamespace;
  /** The files of the build, by the addresses that pages know; null where only the worker is served. */
  files: Pick<Fetcher, "fetch"> | null;
  /** Keeps the isolate alive for work after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  operatorToken: string;
  publicOrigin: string;
  /** Current first. */
  secrets: readonly [string, ...string[]];
  /** The platform's name of this deployed version. */
  version: string;
  /** Names this request in every line it causes: here, in the queue, in the outbox. */
  requestId: string;
  /** Counts what happens in the shop, without anybody's name. */
  count: Count;
  /** Somebody reads the counts. */
  isCounting: boolean;
  /** What this request asked of the database so far. */
  meter: Meter;
  /** Sealed backups; null: none are made. */
  backups: R2Bucket | null;
  /** UTC ms. */
  clock: () => number;
  /** The local emulation compresses pages without flushing, so that nothing streams: pages then go out as they are. */
  isUncompressed: boolean;
  /** A test set the clock: what time turns in the database stays as it is. */
  isTestTime: boolean;
  /** Whole pages are taken from copies and kept (settled.md 8). "edge": not from this isolate's memory. */
  pageCopies: "on" | "edge" | "off";
  /** A test asks the Cache API to be away, late or cut. */
  edgeFault: EdgeFault | null;
  /** Views of products on their way to be counted behind the page (workers/count-views). */
  views: Queue<ProductView>;
  /** Calls the consumer of the outbox soon; the messages themselves lie in the database (workers/send-outbox). */
  outbox: Queue<OutboxCall>;
  /** What the shop hands third-party pictures out with; null where a binding is missing: pages name their own addresses. */
  pictures: PictureSettings | null;
  /** What this isolate knows of the names in lists. */
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
  /** Accounts for bank transfers as shoppers read them, one a line: "Bank; account number; holder"; none: not offered. */
  bankAccounts: string;
  /** Santim above which the phone of an order for cash is confirmed by code; null: of none. */
  cashCodeAbove: number | null;
  /** Whom to tell of a weakness, for security.txt; addresses with spaces between, none: there is no such file. */
  securityContact: string;
  /** How shoppers reach the shop itself; null: not that way. */
  contact: ShopContact;
  /** Vendors' keys are made from it (docs/seller-portal.md); shorter than 32 characters: their interface is closed. */
  portalSecret: string;
  /** Events may go to this machine too: for local work and tests. */
  isLocalEndpoint: boolean;
  /** Development, preview and tests: the gallery is open and `/?layout=` chooses the home page's layout. */
  isWorkshop: boolean;
  /** The newsletter opens by itself on the home page (specification 4.9). */
  opensNewsletter: boolean;
  /** Which home page "/" is (specification 2.5, 2.6). */
  homeLayout: HomeLayout;
  /** What a browser needs to ask for a push token (public), or null where push is off. */
  push: PushKeys | null;
}

/** A message of the queue of the outbox: there is something to send. */
export interface OutboxCall {
  due: "now";
  /** Of the request that caused it. */
  requestId?: string;
  /** UTC ms; of the minute's call, to see how long it was on its way. */
  sentAt?: number;
}

export type RateLimits = Record<
  "writes" | "writesAddress" | "search" | "searchAddress" | "push" | "reports" | "portal",
  RateLimit
>;
