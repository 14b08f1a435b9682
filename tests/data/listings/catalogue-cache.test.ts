import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { aroundStatements } from "../../../app/data/bounded.server.ts";
import { findCatalogueVersion } from "../../../app/data/catalogue-version.server.ts";
import { CatalogueCache } from "../../../app/data/listings/catalogue-cache.server.ts";
import { findSearchPlan } from "../../../app/data/listings/search-plan.server.ts";
import { listRelevant } from "../../../app/data/listings/page-by-relevance.server.ts";
import { findValueNames } from "../../../app/data/listings/values.server.ts";
import { noFilter } from "../../../app/domain/listings/listing-filter.ts";
import { insertSearchRows, insertSmallCatalogue } from "../small-catalogue.ts";
import { run } from "../../support/test-database.ts";

// settled.md 41.

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await insertSearchRows(env.DB);
});

/** Later than the cached version's lifetime. */
let now = Date.UTC(2099, 0, 1);
const hearOfVersion = () => findCatalogueVersion(env.DB, (now += 10_000));
let questions = 0;
const db = aroundStatements(env.DB, (_, run) => ((questions += 1), run()));

test("names are read once, only those that are not known, and anew after the catalogue has changed", async () => {
  await hearOfVersion();
  const cache = new CatalogueCache();
  questions = 0;
  const names = async (vendors: number[]) =>
    (await findValueNames(db, { vendors }, cache)).vendors!.map(({ name }) => name).toSorted();
  expect([await names([1]), await names([1]), questions]).toEqual([["Vendor 01"], ["Vendor 01"], 1]);
  expect([await names([1, 2]), await names([2, 1]), questions]).toEqual([
    ["Vendor 01", "Vendor 02"],
    ["Vendor 01", "Vendor 02"],
    2,
  ]);
  await run("UPDATE vendor SET name = 'Renamed' WHERE id = 1");
  await run("UPDATE catalogue_version SET version = version + 1");
  await hearOfVersion();
  expect([await names([1, 2]), questions]).toEqual([["Renamed", "Vendor 02"], 3]);
  expect([await names([77]), await names([77]), questions]).toEqual([[], [], 5]);
});

test("an answer is read once for each key, until the catalogue has changed; nothing is no answer", async () => {
  await hearOfVersion();
  const cache = new CatalogueCache();
  let reads = 0;
  const ask = (key: string, answer: string | null) => cache.getOrRead(key, async () => ((reads += 1), answer));
  expect([await ask("a", "one"), await ask("a", "two"), await ask("b", "three"), reads]).toEqual([
    "one",
    "one",
    "three",
    2,
  ]);
  expect([await ask("none", null), await ask("none", "now"), reads]).toEqual([null, "now", 4]);
  await run("UPDATE catalogue_version SET version = version + 1");
  await hearOfVersion();
  expect([cache.recall("a"), await ask("a", "anew")]).toEqual([undefined, "anew"]);
});

test("what was read while the catalogue changed is not kept", async () => {
  await hearOfVersion();
  const cache = new CatalogueCache();
  const answer = await cache.getOrRead("a", async () => {
    await run("UPDATE catalogue_version SET version = version + 1");
    await hearOfVersion();
    return "of before";
  });
  expect([answer, cache.recall("a")]).toEqual(["of before", undefined]);
});

test("an isolate keeps a thousand answers", async () => {
  const cache = new CatalogueCache();
  for (let key = 0; key < 1_001; key += 1) await cache.getOrRead(`key ${key}`, async () => key);
  expect([cache.recall("key 0"), cache.recall("key 1000")]).toEqual([undefined, 1_000]);
});

test("a search reads its tiers at once", async () => {
  const plan = (await findSearchPlan(env.DB, "phone"))!;
  expect(plan.tiers.length).toBeGreaterThan(3);
  questions = 0;
  const products = await listRelevant(db, plan, noFilter, { size: 24, offset: 0 });
  expect([products.length > 0, questions]).toEqual([true, 1]);
});
