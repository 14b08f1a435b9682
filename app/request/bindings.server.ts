import { createContext } from "react-router";
import { meteredDatabase, newMeter, type Meter } from "../data/metered-database.server.ts";
import { batchReads } from "../data/batched-reads.server.ts";
import { bounded, boundedDatabase } from "../data/bounded.server.ts";
import { Budget } from "../data/budget.server.ts";
import type { EdgeFault } from "../data/edge-copy.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import { shopContact, type ShopContact } from "../domain/pages/shop-contact.ts";
import type { ProductView } from "../domain/products/product-view.ts";
import { requestIdOf } from "../http/request-id.server.ts";
import { readChapa, type ChapaConfiguration, type ChapaSettings } from "./chapa-settings.server.ts";
import { counter, printed, type Count } from "./count.server.ts";
import { withTestFaults } from "./test-faults.server.ts";

/** What the platform gives; names of bindings appear here and in wrangler.toml only. Every call has a deadline. */
export interface Bindings {
  /** What all steps of this request share. */
  budget: Budget;
  db: D1Database;
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
  "writes" | "writesAddress" | "search" | "searchAddress" | "push" | "reports",
  RateLimit
>;

export const bindings = createContext<Bindings>();

interface Configuration extends ChapaConfiguration {
  DB: D1Database;
  KV: KVNamespace;
  ASSETS?: Fetcher;
  VERSION?: WorkerVersionMetadata;
  COUNTS?: AnalyticsEngineDataset;
  /** Benches: events go to the log. */
  COUNTS_LOG?: string;
  BACKUPS?: R2Bucket;
  VIEWS: Queue<ProductView>;
  OUTBOX: Queue<OutboxCall>;
  RL_WRITES: RateLimit;
  RL_WRITES_ADDRESS: RateLimit;
  RL_SEARCH: RateLimit;
  RL_SEARCH_ADDRESS: RateLimit;
  RL_PUSH: RateLimit;
  RL_REPORTS: RateLimit;
  RL_SIGN_IN: string;
  RL_SIGN_IN_ADDRESS: string;
  RL_CODES: string;
  RL_CODES_ADDRESS: string;
  RL_ORDERS: string;
  RL_ORDERS_ADDRESS: string;
  RL_LOOKUP: string;
  RL_LOOKUP_ADDRESS: string;
  BANK_ACCOUNTS?: string;
  SECURITY_CONTACT?: string;
  SHOP_PHONE?: string;
  SHOP_EMAIL?: string;
  /** Secret. */
  PORTAL_SECRET?: string;
  PORTAL_LOCAL_ENDPOINTS?: string;
  FIREBASE_PROJECT_ID?: string;
  FIREBASE_API_KEY?: string;
  FIREBASE_APP_ID?: string;
  FIREBASE_SENDER_ID?: string;
  FIREBASE_VAPID_KEY?: string;
  PUBLIC_ORIGIN: string;
  SESSION_SECRET: string;
  /** The secret before the last change, for as long as its cookies live. */
  SESSION_SECRET_PREVIOUS?: string;
  OPERATOR_TOKEN: string;
  NEWSLETTER_POPUP?: string;
  /** Set by the commands that serve development, preview and tests. */
  WORKSHOP?: string;
  /** Set where the built worker is served on one's own machine. */
  UNCOMPRESSED_PAGES?: string;
}

/** security-and-faults.md 9, in ms: what the shop can do without is not waited for. */
const KV_MS = 500;
const FILES_MS = 500;
const RATE_LIMIT_MS = 250;
const QUEUE_MS = 2_000;

/** Bindings of one request; throws when the session secret is missing, because nothing may be signed without one. */
export function readBindings(
  env: Configuration,
  waitUntil: Bindings["waitUntil"],
  headers: Headers,
  budget = new Budget(),
): Bindings {
  let configured = known.get(env);
  if (!configured) known.set(env, (configured = configure(env)));
  const meter = newMeter();
  const db = batchReads(configured.isCounting ? meteredDatabase(configured.db, meter) : configured.db);
  const given: Bindings = { ...configured, db, meter, requestId: requestIdOf(headers), budget, waitUntil };
  const platform = env.TEST_FAULTS ? withTestFaults(given, headers) : given;
  return { ...platform, db: boundedDatabase(platform.db, budget) };
}

/** The same for work without a request, which names its bindings itself. */
export function boundedEnv<Given extends { DB: D1Database; OUTBOX: Pick<Queue<OutboxCall>, "send"> }>(
  env: Given,
): Given {
  return { ...env, DB: boundedDatabase(env.DB), OUTBOX: bounded(QUEUE_MS, env.OUTBOX) };
}

/** What does not change from request to request, read once per isolate. */
const known = new WeakMap<Configuration, Configured>();

type Configured = Omit<Bindings, "waitUntil" | "budget" | "meter" | "requestId">;

function configure(env: Configuration): Configured {
  if ((env.SESSION_SECRET ?? "").length < 32) {
    throw new Error("SESSION_SECRET is missing or shorter than 32 characters; npm start writes one to .dev.vars.");
  }
  return {
    db: env.DB,
    kv: bounded(KV_MS, env.KV),
    files: env.ASSETS ? bounded(FILES_MS, env.ASSETS) : null,
    views: bounded(QUEUE_MS, env.VIEWS),
    outbox: bounded(QUEUE_MS, env.OUTBOX),
    rateLimits: {
      writes: bounded(RATE_LIMIT_MS, env.RL_WRITES),
      writesAddress: bounded(RATE_LIMIT_MS, env.RL_WRITES_ADDRESS),
      search: bounded(RATE_LIMIT_MS, env.RL_SEARCH),
      searchAddress: bounded(RATE_LIMIT_MS, env.RL_SEARCH_ADDRESS),
      push: bounded(RATE_LIMIT_MS, env.RL_PUSH),
      reports: bounded(RATE_LIMIT_MS, env.RL_REPORTS),
    },
    tries: {
      signIn: env.RL_SIGN_IN,
      signInAddress: env.RL_SIGN_IN_ADDRESS,
      codes: env.RL_CODES,
      codesAddress: env.RL_CODES_ADDRESS,
      orders: env.RL_ORDERS,
      ordersAddress: env.RL_ORDERS_ADDRESS,
      lookup: env.RL_LOOKUP,
      lookupAddress: env.RL_LOOKUP_ADDRESS,
    },
    chapa: readChapa(env),
    bankAccounts: env.BANK_ACCOUNTS ?? "",
    securityContact: env.SECURITY_CONTACT ?? "",
    contact: shopContact(env.SHOP_PHONE ?? "", env.SHOP_EMAIL ?? ""),
    portalSecret: env.PORTAL_SECRET ?? "",
    isLocalEndpoint: env.PORTAL_LOCAL_ENDPOINTS === "1",
    push: pushKeys(env),
    isWorkshop: env.WORKSHOP === "1",
    opensNewsletter: env.NEWSLETTER_POPUP === "on",
    operatorToken: env.OPERATOR_TOKEN,
    publicOrigin: env.PUBLIC_ORIGIN,
    secrets: env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS] : [env.SESSION_SECRET],
    version: env.VERSION?.id ?? "",
    count: counter(env.COUNTS_LOG === "1" ? printed : env.COUNTS, env.VERSION?.id ?? ""),
    isCounting: env.COUNTS !== undefined,
    backups: env.BACKUPS ?? null,
    clock: () => Date.now(),
    isUncompressed: env.UNCOMPRESSED_PAGES === "1",
    isTestTime: false,
    edgeFault: null,
    // A page that is being changed is composed anew.
    pageCopies: import.meta.env.DEV ? "off" : "on",
  };
}

/** Push is on where every key is set. */
function pushKeys(env: Configuration): PushKeys | null {
  const keys = {
    projectId: env.FIREBASE_PROJECT_ID ?? "",
    apiKey: env.FIREBASE_API_KEY ?? "",
    appId: env.FIREBASE_APP_ID ?? "",
    senderId: env.FIREBASE_SENDER_ID ?? "",
    vapidKey: env.FIREBASE_VAPID_KEY ?? "",
  };
  return Object.values(keys).every((key) => key !== "") ? keys : null;
}
