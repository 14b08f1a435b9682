import { expect, test } from "vitest";
import { findCatalogueVersion } from "../../app/data/catalogue-version.server.ts";

function slowDatabase() {
  const asked: { answer: (version: number) => void; fail: () => void }[] = [];
  const first = () =>
    new Promise((resolve, reject) => {
      asked.push({ answer: (version) => resolve({ version }), fail: () => reject(new Error("D1 is away")) });
    });
  return { asked, db: { prepare: () => ({ first }) } as unknown as D1Database };
}

const NOW = 1_900_000_000_000;

test("one request a second asks for the catalogue's version, the others go on with what it was", async () => {
  const { asked, db } = slowDatabase();
  const begun = findCatalogueVersion(db, NOW);
  asked[0]!.answer(7);
  expect(await begun).toBe(7);
  expect(await findCatalogueVersion(db, NOW + 999)).toBe(7);
  expect(asked).toHaveLength(1);

  const looking = findCatalogueVersion(db, NOW + 1_200);
  expect(await Promise.all([1_200, 1_300, 1_699].map((ms) => findCatalogueVersion(db, NOW + ms)))).toEqual([7, 7, 7]);
  expect(asked).toHaveLength(2);
  asked[1]!.answer(8);
  expect(await looking).toBe(8);
  expect(await findCatalogueVersion(db, NOW + 1_300)).toBe(8);
});

test("who finds the database away says so, and the next one asks again", async () => {
  const { asked, db } = slowDatabase();
  const begun = findCatalogueVersion(db, NOW + 10_000);
  asked[0]!.answer(9);
  await begun;
  const failing = findCatalogueVersion(db, NOW + 11_500);
  asked[1]!.fail();
  await expect(failing).rejects.toThrow("away");
  const next = findCatalogueVersion(db, NOW + 11_500);
  asked[2]!.answer(10);
  expect(await next).toBe(10);
});

test("nobody goes on with a version of two seconds ago, or with none", async () => {
  const { asked, db } = slowDatabase();
  const all = [20_000, 20_000, 20_100].map((ms) => findCatalogueVersion(db, NOW + ms));
  expect(asked).toHaveLength(3);
  for (const { answer } of asked) answer(11);
  expect(await Promise.all(all)).toEqual([11, 11, 11]);
});
