import { aroundStatements, boundedDatabase } from "../data/bounded.server.ts";
import { findSettings } from "../data/catalogue-version.server.ts";
import type { PushKeys } from "../domain/accounts/push-keys.ts";
import type { Bindings } from "./platform.ts";

/**
 * Faults by header, only with the binding TEST_FAULTS (settled.md 35). `x-test-now`: UTC ms; `x-test-slow: TEXT=MS`:
 * statements with TEXT are slow; `x-test-distance: MS`: added to each call; `x-test-fail: TEXT`: no answer;
 * `x-test-limit`: rate limits are real, or full; `x-test-cache`: off, edge, fail, slow or cut.
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
      ...(await findSettings(boundedDatabase(primary, platform.budget), clock())),
      ...(headers.has("x-test-newsletter") && { opensNewsletter: true }),
    }),
    rateLimits: limitsOf(platform.rateLimits, headers.get("x-test-limit")),
    db: faulty(platform.db),
    primary,
    kv: distance ? farStore(platform.kv, distance) : platform.kv,
  };
}

const edgeFaults = ["fail", "slow", "cut"] as const;

const pushKeys: PushKeys = {
  projectId: "gulit-test",
  apiKey: "AIzaTest",
  appId: "1:1:web:1",
  senderId: "1",
  // A valid point of the curve, which browsers require.
  vapidKey: "BIPUL12DLfytvTajnryr2PRdAgXS3HGKiLqndGcJGabyhHheJYlNGCeXl1dn18gSJ1WAkAPIxr4gK0_dQds4yiI",
};

function limitsOf(limits: Bindings["rateLimits"], asked: string | null): Bindings["rateLimits"] {
  if (asked === "real") return limits;
  const same: RateLimit = { limit: async () => ({ success: asked !== "full" }) };
  return Object.fromEntries(Object.keys(limits).map((name) => [name, same])) as Bindings["rateLimits"];
}

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
