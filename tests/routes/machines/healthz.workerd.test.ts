import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { notePulse } from "../../../app/data/upkeep/health.server.ts";
import { readBindings, type Bindings } from "../../../app/request/bindings.server.ts";
import { loader } from "../../../app/routes/machines/healthz.ts";
import { run, empty } from "../../support/test-database.ts";
import { contextOf } from "../../support/request-context.ts";

const NOW = Date.UTC(2026, 10, 25, 9);

function ask(path: string, token?: string, changes: Partial<Bindings> = {}): Promise<Response> {
  const url = new URL(path, "https://gulit.example");
  const request = new Request(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const platform = readBindings(env as never, () => {}, request);
  const context = contextOf({ ...platform, clock: () => NOW, ...changes });
  return loader({ request, url, context, params: {} } as never);
}

const away = {
  prepare: () => {
    throw new Error("D1 is away");
  },
} as unknown as D1Database;

beforeEach(() => empty("pulse", "backup"));

test("a probe is told the version, and nothing is asked", async () => {
  const answer = await ask("/healthz", undefined, { db: away, kv: undefined as never });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toEqual({ ok: true, version: env.VERSION.id });
});

test("the deep look is the operator's", async () => {
  for (const token of [undefined, "", "wrong"]) {
    const answer = await ask("/healthz?deep", token);
    expect(answer.status).toBe(401);
    expect(JSON.stringify(await answer.json())).not.toContain("database");
  }
});

test("what is well, and what is not, in sentences", async () => {
  const ill = await ask("/healthz?deep", env.OPERATOR_TOKEN);
  expect(ill.status).toBe(503);
  expect(await ill.json()).toMatchObject({
    ok: false,
    wrong: ["The cron last ran never.", "The queue last delivered never.", "The last backup ended never."],
  });
  await notePulse(env.DB, "cron", NOW - 1_000, 20);
  await notePulse(env.DB, "queue", NOW - 2_000, 900);
  await run("INSERT INTO backup (night, begun_at, ended_at, identity, tables) VALUES (1, 0, ?1, '', '')", NOW);
  const well = await ask("/healthz?deep", env.OPERATOR_TOKEN);
  expect([well.status, await well.json()]).toMatchObject([
    200,
    {
      ok: true,
      version: env.VERSION.id,
      wrong: [],
      facts: { queueDelay: 900, waiting: 0 },
      database: expect.any(Number),
      bucket: expect.any(Number),
    },
  ]);
});

test("with the database away it is said, and so is what stands", async () => {
  const answer = await ask("/healthz?deep", env.OPERATOR_TOKEN, { patientDb: away });
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { wrong: ["D1 does not answer."], database: null, facts: null, namespace: expect.any(Number) },
  ]);
});
