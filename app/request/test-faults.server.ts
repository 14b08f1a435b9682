import { aroundStatements } from "../data/around-statements.server.ts";
import { findSettings } from "../data/catalogue-version.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import type { Bindings } from "./platform.ts";

/**
 * Faults that a test asks for by header; the worker reads them only where the binding TEST_FAULTS exists, which no
 * deployed configuration has (settled.md 35). `x-test-now`: UTC ms. `x-test-slow: TEXT=MS`: statements that contain
 * TEXT answer later. `x-test-distance: MS`: each call of the database and of KV takes so much longer. `x-test-fail: TEXT`: they do not answer at all. `x-test-limit: real`: the platform counts this
 * request; the others, of which tests send many from one address, it does not. `x-test-push: on`: the shop has Firebase keys.
 * `x-test-newsletter: on`: the newsletter opens by itself. `x-test-cache`: `off` composes every page anew, as does a fault
 * of the database without `on`; `edge` leaves this isolate's memory out, and with `fail`, `slow` or `cut` the Cache API
 * throws, answers late or gives back half of what was put.
 */
export function withTestFaults(platform: Bindings, headers: Headers): Bindings {
  const now = Number(headers.get("x-test-now"));
  const [slow, delay] = (headers.get("x-test-slow") ?? "").split("=", 2);
  const fail = headers.get("x-test-fail");
  const distance = Number(headers.get("x-test-distance"));
  const cache = headers.get("x-test-cache");
  const faulty = (db: D1Database) =>
    farDatabase(slow || fail ? faultyDatabase(db, { slow, delay: Number(delay), fail }) : db, distance);
  const clock = now ? () => now : platform.clock;
  const primary = faulty(platform.primary);
  // Must not appear in another shopper's page.
  const isOdd = headers.has("x-test-push") || headers.has("x-test-newsletter");
  const isOn = !isOdd && (cache === null ? !slow && !fail && !distance : cache !== "off");
  return {
    ...platform,
    pageCopies: !isOn ? "off" : cache === null || cache === "on" ? "on" : "edge",
    edgeFault: edgeFaults.find((fault) => fault === cache) ?? null,
    clock,
    isTestTime: now > 0,
    push: headers.has("x-test-push") ? pushKeys : platform.push,
    settings: async () => ({
      ...(await findSettings(primary, clock())),
      ...(headers.has("x-test-newsletter") && { opensNewsletter: true }),
    }),
    rateLimits: headers.has("x-test-limit") ? platform.rateLimits : unlimited,
    db: faulty(platform.db),
    primary,
    kv: distance ? farStore(platform.kv, distance) : platform.kv,
  };
}

const edgeFaults = ["fail", "slow", "cut"] as const;

/** Keys of no real project; tests answer for Firebase. */
const pushKeys: PushKeys = {
  projectId: "gulit-test",
  apiKey: "AIzaTest",
  appId: "1:1:web:1",
  senderId: "1",
  // A valid point of the curve, which browsers require.
  vapidKey: "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI",
};

const always: RateLimit = { limit: async () => ({ success: true }) };
const unlimited: Bindings["rateLimits"] = {
  writes: always,
  writesAddress: always,
  search: always,
  searchAddress: always,
  push: always,
  reports: always,
  portal: always,
};

interface Faults {
  slow: string | undefined;
  delay: number;
  fail: string | null;
}

function faultyDatabase(db: D1Database, { slow, delay, fail }: Faults): D1Database {
  return aroundStatements(db, async (texts, run) => {
    for (const text of texts) {
      if (fail && text.includes(fail)) throw new Error("D1 does not answer (test)");
      if (slow && text.includes(slow)) await new Promise((resolve) => setTimeout(resolve, delay));
    }
    return run();
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The same database, `ms` away: a batch is one call. */
function farDatabase(db: D1Database, ms: number): D1Database {
  return ms ? aroundStatements(db, async (_, run) => (await wait(ms), run())) : db;
}

function farStore(kv: KVNamespace, ms: number): KVNamespace {
  return {
    get: async (...asked: [string, "json"]) => (await wait(ms), kv.get(...asked)),
    put: async (...stored: [string, string]) => (await wait(ms), kv.put(...stored)),
    delete: async (key: string) => (await wait(ms), kv.delete(key)),
  } as unknown as KVNamespace;
}
