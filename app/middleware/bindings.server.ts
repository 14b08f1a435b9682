import { createContext } from "react-router";
import type { ProductView } from "../domain/product-view.ts";
import { withTestFaults } from "./test-faults.server.ts";

/** What the platform gives; names of bindings appear here and in wrangler.toml only. */
export interface Bindings {
  db: D1Database;
  kv: KVNamespace;
  /** Keeps the isolate alive for work after the response. */
  waitUntil: (work: Promise<unknown>) => void;
  operatorToken: string;
  publicOrigin: string;
  /** Current first. */
  secrets: readonly [string, ...string[]];
  /** UTC ms. */
  clock: () => number;
  /** The local emulation compresses pages without flushing, so that nothing streams: pages then go out as they are. */
  isUncompressed: boolean;
  /** A test set the clock: what time turns in the database stays as it is. */
  isTestTime: boolean;
  /** Views of products on their way to be counted behind the page (workers/count-views). */
  views: Queue<ProductView>;
}

export const bindings = createContext<Bindings>();

interface Configuration {
  DB: D1Database;
  KV: KVNamespace;
  VIEWS: Queue<ProductView>;
  PUBLIC_ORIGIN: string;
  SESSION_SECRET: string;
  /** The secret before the last change, for as long as its cookies live. */
  SESSION_SECRET_PREVIOUS?: string;
  OPERATOR_TOKEN: string;
  /** Set where the built worker is served on one's own machine. */
  UNCOMPRESSED_PAGES?: string;
  /** Present in test configurations only. */
  TEST_FAULTS?: string;
}

/** Bindings of one request; throws when the session secret is missing, because nothing may be signed without one. */
export function readBindings(env: Configuration, waitUntil: Bindings["waitUntil"], headers: Headers): Bindings {
  if ((env.SESSION_SECRET ?? "").length < 32) {
    throw new Error("SESSION_SECRET is missing or shorter than 32 characters; npm start writes one to .dev.vars.");
  }
  const platform: Bindings = {
    db: env.DB,
    kv: env.KV,
    views: env.VIEWS,
    waitUntil,
    operatorToken: env.OPERATOR_TOKEN,
    publicOrigin: env.PUBLIC_ORIGIN,
    secrets: env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS] : [env.SESSION_SECRET],
    clock: () => Date.now(),
    isUncompressed: env.UNCOMPRESSED_PAGES === "1",
    isTestTime: false,
  };
  return env.TEST_FAULTS ? withTestFaults(platform, headers) : platform;
}
