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

async function ask(db: D1Database, origin: string) {
  const work: Promise<unknown>[] = [];
  now += 2_000;
  const answer = await findMenu({ db, publicOrigin: origin, now, waitUntil: (task) => work.push(task) });
  // Deferred work may defer more.
  for (const task of work) await task;
  return answer;
}

const bump = () => run("UPDATE catalogue_version SET version = version + 1");

beforeAll(() => insertSmallCatalogue(env.DB));

describe("category tree at the edge", () => {
  test("first D1, then the edge, without a single category row read", async () => {
    const origin = "https://first.example";
    expect(await ask(env.DB, origin)).toMatchObject({ from: "d1" });
    const { db, counted } = counting(env.DB);
    const warm = await ask(db, origin);
    expect(warm.from).toBe("edge");
    expect(counted.categoryReads).toBe(0);
    expect(warm.parents.length).toBeGreaterThan(0);
  });

  test("an import bumps the version: the old tree once more, the new one behind it", async () => {
    const origin = "https://import.example";
    await ask(env.DB, origin);
    await run(
      "UPDATE parent_category SET name = 'Renamed' WHERE id = (SELECT min(id) FROM parent_category WHERE in_menu = 1)",
    );
    await bump();
    const stale = await ask(env.DB, origin);
    expect(stale.from).toBe("edge-stale");
    expect(stale.parents.map((parent) => parent.name)).not.toContain("Renamed");
    const fresh = await ask(env.DB, origin);
    expect(fresh.from).toBe("edge");
    expect(fresh.parents.map((parent) => parent.name)).toContain("Renamed");
  });

  test("D1 away serves what the edge holds", async () => {
    const origin = "https://faults.example";
    expect(await ask(env.DB, origin)).toMatchObject({ from: "d1" });
    const noDatabase = aroundStatements(env.DB, () => Promise.reject(new Error("away")));
    expect(await ask(noDatabase, origin)).toMatchObject({ from: "edge" });
    await expect(ask(noDatabase, "https://cold.example")).rejects.toThrow();
  });
});
