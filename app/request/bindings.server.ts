import { createContext } from "react-router";
import { meteredDatabase, newMeter } from "../data/metered-database.server.ts";
import { batchReads } from "../data/batched-reads.server.ts";
import { bounded, boundedDatabase } from "../data/bounded.server.ts";
import { Budget } from "../data/budget.server.ts";
import { findSettings } from "../data/catalogue-version.server.ts";
import { CatalogueCache } from "../data/listings/catalogue-cache.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import { cashCodeAbove, readCashCodeAbove } from "../domain/orders/phone-code.ts";
import type { PageView } from "../domain/products/page-view.ts";
import type { Secrets } from "../http/secrets/secrets.ts";
import { requestIdOf } from "../http/request-context.server.ts";
import { readPaymentPages } from "./payment-settings.server.ts";
import { counter, printed } from "./count.server.ts";
import { readPictureSettings, type PictureConfiguration } from "./picture-settings.server.ts";

/** The platform for requests; names of bindings appear only here and in wrangler.toml. Every call has a deadline. */
export type Bindings = ReturnType<typeof readBindings>;

export const bindings = createContext<Bindings>();

export interface OutboxCall {
  due: "now";
  requestId?: string;
  sentAt?: number;
}

/** "count/seconds" in wrangler.toml. */
type TryLimit = "RL_SIGN_IN" | "RL_CODES" | "RL_ORDERS" | "RL_LOOKUP";
type Tries = Record<TryLimit | `${TryLimit}_ADDRESS`, string>;

interface Configuration extends PictureConfiguration, Tries {
  DB: D1Database;
  KV: KVNamespace;
  ASSETS?: Fetcher;
  VERSION?: WorkerVersionMetadata;
  COUNTS?: AnalyticsEngineDataset;
  COUNTS_LOG?: string;
  BACKUPS?: R2Bucket;
  VIEWS: Queue<PageView>;
  OUTBOX: Queue<OutboxCall>;
  RL_WRITES: RateLimit;
  RL_WRITES_ADDRESS: RateLimit;
  RL_SEARCH: RateLimit;
  RL_SEARCH_ADDRESS: RateLimit;
  RL_PUSH: RateLimit;
  RL_REPORTS: RateLimit;
  RL_PORTAL: RateLimit;
  BANK_ACCOUNTS?: string;
  CASH_CODE_ABOVE?: string;
  PORTAL_SECRET?: string;
  PORTAL_LOCAL_ENDPOINTS?: string;
  FIREBASE_PROJECT_ID?: string;
  FIREBASE_API_KEY?: string;
  FIREBASE_APP_ID?: string;
  FIREBASE_SENDER_ID?: string;
  FIREBASE_VAPID_KEY?: string;
  PUBLIC_ORIGIN: string;
  SESSION_SECRET: string;
  /** Accepted as long as its cookies live. */
  SESSION_SECRET_PREVIOUS?: string;
  OPERATOR_TOKEN: string;
  WORKSHOP?: string;
  UNCOMPRESSED_PAGES?: string;
  /** UTC ms; only tests set it (settled.md 35). */
  TEST_NOW?: string;
  /** Page cache (settled.md 8). "edge": without this isolate's memory. */
  PAGE_COPIES?: "on" | "edge" | "off";
}

/** In ms (security-and-faults.md 9): the shop works without KV. */
const KV_MS = 500;
const FILES_MS = 500;
const RATE_LIMIT_MS = 250;
const QUEUE_MS = 2_000;

/** Throws without a session secret, because nothing may be signed without one. */
export function readBindings(
  env: Configuration,
  waitUntil: (work: Promise<unknown>) => void,
  { headers }: Pick<Request, "headers">,
  budget = new Budget(),
) {
  let configured = known.get(env);
  if (!configured) known.set(env, (configured = configure(env)));
  const meter = newMeter();
  const wrap = () => batchReads(configured.isCounting ? meteredDatabase(env.DB, meter) : env.DB);
  const db = boundedDatabase(wrap(), budget);
  // With batches of its own, so that the first byte waits for no deferred section.
  const patientDb = boundedDatabase(wrap(), budget, budget.patientCalls);
  const { clock } = configured;
  return {
    ...configured,
    db,
    /** For late sections: a read may take as long as the answer. */
    patientDb,
    /** Never fails (data/catalogue-version). */
    settings: () => findSettings(db, clock()),
    /** Written to log, queue and outbox. */
    requestId: requestIdOf(headers),
    ...{ meter, budget, waitUntil },
  };
}

export function boundedEnv<Given extends { DB: D1Database; OUTBOX: Pick<Queue<OutboxCall>, "send"> }>(
  env: Given,
): Given {
  return { ...env, DB: boundedDatabase(env.DB), OUTBOX: bounded(QUEUE_MS, env.OUTBOX) };
}

const known = new WeakMap<Configuration, ReturnType<typeof configure>>();

function configure(env: Configuration) {
  if ((env.SESSION_SECRET ?? "").length < 32) {
    throw new Error("SESSION_SECRET is missing or shorter than 32 characters; npm start writes one to .dev.vars.");
  }
  const limited = (limit: RateLimit) => bounded(RATE_LIMIT_MS, limit);
  const { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous } = env;
  return {
    kv: bounded(KV_MS, env.KV),
    files: env.ASSETS ? bounded<Pick<Fetcher, "fetch">>(FILES_MS, env.ASSETS) : null,
    catalogueCache: new CatalogueCache(),
    views: bounded(QUEUE_MS, env.VIEWS),
    outbox: bounded(QUEUE_MS, env.OUTBOX),
    pictures: readPictureSettings(env),
    /** Per location (security-and-faults.md 8). */
    rateLimits: {
      writes: limited(env.RL_WRITES),
      writesAddress: limited(env.RL_WRITES_ADDRESS),
      search: limited(env.RL_SEARCH),
      searchAddress: limited(env.RL_SEARCH_ADDRESS),
      push: limited(env.RL_PUSH),
      reports: limited(env.RL_REPORTS),
      portal: limited(env.RL_PORTAL),
    },
    tries: env as Tries,
    paymentPages: readPaymentPages(env),
    /** One a line: "Bank; account number; holder"; "": transfers are not offered. */
    bankAccounts: env.BANK_ACCOUNTS ?? "",
    // An unreadable setting counts as not set; `npm run deploy -- check` reports it.
    /** Total in santim above which a cash order needs a code by phone; null: never. */
    cashCodeAbove: (readCashCodeAbove(env.CASH_CODE_ABOVE ?? "") ?? { above: cashCodeAbove }).above,
    /** Vendors' keys are derived from it (docs/seller-portal.md); under 32 characters the interface is closed. */
    portalSecret: env.PORTAL_SECRET ?? "",
    /** Events may be sent to this machine, for local work and tests. */
    isLocalEndpoint: env.PORTAL_LOCAL_ENDPOINTS === "1",
    push: pushKeys(env),
    /** Local only: the gallery is open and `/?layout=` chooses the home page's layout. */
    isWorkshop: env.WORKSHOP === "1",
    operatorToken: env.OPERATOR_TOKEN,
    publicOrigin: env.PUBLIC_ORIGIN,
    secrets: [secret, ...(previous ? [previous] : [])] as Secrets,
    version: env.VERSION?.id ?? "",
    count: counter(env.COUNTS_LOG === "1" ? printed : env.COUNTS, env.VERSION?.id ?? ""),
    isCounting: env.COUNTS !== undefined || env.COUNTS_LOG === "1",
    backups: env.BACKUPS ?? null,
    clock: env.TEST_NOW ? () => Number(env.TEST_NOW) : () => Date.now(),
    /** Local emulation compresses without flushing, so that nothing would stream. */
    isUncompressed: env.UNCOMPRESSED_PAGES === "1",
    /** A test set the clock, so time alone must not change the database. */
    isTestTime: env.TEST_NOW !== undefined,
    pageCopies: env.PAGE_COPIES ?? (import.meta.env.DEV ? "off" : "on"),
  };
}

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
