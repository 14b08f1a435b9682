import { AsyncLocalStorage } from "node:async_hooks";
import { aroundStatements } from "../../app/data/bounded.server.ts";
import { brokenDatabase, deadlyDatabase, brokenBinding } from "./broken-bindings.ts";

interface Handler {
  fetch: (request: Request, env: never, ctx: ExecutionContext) => Promise<Response>;
}

type Env = Record<string, unknown>;

/**
 * The entry of tests, benches and attacks around the built worker: bindings as the headers of a request ask
 * (settled.md 35). `x-test-now`: UTC ms; `x-test-slow: TEXT=MS`: statements with TEXT are slow; `x-test-fail: TEXT`: they
 * fail; `x-test-distance: MS`: added to each call of D1 and KV; `x-test-limit`: rate limits are real, or full;
 * `x-test-cache`: off, on, or the Cache API alone: edge, fail, slow, cut; `x-test-push`: push has its keys;
 * `x-test-break: DB=throws,KV=late:5000`: bindings by name (broken-bindings.ts).
 */
export function withFaults<Worker extends Handler>(worker: Worker): Worker {
  return {
    ...worker,
    fetch: (request: Request, env: Env, ctx: ExecutionContext) =>
      underCacheFault(request.headers.get("x-test-cache"), () =>
        worker.fetch(request, testEnv(env, request.headers) as never, ctx),
      ),
  };
}

/** By these headers; what the shop caches in memory is theirs as in production. */
const known = new WeakMap<Env, Map<string, Env>>();
const LASTING = ["x-test-cache", "x-test-distance", "x-test-limit"];

export function testEnv<Given extends object>(given: Given, headers: Headers): Given {
  const env = given as Env;
  const asked = [...headers].filter(([name]) => name.startsWith("x-test-"));
  if (!asked.every(([name]) => LASTING.includes(name))) return changed(env, headers) as Given;
  const envs = known.get(env) ?? new Map<string, Env>();
  known.set(env, envs);
  const key = JSON.stringify(asked);
  if (!envs.has(key)) envs.set(key, changed(env, headers));
  return envs.get(key) as Given;
}

function changed(env: Env, headers: Headers): Env {
  const now = headers.get("x-test-now");
  const slow = headers.get("x-test-slow");
  const fail = headers.get("x-test-fail");
  const distance = Number(headers.get("x-test-distance"));
  const cache = headers.get("x-test-cache");
  const push = headers.has("x-test-push") ? pushKeys : {};
  // Another shopper's page must not come from a fault.
  const isOff = cache === "off" || headers.has("x-test-push") || (cache === null && (slow || fail || distance));
  const db = faultyDatabase(env.DB as D1Database, { slow, fail, distance });
  const given: Env = { ...env, ...limits(env, headers.get("x-test-limit")), ...push, DB: db };
  if (distance) given.KV = brokenBinding(env.KV as object, `late:${distance}`);
  if (now) given.TEST_NOW = now;
  given.PAGE_COPIES = isOff ? "off" : cache === null || cache === "on" ? "on" : "edge";
  for (const one of (headers.get("x-test-break") ?? "").split(",").filter(Boolean)) {
    const [name = "", kind = ""] = one.split("=");
    if (name === "DEATH") given.DB = deadlyDatabase(given.DB as D1Database, kind);
    else if (name === "DB") given.DB = brokenDatabase(given.DB as D1Database, kind);
    else
      for (const binding of Object.keys(env))
        if (binding === name || (name === "RL" && isLimit(env, binding)))
          given[binding] = brokenBinding(given[binding] as object, kind);
  }
  return given;
}

const isLimit = (env: Env, name: string) => name.startsWith("RL_") && typeof env[name] === "object";

function limits(env: Env, asked: string | null): Env {
  if (asked === "real") return {};
  const same: RateLimit = { limit: async () => ({ success: asked !== "full" }) };
  return Object.fromEntries(
    Object.keys(env)
      .filter((name) => isLimit(env, name))
      .map((name) => [name, same]),
  );
}

const pushKeys = {
  FIREBASE_PROJECT_ID: "gulit-test",
  FIREBASE_API_KEY: "AIzaTest",
  FIREBASE_APP_ID: "1:1:web:1",
  FIREBASE_SENDER_ID: "1",
  // A valid point of the curve, which browsers require.
  FIREBASE_VAPID_KEY: "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI",
};

interface DatabaseFaults {
  slow: string | null;
  fail: string | null;
  distance: number;
}

export function faultyDatabase(db: D1Database, { slow, fail, distance }: DatabaseFaults): D1Database {
  if (!slow && !fail && !distance) return db;
  const [slowText = "", delay] = slow?.split("=", 2) ?? [];
  return aroundStatements(db, async (texts, run) => {
    const has = (part: string | null) => part && texts.some((text) => text.includes(part));
    if (has(fail)) throw new Error("D1 does not answer (test)");
    await wait(distance + (has(slowText) ? Number(delay) : 0));
    return run();
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const cacheFault = new AsyncLocalStorage<string | null>();
let open: CacheStorage["open"] | null = null;

/** "fail", "slow" or "cut" breaks what the Cache API has stored. */
export function underCacheFault<T>(fault: string | null, work: () => T): T {
  open ??= watchCaches();
  return cacheFault.run(fault, work);
}

function watchCaches(): CacheStorage["open"] {
  const own = caches.open.bind(caches);
  caches.open = async (name) => {
    const cache = await own(name);
    const fault = cacheFault.getStore() ?? "";
    if (!["fail", "slow", "cut"].includes(fault)) return cache;
    const match: Cache["match"] = async (...asked) => {
      if (fault === "fail") throw new Error("the cache does not answer (test)");
      if (fault === "slow") await wait(1_000);
      const copy = await cache.match(...asked);
      if (fault !== "cut" || !copy) return copy;
      const whole = await copy.arrayBuffer();
      return new Response(whole.slice(0, whole.byteLength / 2), copy);
    };
    return { match, put: cache.put.bind(cache) } as Cache;
  };
  return own;
}
