import { createContext } from "react-router";
import { batchReads } from "../data/batched-reads.server.ts";
import { bounded, boundedDatabase } from "../data/bounded.server.ts";
import { Budget } from "../data/budget.server.ts";
import type { EdgeFault } from "../data/edge-copy.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import { shopContact, type ShopContact } from "../domain/pages/shop-contact.ts";
import type { ProductView } from "../domain/products/product-view.ts";
import { readChapa, type ChapaConfiguration, type ChapaSettings } from "./chapa-settings.server.ts";
import { readPictures, type PictureConfiguration, type PictureSettings } from "./picture-settings.server.ts";
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
  /** What the shop hands pictures of others out with; null where a binding is missing: pages name their own addresses. */
  pictures: PictureSettings | null;
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
interface OutboxCall {
  due: "now";
}

export type RateLimits = Record<
  "writes" | "writesAddress" | "search" | "searchAddress" | "push" | "reports" | "portal",
  RateLimit
>;

export const bindings = createContext<Bindings>();

interface Configuration extends ChapaConfiguration, PictureConfiguration {
  DB: D1Database;
  KV: KVNamespace;
  ASSETS?: Fetcher;
  VERSION?: WorkerVersionMetadata;
  VIEWS: Queue<ProductView>;
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
  const given: Bindings = { ...configured, db: batchReads(configured.db), budget, waitUntil };
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

type Configured = Omit<Bindings, "waitUntil" | "budget">;

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
    pictures: readPictures(env),
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
