import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { RequestHandler } from "react-router";
import { bindings } from "../../app/request/bindings.server.ts";
import { respond } from "../../workers/respond.ts";
import { setSettings } from "../support/set-settings.ts";
import { testEnv } from "../support/test-worker.ts";
import { run } from "../support/test-database.ts";

// settled.md 41.

/** Noon, so that no day ends meanwhile. */
const NOON = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 9 * 3_600_000;

let isDone: boolean[] = [];
let work: Promise<unknown>[] = [];

const handle: RequestHandler = async (_, context) => {
  const { db, settings } = context!.get(bindings);
  const { homeLayout } = await settings();
  const row = await db.prepare("SELECT 'jebena' AS name").first<{ name: string }>();
  const page = `<!DOCTYPE html><html><body><main>${row!.name} ${homeLayout}</main></body></html>`;
  return new Response(page, { headers: { "Content-Type": "text/html", "Cache-Control": "private, no-cache" } });
};

async function get(path: string, distance: number, at: number) {
  const headers = { "x-test-distance": String(distance), "x-test-cache": "on", "x-test-now": String(at) };
  const request = new Request(`http://localhost:8787${path}`, { headers: { Accept: "text/html", ...headers } });
  [isDone, work] = [[], []];
  const waitUntil = (one: Promise<unknown>) => {
    const index = isDone.push(false) - 1;
    work.push(one.then(() => (isDone[index] = true)));
  };
  // Counting an answer would wait for its deferred sections.
  const given = testEnv({ ...env, COUNTS: undefined }, request.headers);
  const response = await respond(request, given as never, { waitUntil }, handle);
  const isWaiting = isDone.includes(false);
  const text = await response.text();
  await Promise.all(work);
  return { text, isWaiting, from: /page;desc="([^"]+)"/.exec(response.headers.get("Server-Timing") ?? "")?.[1] };
}

test.each([150, 1_000])("at %i ms home is kept, and handed out before the database answers", async (distance) => {
  const at = NOON + distance * 3_600;
  // After an earlier test's fault nothing is cached for a second.
  await expect.poll(async () => (await get("/", distance, at)).from, { timeout: 60_000 }).toBe("memory");
  const again = await get("/", distance, at + 2_000);
  expect(again).toMatchObject({ text: expect.stringContaining("jebena"), from: "memory" });
  expect(again.isWaiting).toBe(true);
});

test("a page that nobody kept shows the settings that are known, and where they have changed its copy is old at once", async () => {
  const at = NOON + 10_800_000;
  await expect.poll(async () => (await get("/vendors", 20, at)).from, { timeout: 60_000 }).toBe("memory");
  await setSettings(env.DB, { homeLayout: "other" });
  await run("UPDATE catalogue_version SET version = version + 1");
  const seen = [];
  for (const ms of [2_000, 4_000, 6_000]) {
    const { text, from } = await get("/blog/classic", 20, at + ms);
    seen.push([/jebena (\w+)/.exec(text)![1], from]);
  }
  expect(seen).toEqual([
    ["current", "composed"],
    ["current", "stale"],
    ["other", "memory"],
  ]);
});
