import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { fromEdgeCache } from "../../../app/routes/machines/machine-answers.server.ts";
import { insertSmallCatalogue, NOW } from "../../data/small-catalogue.ts";
import { run } from "../../support/test-database.ts";
import { contextOf } from "../../support/request-context.ts";

// security-and-faults.md 5 and 9.

const waiting: Promise<unknown>[] = [];
let now = NOW;

const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
const visit = (db: D1Database = env.DB) =>
  contextOf({ db, clock: () => now, publicOrigin: "https://gulit.example", waitUntil });

async function ask(pieces: string[] | null, name = "sitemaps/products-1.xml", db?: D1Database) {
  const asked = { times: 0 };
  const make = async () => ((asked.times += 1), pieces);
  const answer = await fromEdgeCache(visit(db), { name, make });
  const text = await answer.text();
  await Promise.all(waiting.splice(0));
  return { answer, text, times: asked.times };
}

beforeAll(() => insertSmallCatalogue(env.DB));

test("is made once for a version of the catalogue, whole, and anybody may keep it for an hour", async () => {
  const first = await ask(["<a>", "1", "</a>"]);
  expect([first.text, first.times]).toEqual(["<a>1</a>", 1]);
  expect(first.answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(first.answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const second = await ask(["<b/>"]);
  expect([second.text, second.times]).toEqual(["<a>1</a>", 0]);
  expect(second.answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect((await ask(["<c/>"], "sitemaps/products-2.xml")).text).toBe("<c/>");
});

test("a new version is made anew", async () => {
  await run("UPDATE catalogue_version SET version = version + 1");
  now += 2_000;
  expect(await ask(["<b/>"])).toMatchObject({ text: "<b/>", times: 1 });
});

test("what holds nothing is not found, and not kept", async () => {
  const { answer } = await ask(null, "sitemaps/products-9.xml");
  expect(answer.status).toBe(404);
  expect((await ask(["<d/>"], "sitemaps/products-9.xml")).text).toBe("<d/>");
});

test("503 while the database is away", async () => {
  now += 2_000;
  const away = { prepare: () => ({ first: () => Promise.reject(new Error("D1_ERROR: no answer")) }) };
  const { answer } = await ask(["<e/>"], "sitemaps/products-8.xml", away as unknown as D1Database);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Cache-Control")).toBeNull();
});
