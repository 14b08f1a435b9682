import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { aroundStatements } from "../../../app/data/bounded.server.ts";
import { findMenu } from "../../../app/data/products/menu.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { run } from "../../support/test-database.ts";

let now = 1_800_000_000_000;

function counting(db: D1Database) {
  const counted = { categoryReads: 0 };
  const listened = aroundStatements(db, (texts, run) => {
    counted.categoryReads += texts.filter((text) => /\b(category|subcategory|parent_category)\b/.test(text)).length;
    return run();
  });
  return { db: listened, counted };
}

async function ask(db: D1Database = env.DB, kv: KVNamespace = env.KV, origin = "https://shop.example") {
  const work: Promise<unknown>[] = [];
  now += 2_000;
  const answer = await findMenu({ db, kv, publicOrigin: origin, now, waitUntil: (task) => work.push(task) });
  // Deferred work may defer more.
  for (const task of work) await task;
  return answer;
}

const bump = () => run("UPDATE catalogue_version SET version = version + 1");

beforeAll(() => insertSmallCatalogue(env.DB));

describe("category tree at the edge", () => {
  test("first D1, then the edge, without a single category row read", async () => {
    const origin = "https://first.example";
    expect(await ask(env.DB, env.KV, origin)).toMatchObject({ from: expect.stringMatching(/d1|kv/) });
    const { db, counted } = counting(env.DB);
    const warm = await ask(db, env.KV, origin);
    expect(warm.from).toBe("edge");
    expect(counted.categoryReads).toBe(0);
    expect(warm.parents.length).toBeGreaterThan(0);
  });

  test("another place's empty edge is filled from KV, without category rows", async () => {
    await ask(env.DB, env.KV, "https://one.example");
    const { db, counted } = counting(env.DB);
    expect(await ask(db, env.KV, "https://two.example")).toMatchObject({ from: "kv" });
    expect(counted.categoryReads).toBe(0);
  });

  test("an import bumps the version: the old tree once more, the new one behind it", async () => {
    const origin = "https://import.example";
    await ask(env.DB, env.KV, origin);
    await run(
      "UPDATE parent_category SET name = 'Renamed' WHERE id = (SELECT min(id) FROM parent_category WHERE in_menu = 1)",
    );
    await bump();
    const stale = await ask(env.DB, env.KV, origin);
    expect(stale.from).toBe("edge-stale");
    expect(stale.parents.map((parent) => parent.name)).not.toContain("Renamed");
    const fresh = await ask(env.DB, env.KV, origin);
    expect(fresh.from).toBe("edge");
    expect(fresh.parents.map((parent) => parent.name)).toContain("Renamed");
  });

  test("KV away is a miss; D1 away serves what the edge holds", async () => {
    const origin = "https://faults.example";
    const away = new Proxy({}, { get: () => () => Promise.reject(new Error("away")) });
    expect(await ask(env.DB, away as KVNamespace, origin)).toMatchObject({ from: "d1" });
    const noDatabase = aroundStatements(env.DB, () => Promise.reject(new Error("away")));
    expect(await ask(noDatabase, away as KVNamespace, origin)).toMatchObject({ from: "edge" });
    await expect(ask(noDatabase, away as KVNamespace, "https://cold.example")).rejects.toThrow();
  });
});
