import { beforeAll, expect, test } from "vitest";
import { retireProducts, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { reassignSearchRanks } from "../../../app/data/listings/search-index.server.ts";
import { draft, emptyCatalogue, NOW } from "../../support/import-drafts.ts";
import { searched } from "../../support/searched.ts";
import { db, readRows, readValue } from "../../support/test-database.ts";

let vendor = 0;

beforeAll(async () => void (vendor = await emptyCatalogue(db, NOW)));

const save = (...drafts: ReturnType<typeof draft>[]) => saveProducts(db, vendor, drafts, NOW);
const countOf = (word: string) => readValue("SELECT count FROM search_word WHERE word = ?1", word);
const spellingOf = (word: string) => readValue("SELECT spelling FROM search_word WHERE word = ?1", word);

async function recounted(): Promise<Map<string, number>> {
  const results = await readRows<{ category: string }>("SELECT category FROM product_search");
  const counts = new Map<string, number>();
  for (const token of results.flatMap(({ category }) => category.split(" ")))
    counts.set(token.slice(1), (counts.get(token.slice(1)) ?? 0) + 1);
  return counts;
}

async function expectTrueCounts(): Promise<void> {
  const results = await readRows<{ word: string; count: number }>(
    "SELECT word, count FROM search_word WHERE count <> 0",
  );
  expect(new Map(results.map(({ word, count }) => [word, count]))).toEqual(await recounted());
}

test("words count the products that have them, through changes, retirement and return", async () => {
  await save(draft("a", { name: "Copper kettle" }), draft("b", { name: "Copper pan", nameAm: "የመዳብ መጥበሻ" }));
  expect(await countOf("copper")).toBe(2);
  await expectTrueCounts();

  await save(draft("a", { name: "Tin kettle" }), draft("b", { name: "Copper pan", nameAm: "የመዳብ መጥበሻ" }));
  expect(await countOf("copper")).toBe(1);
  expect(await countOf("tin")).toBe(1);
  await expectTrueCounts();

  await retireProducts(db, vendor, ["a", "b"], NOW);
  expect(await countOf("kettle")).toBe(0);
  expect((await searched(db, "kettl")).total).toBe(0);
  await expectTrueCounts();

  await save(draft("a", { name: "Tin kettle" }));
  expect(await countOf("kettle")).toBe(1);
  await reassignSearchRanks(db);
  expect(await countOf("copper")).toBeNull();
  await expectTrueCounts();
});

test("shown is what a shop wrote, not how it is compared or a form that nobody wrote", async () => {
  await save(draft("c", { name: "Adidas caps", nameAm: "የሐረር ጀበና" }));
  expect(await spellingOf("የሀረር")).toBe("የሐረር");
  expect(await spellingOf("adida")).toBe("adidas");
  expect(await spellingOf("cap")).toBe("caps");
  await save(draft("d", { name: "Wool cap" }));
  expect(await spellingOf("cap")).toBe("cap");
  expect((await searched(db, "ጀበበና")).plan?.corrected).toBe("ጀበና");
  expect((await searched(db, "የሀረሮር")).plan?.corrected).toBe("የሐረር");
});
