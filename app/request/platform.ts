import type { Budget } from "../data/budget.server.ts";
import type { CatalogueCache } from "../data/listings/catalogue-cache.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import type { PaymentPages } from "../domain/orders/payment-providers.ts";
import type { PageView } from "../domain/products/page-view.ts";
import type { ShopSettings } from "../domain/settings/shop-settings.ts";
import type { Meter } from "../data/metered-database.server.ts";
import type { Count } from "./count.server.ts";
import type { PictureSettings } from "./picture-settings.server.ts";

/** The platform for requests; names of bindings appear only here and in wrangler.toml. Every call has a deadline. */
export interface Bindings {
  budget: Budget;
  db: D1Database;
  /** For late sections: a read may take as long as the answer. */
  patientDb: D1Database;
  kv: KVNamespace;
  files: Pick<Fetcher, "fetch"> | null;
  waitUntil: (work: Promise<unknown>) => void;
  operatorToken: string;
  publicOrigin: string;
  secrets: readonly [string, ...string[]];
  version: string;
  /** Written to log, queue and outbox. */
  requestId: string;
  count: Count;
  isCounting: boolean;
  meter: Meter;
  backups: R2Bucket | null;
  clock: () => number;
  /** Local emulation compresses without flushing, so that nothing would stream. */
  isUncompressed: boolean;
  /** A test set the clock, so time alone must not change the database. */
  isTestTime: boolean;
  /** Page cache (settled.md 8). "edge": without this isolate's memory. */
  pageCopies: "on" | "edge" | "off";
  views: Queue<PageView>;
  outbox: Queue<OutboxCall>;
  pictures: PictureSettings;
  catalogueCache: CatalogueCache;
  /** Per location (security-and-faults.md 8). */
  rateLimits: RateLimits;
  /** "count/seconds" in wrangler.toml. */
  tries: Record<
    "signIn" | "signInAddress" | "codes" | "codesAddress" | "orders" | "ordersAddress" | "lookup" | "lookupAddress",
    string
  >;
  paymentPages: PaymentPages;
  /** One a line: "Bank; account number; holder"; "": transfers are not offered. */
  bankAccounts: string;
  /** Total in santim above which a cash order needs a code by phone; null: never. */
  cashCodeAbove: number | null;
  /** Never fails (data/catalogue-version). */
  settings: () => Promise<ShopSettings>;
  /** Vendors' keys are derived from it (docs/seller-portal.md); under 32 characters the interface is closed. */
  portalSecret: string;
  /** Events may be sent to this machine, for local work and tests. */
  isLocalEndpoint: boolean;
  /** Local only: the gallery is open and `/?layout=` chooses the home page's layout. */
  isWorkshop: boolean;
  push: PushKeys | null;
}

export interface OutboxCall {
  due: "now";
  requestId?: string;
  sentAt?: number;
}

export type RateLimits = Record<
  "writes" | "writesAddress" | "search" | "searchAddress" | "push" | "reports" | "portal",
  RateLimit
>;
