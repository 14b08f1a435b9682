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
import { requestIdOf } from "../http/request-context.server.ts";
import { readPaymentPages, type PaymentConfiguration } from "./payment-settings.server.ts";
import { counter, printed } from "./count.server.ts";
import { readPictureSettings, type PictureConfiguration } from "./picture-settings.server.ts";
import type { Bindings, OutboxCall } from "./platform.ts";

export type { Bindings, OutboxCall } from "./platform.ts";

export const bindings = createContext<Bindings>();

interface Configuration extends PaymentConfiguration, PictureConfiguration {
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
  RL_SIGN_IN: string;
  RL_SIGN_IN_ADDRESS: string;
  RL_CODES: string;
  RL_CODES_ADDRESS: string;
  RL_ORDERS: string;
  RL_ORDERS_ADDRESS: string;
  RL_LOOKUP: string;
  RL_LOOKUP_ADDRESS: string;
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
  PAGE_COPIES?: Bindings["pageCopies"];
}

/** In ms (security-and-faults.md 9): the shop works without KV. */
const KV_MS = 500;
const FILES_MS = 500;
const RATE_LIMIT_MS = 250;
const QUEUE_MS = 2_000;

/** Throws without a session secret, because nothing may be signed without one. */
export function readBindings(
  env: Configuration,
  waitUntil: Bindings["waitUntil"],
  { headers }: Pick<Request, "headers">,
  budget = new Budget(),
): Bindings {
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
    ...{ db, patientDb },
    settings: () => findSettings(db, clock()),
    ...{ meter, requestId: requestIdOf(headers), budget, waitUntil },
  };
}

export function boundedEnv<Given extends { DB: D1Database; OUTBOX: Pick<Queue<OutboxCall>, "send"> }>(
  env: Given,
): Given {
  return { ...env, DB: boundedDatabase(env.DB), OUTBOX: bounded(QUEUE_MS, env.OUTBOX) };
}

const known = new WeakMap<Configuration, Configured>();

type Configured = Omit<Bindings, "waitUntil" | "budget" | "db" | "patientDb" | "settings" | "meter" | "requestId">;

function configure(env: Configuration): Configured {
  if ((env.SESSION_SECRET ?? "").length < 32) {
    throw new Error("SESSION_SECRET is missing or shorter than 32 characters; npm start writes one to .dev.vars.");
  }
  return {
    kv: bounded(KV_MS, env.KV),
    files: env.ASSETS ? bounded(FILES_MS, env.ASSETS) : null,
    catalogueCache: new CatalogueCache(),
    views: bounded(QUEUE_MS, env.VIEWS),
    outbox: bounded(QUEUE_MS, env.OUTBOX),
    pictures: readPictureSettings(env),
    rateLimits: {
      writes: bounded(RATE_LIMIT_MS, env.RL_WRITES),
      writesAddress: bounded(RATE_LIMIT_MS, env.RL_WRITES_ADDRESS),
      search: bounded(RATE_LIMIT_MS, env.RL_SEARCH),
      searchAddress: bounded(RATE_LIMIT_MS, env.RL_SEARCH_ADDRESS),
      push: bounded(RATE_LIMIT_MS, env.RL_PUSH),
      reports: bounded(RATE_LIMIT_MS, env.RL_REPORTS),
      portal: bounded(RATE_LIMIT_MS, env.RL_PORTAL),
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
    paymentPages: readPaymentPages(env),
    bankAccounts: env.BANK_ACCOUNTS ?? "",
    // An unreadable setting counts as not set; `npm run deploy -- check` reports it.
    cashCodeAbove: (readCashCodeAbove(env.CASH_CODE_ABOVE ?? "") ?? { above: cashCodeAbove }).above,
    portalSecret: env.PORTAL_SECRET ?? "",
    isLocalEndpoint: env.PORTAL_LOCAL_ENDPOINTS === "1",
    push: pushKeys(env),
    isWorkshop: env.WORKSHOP === "1",
    operatorToken: env.OPERATOR_TOKEN,
    publicOrigin: env.PUBLIC_ORIGIN,
    secrets: env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS] : [env.SESSION_SECRET],
    version: env.VERSION?.id ?? "",
    count: counter(env.COUNTS_LOG === "1" ? printed : env.COUNTS, env.VERSION?.id ?? ""),
    isCounting: env.COUNTS !== undefined || env.COUNTS_LOG === "1",
    backups: env.BACKUPS ?? null,
    clock: env.TEST_NOW ? () => Number(env.TEST_NOW) : () => Date.now(),
    isUncompressed: env.UNCOMPRESSED_PAGES === "1",
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
