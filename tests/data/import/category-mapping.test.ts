import { beforeEach, expect, test } from "vitest";
import { addDeskImport, noteProgress } from "../../../app/data/import/desk-imports.server.ts";
import { findCategoryMapping, listUnknownPaths, mapPath } from "../../../app/data/import/category-mapping.server.ts";
import type { FeedImport, Reject } from "../../../app/domain/feed/feed-import.ts";
import type { CategoryPath } from "../../../app/domain/feed/category-path.ts";
import { collectFeed } from "../../support/feeds/collect-feed.ts";
import { NOW } from "../small-catalogue.ts";
import { db, readRow, run, empty } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

const cups: CategoryPath = {
  parentSlug: "home",
  category: { slugName: "Cups", name: "Cups", nameAm: null },
  subcategory: null,
};
const counts = {} as FeedImport["counts"];

beforeEach(async () => {
  await empty("vendor_place", "operator_event", "import_reject", "import_run", "vendor");
  await run("INSERT INTO vendor (id, name, created_at) VALUES (1, 'Shema', 0), (2, 'Abay', 0)");
});

const file = `id,title,price,category\na,Cup,5 ETB,"iPods &  more"\nb,Pot,5 ETB,iPods &  more\nc,Pan,5 ETB,Gear/Straps\nd,Jug,5 ETB,Kitchen`;
const read = (categories?: ReadonlyMap<string, CategoryPath>) =>
  collectFeed(file, { vendor: "Shema", now: NOW, usdRate: 15_000, ...(categories && { categories }) });
const unsorted = (rows: Awaited<ReturnType<typeof read>>) =>
  rows.flatMap((row) => (row.ok && row.draft.parentSlug === "unsorted" ? row.draft.feedId : []));

test("where a vendor's path belongs is said once, of that vendor alone, and holds for the next file", async () => {
  const rows = await read();
  expect(unsorted(rows)).toEqual(["a", "b", "c"]);
  const rejects = rows.flatMap((row): Reject[] =>
    row.ok ? row.warnings.map((one) => ({ line: row.line, id: row.draft.feedId, title: "", ...one })) : [],
  );
  const run = await addDeskImport(db, {
    ...{ file: "goods.csv", vendor: "Shema", vendorId: 1, plan: "{}", author, now: NOW, until: 0 },
  });
  await db.batch(noteProgress(db, { id: run, stage: "done", handled: 4, counts, rejects, leasedUntil: 0 }));
  const [straps = "", pods = ""] = await listUnknownPaths(db, run, 10);
  expect([straps, pods]).toEqual(["Gear/Straps", "iPods & more"]);

  await mapPath(db, { vendorId: 1, path: pods, category: cups, author, now: NOW });
  expect(await listUnknownPaths(db, run, 10)).toEqual([straps]);
  const again = await read(await findCategoryMapping(db, 1));
  expect(unsorted(again)).toEqual(["c"]);
  expect(again[0]).toMatchObject({ ok: true, draft: cups, warnings: [] });
  expect(await findCategoryMapping(db, 2)).toEqual(new Map());
  const event = await readRow<{ after: string }>("SELECT action, after FROM operator_event");
  expect(event).toMatchObject({ action: "pathPlaced", after: expect.stringContaining("home/Cups") as string });
});
