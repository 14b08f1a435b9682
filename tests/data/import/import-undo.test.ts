import { beforeEach, expect, test } from "vitest";
import { retireProducts, saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { beginRun, endRun, listRuns } from "../../../app/data/import/import-runs.server.ts";
import { undoStep } from "../../../app/data/import/import-undo.server.ts";
import { reassignSearchRanks } from "../../../app/data/listings/search-index.server.ts";
import { removeLeftovers } from "../../../app/data/upkeep/leftovers.server.ts";
import { draft, emptyCatalogue, NOW, tableContents } from "../../support/import-drafts.ts";
import { searched } from "../../support/searched.ts";
import { db, readRow, readRows, readValue, run } from "../../support/test-database.ts";

// docs/decisions/0061-undoing-imports.md

const LATER = NOW + 60_000;
const UNDONE = LATER + 60_000;
let vendor = 0;

beforeEach(async () => void (vendor = await emptyCatalogue(db, NOW)));

type Drafts = ReturnType<typeof draft>[];

async function importRun(drafts: Drafts, at: number, missing: string[] = []): Promise<number> {
  const run = await beginRun(db, "feed.csv", "Selam Pots", at);
  await saveProducts(db, vendor, drafts, at, run);
  if (missing.length > 0) await retireProducts(db, vendor, missing, at, run);
  await db.batch([endRun(db, run, at)]);
  await reassignSearchRanks(db);
  return run;
}

async function undo(run: number, at = UNDONE) {
  const step = await undoStep(db, run, at);
  await reassignSearchRanks(db);
  return step;
}

const product = (feedId: string) =>
  readRow<Record<string, unknown>>("SELECT * FROM product WHERE feed_id = ?1", feedId);
const set = (feedId: string, sql: string) => run(`UPDATE product SET ${sql} WHERE feed_id = ?1`, feedId);

const WHENEVER = { place: 0, rowid: 0, updated_at: 0 };

/** Without timestamps and without rows that an undo leaves: categories, brands, the version. */
async function contents() {
  const {
    vendor: _vendor,
    category: _c,
    subcategory: _s,
    brand: _b,
    choice: _choice,
    catalogue_version: _v,
    ...all
  } = await tableContents(db);
  return Object.fromEntries(
    Object.entries(all).map(([table, text]) => {
      const rows = JSON.parse(text) as Record<string, unknown>[];
      // Triggers leave counters at 0.
      const counted = table.startsWith("shelf_") ? rows.filter(({ count }) => count !== 0) : rows;
      return [table, counted.map((one) => ({ ...one, ...WHENEVER }))];
    }),
  );
}

const former = () => [
  draft("a", {
    ...{ nameAm: "ድስት", brand: "Habesha", salePrice: 80_000, discount: 20, saleUntil: NOW + 86_400_000 },
    variants: [
      { color: "Red", colorAm: "ቀይ", colorCode: "#ff0000", size: "S", price: 99_900 },
      { color: "Blue", colorAm: null, colorCode: null, size: null, price: 120_000 },
    ],
    specifications: [{ name: "Weight", nameAm: "ክብደት", value: "2 kg", valueAm: null }],
  }),
  draft("b"),
  draft("c"),
];

const wrong = () => [
  draft("a", {
    ...{ name: "Wrong title", brand: "Nobody", sellingPrice: 100, stockAmount: 900, images: [] },
    ...{ parentSlug: "apparel", category: { slugName: "dresses", name: "Dresses", nameAm: null }, subcategory: null },
    variants: [{ color: "Red", colorAm: null, colorCode: null, size: "S", price: 100 }],
  }),
  draft("b", { description: "Broken once.", stockAmount: 0 }),
];

test("what an import changed goes back to what it was, in every table, and what it retired comes back", async () => {
  await importRun(former(), NOW);
  const before = await contents();
  const run = await importRun(wrong(), LATER, ["c"]);
  expect(await contents()).not.toEqual(before);
  expect(await undo(run)).toEqual({ restored: 3, retired: 0, left: 0, isDone: true });
  const after = await contents();
  // A deleted variant comes back with a new id.
  const { product_variant: variants, ...rest } = after;
  const { product_variant: formerVariants, ...formerRest } = before;
  const unnumbered = (rows: object[] | undefined) => rows!.map((row) => ({ ...row, id: 0 }));
  expect(unnumbered(variants)).toEqual(unnumbered(formerVariants));
  expect(rest).toEqual(formerRest);
  expect((await searched(db, "wrong")).total).toBe(0);
  expect((await searched(db, "clay")).total).toBe(3);
  expect((await listRuns(db, 1))[0]).toMatchObject({ id: run, undoneAt: UNDONE, changes: 0 });
});

test("an address that the wrong feed gave leads to the product as it is called again", async () => {
  await importRun(former(), NOW);
  await undo(await importRun(wrong(), LATER));
  expect((await product("a"))?.name_slug).toBe("clay-pot-a");
  const results = await readRows("SELECT slug FROM product_old_slug");
  expect(results).toEqual([{ slug: "wrong-title" }]);
});

test("what the import added is off sale, as what a feed no longer has", async () => {
  await importRun(former(), NOW);
  const run = await importRun([draft("new")], LATER);
  expect(await undo(run)).toEqual({ restored: 0, retired: 1, left: 0, isDone: true });
  expect(await product("new")).toMatchObject({ retired_at: UNDONE, gone_at: UNDONE });
  expect((await searched(db, "new")).total).toBe(0);
  expect(await saveProducts(db, vendor, [draft("new")], UNDONE)).toMatchObject({ updated: 1 });
});

test("what the feed had not before is not on sale afterwards", async () => {
  await importRun(former(), NOW, ["c"]);
  const run = await importRun([draft("c", { sellingPrice: 500 })], LATER);
  await undo(run);
  expect(await product("c")).toMatchObject({ selling_price: 99_900, gone_at: UNDONE });
  expect((await searched(db, "clay")).total).toBe(2);
});

test.each([
  { name: "nothing sold since", sold: 0, left: 5 },
  { name: "three sold since", sold: 3, left: 2 },
  { name: "one given back since", sold: -1, left: 6 },
  { name: "more sold than there were: none is left", sold: 40, left: 0 },
])("stock is what it was, less what was sold since: $name", async ({ sold, left }) => {
  await importRun(former(), NOW);
  await set("a", "units_taken = 2, stock_amount = 5, listed_stock = 5");
  const run = await importRun(wrong(), LATER);
  await set("a", `units_taken = units_taken + ${sold}, stock_amount = stock_amount - ${sold}`);
  await undo(run);
  expect(await product("a")).toMatchObject({ stock_amount: left, units_taken: 2 + sold });
  expect(((await product("a"))?.listed_stock as number) > 0).toBe(left > 0);
});

test("stock and prices that somebody set since stay, and so do those that staff locked", async () => {
  await importRun(former(), NOW);
  const run = await importRun(
    [draft("b", { sellingPrice: 100, stockAmount: 900 }), draft("c", { sellingPrice: 100 })],
    LATER,
  );
  await set("b", "stock_amount = 44, listed_stock = 44, selling_price = 77700");
  await set("c", "locked = 1");
  await undo(run);
  expect(await product("b")).toMatchObject({ stock_amount: 44, selling_price: 77_700, description: "Fired twice." });
  expect(await product("c")).toMatchObject({ selling_price: 100, locked: 1 });
});

test("options have their stock and pictures again, less what was sold of each since", async () => {
  const option = (size: string, stockAmount: number, picture: number) => ({
    ...{ color: null, colorAm: null, colorCode: null, size, price: 99_900, stockAmount, picture },
  });
  const shirt = (variants: ReturnType<typeof option>[]) =>
    draft("shirt", { variants, stockAmount: variants.reduce((sum, one) => sum + one.stockAmount, 0) });
  await importRun([shirt([option("S", 5, 0), option("M", 3, 1)])], NOW);
  const run = await importRun([shirt([option("S", 90, 1)])], LATER);
  await db.exec("UPDATE product_variant SET units_taken = 2, stock_amount = 88 WHERE size = 'S'");
  await set("shirt", "units_taken = 2, stock_amount = 88, listed_stock = 88");
  await undo(run);
  const results = await readRows("SELECT size, stock_amount, picture FROM product_variant ORDER BY position");
  expect(results).toEqual([
    { size: "S", stock_amount: 3, picture: 0 },
    { size: "M", stock_amount: 3, picture: 1 },
  ]);
  expect(await product("shirt")).toMatchObject({ stock_amount: 6, units_taken: 2 });
});

test("what staff hid stays hidden", async () => {
  await importRun(former(), NOW);
  const run = await importRun(wrong(), LATER);
  await set("b", `hidden_at = ${LATER}, retired_at = ${LATER}`);
  await undo(run);
  expect(await product("b")).toMatchObject({ retired_at: LATER, hidden_at: LATER, description: "Fired twice." });
});

test("what a later import wrote is left, and a run that wrote a product twice goes back to what was before it", async () => {
  await importRun(former(), NOW);
  const run = await beginRun(db, "feed.csv", "", LATER);
  await saveProducts(db, vendor, [draft("a", { sellingPrice: 100 }), draft("b", { sellingPrice: 200 })], LATER, run);
  await saveProducts(db, vendor, [draft("a", { sellingPrice: 300 })], LATER, run);
  const mending = await importRun([draft("b", { sellingPrice: 55_500 })], LATER);
  expect(await undo(run)).toEqual({ restored: 1, retired: 0, left: 1, isDone: true });
  expect((await product("a"))?.selling_price).toBe(99_900);
  expect((await product("b"))?.selling_price).toBe(55_500);
  expect(await undo(mending)).toMatchObject({ restored: 1 });
  expect((await product("b"))?.selling_price).toBe(200);
});

test("a larger import is undone in steps of fifty, each of them whole", async () => {
  const many = (price: number) => Array.from({ length: 70 }, (_, index) => draft(`p${index}`, { sellingPrice: price }));
  await importRun(many(99_900), NOW);
  const run = await importRun(many(100), LATER);
  const wrongOnes = () => readValue("SELECT count(*) AS count FROM product WHERE selling_price = 100");
  expect(await undoStep(db, run, UNDONE)).toMatchObject({ restored: 50, isDone: false });
  expect(await wrongOnes()).toBe(20);
  expect((await listRuns(db, 1))[0]).toMatchObject({ undoneAt: null, changes: 20 });
  expect(await undoStep(db, run, UNDONE)).toMatchObject({ restored: 20, isDone: true });
  expect(await wrongOnes()).toBe(0);
});

test("a step that fails leaves what was there, and the same again mends it", async () => {
  await importRun(former(), NOW);
  const run = await importRun(wrong(), LATER);
  const before = await contents();
  await db.exec(
    "CREATE TRIGGER broken BEFORE INSERT ON product_specification BEGIN SELECT raise(ABORT, 'broken'); END",
  );
  await expect(undoStep(db, run, UNDONE)).rejects.toThrow("broken");
  await db.exec("DROP TRIGGER broken");
  expect(await contents()).toEqual(before);
  expect((await listRuns(db, 1))[0]).toMatchObject({ undoneAt: null, changes: 2 });
  expect(await undo(run)).toMatchObject({ restored: 2, isDone: true });
});

test("a product that somebody changes meanwhile is not written over", async () => {
  await importRun(former(), NOW);
  const run = await importRun(wrong(), LATER);
  const batch = async <T>(statements: D1PreparedStatement[]) => {
    await set("b", `updated_at = ${LATER + 5}, selling_price = 61000`);
    return db.batch<T>(statements);
  };
  await expect(undoStep({ ...db, batch }, run, UNDONE)).rejects.toThrow("hidden_as_seen");
  expect(await undo(run)).toMatchObject({ restored: 2 });
  expect((await product("b"))?.selling_price).toBe(61_000);
});

test("third-party pictures that the shop hands out are fetched again where they were on their way out", async () => {
  const first = await beginRun(db, "feed.csv", "", NOW);
  await saveProducts(db, vendor, [draft("b")], NOW, first);
  const before = await contents();
  const run = await beginRun(db, "feed.csv", "", LATER);
  await saveProducts(db, vendor, [draft("b", { images: [] })], LATER, run);
  await db.exec("UPDATE picture SET state = 'leaving'");
  await undo(run);
  expect((await contents()).product_image).toEqual(before.product_image);
  const results = await readRows("SELECT DISTINCT state, is_loose FROM picture");
  expect(results).toEqual([{ state: "waiting", is_loose: 0 }]);
});

test("what a run changed is kept for two weeks", async () => {
  const run = await importRun(former(), NOW);
  const day = 86_400_000;
  await Promise.all(removeLeftovers(db, NOW + 14 * day, 100));
  expect((await listRuns(db, 1, run))[0]?.changes).toBe(3);
  await Promise.all(removeLeftovers(db, NOW + 14 * day + 1, 100));
  expect((await listRuns(db, 1, run))[0]?.changes).toBe(0);
  await Promise.all(removeLeftovers(db, NOW + 85 * day, 100));
  expect(await listRuns(db, 1, run)).toEqual([]);
});
