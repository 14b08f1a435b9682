import { beforeEach, expect, test } from "vitest";
import * as imports from "../../../app/data/import/desk-imports.server.ts";
import type { ImportCounts } from "../../../app/domain/feed/feed-import.ts";
import { faultOf } from "../../../app/domain/feed/row-refusal.ts";
import type { LetterPayload } from "../../../app/domain/messages/outbox.ts";
import { renderMessage } from "../../../app/outbound/message.ts";
import { DAY, NOW } from "../small-catalogue.ts";
import { messages } from "../../support/messages.ts";
import { db, run, empty } from "../../support/test-database.ts";
import { author } from "../../support/events.ts";

// Imports at the desk, and their messages to the vendor.

const counts: ImportCounts = {
  ...{ rows: 25, created: 2, updated: 1, unchanged: 0, rejected: 22, retired: 0, warned: 0, soldOut: 0 },
};
const added = (now = NOW, until = 0) =>
  imports.addDeskImport(db, { file: "goods.csv", vendor: "Shema", vendorId: 1, plan: "{}", author, now, until });

beforeEach(async () => {
  await empty("outbox", "import_reject", "import_run", "vendor");
  await run("INSERT INTO vendor (id, name, created_at, email) VALUES (1, 'Shema', 0, 'shema@mail.example')");
});

test("a file is read once it has arrived, and not by two at once", async () => {
  const id = await added(NOW, NOW + DAY);
  expect(await imports.isImportDue(db, NOW)).toBe(false);
  expect(await imports.leaseDeskImport(db, NOW, NOW + 1)).toBeNull();
  await imports.noteImportFile(db, id);
  expect(await imports.isImportDue(db, NOW)).toBe(true);
  expect(await imports.leaseDeskImport(db, NOW, NOW + 60_000)).toMatchObject({ id, stage: "reading" });
  expect(await imports.leaseDeskImport(db, NOW, NOW + 60_000)).toBeNull();
  await imports.noteImportFile(db, id, '{"form":"XML"}');
  await imports.dropDeskImport(db, id);
  expect(await imports.listDeskImports(db, 1, 5)).toMatchObject([{ id, stage: "previewed", plan: '{"form":"XML"}' }]);
});

test("previews that nobody started are dropped after their time, and nothing else is", async () => {
  const [old, young, running, arriving] = [
    await added(NOW - DAY),
    await added(),
    await added(NOW - DAY),
    await added(0),
  ];
  for (const id of [old, young, running]) await imports.noteImportFile(db, id, "{}");
  await imports.moveDeskImport(db, { id: running, vendorId: 1, from: "previewed", to: "running" });
  expect(await imports.dropPreviews(db, null, NOW)).toEqual([old]);
  expect(await imports.dropPreviews(db, 2, NOW + 1)).toEqual([]);
  expect(await imports.dropPreviews(db, 1, NOW + 1)).toEqual([young]);
  expect((await imports.listDeskImports(db, 1, 5)).map(({ id }) => id)).toEqual([arriving, running]);
});

test("a vendor with a mail address gets the report once, in its language", async () => {
  const id = await added();
  const rejects = Array.from({ length: 22 }, (_, at) => ({
    ...{ line: at + 2, id: `p${at}`, title: at === 0 ? "Netela" : "", column: "price" },
    fault: faultOf("notPrice", "call us"),
  }));
  await db.batch(imports.noteProgress(db, { id, stage: "done", handled: 25, counts, rejects, leasedUntil: 0 }));
  const mailed = async (of = { id, vendorId: 1, file: "goods.csv" }) => {
    await (await imports.mailReport(db, of, counts, NOW)).run();
    return (await messages()) as LetterPayload[];
  };
  await mailed();
  const [letter, ...more] = await mailed();
  expect([letter!.to, more]).toEqual(["shema@mail.example", []]);
  const english = renderMessage(letter!, "https://shop.example")!;
  expect(english.title).toBe("Your products from goods.csv");
  expect(english.text).toContain("New: 2, changed: 1, as before: 0, refused: 22.");
  expect(english.text).toContain("- Line 2 (Netela): price «call us» is not a price such as 999.00 ETB. Write digits");
  expect(english.text).toMatch(/- Line 21 \(p19\): [^\n]*\n- and 2 more$/);
  const amharic = renderMessage({ ...letter!, locale: "am" }, "https://shop.example")!.text;
  expect(amharic).toContain("- መስመር 2 (Netela)፦ price «call us»");
  await run("UPDATE vendor SET amharic_name = 'ሸማ'");
  const good = await added();
  expect((await mailed({ id: good, vendorId: 1, file: "b.csv" }))[1]).toMatchObject({
    locale: "am",
    values: { created: 2 },
  });
  await run("UPDATE vendor SET email = ''");
  expect(await mailed({ id: await added(), vendorId: 1, file: "c.csv" })).toHaveLength(2);
});
