import { beforeAll, expect, test } from "vitest";
import { countReaders, exportNewsletter, listWaitingAlerts } from "../../../app/data/messages/readers.server.ts";
import { insertSmallCatalogue, NOW } from "../small-catalogue.ts";
import { author, eventsOf } from "../../support/events.ts";
import { db, run } from "../../support/test-database.ts";

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await db.exec(`
    INSERT INTO alert (id, kind, target_id, reader, locale, price, leave_secret, created_at, notified_at) VALUES (1, 'follow', 2, 'a@mail.example', 'en', NULL, 's1', 5, NULL), (2, 'stock', 1, 'a@mail.example', 'am', NULL, 's2', 6, 7), (3, 'price', 1, '+251911234567', 'en', 5000, 's3', 8, NULL), (4, 'stock', 999999, 'b@mail.example', 'en', NULL, 's4', 9, NULL)`);
});

test("alerts that wait, newest first, and not whose they are; what is sold no longer has no name", async () => {
  const all = await listWaitingAlerts(db, { before: null, limit: 9 });
  expect(all).toMatchObject([
    { id: 4, kind: "stock", targetId: 999_999, name: null },
    { id: 3, kind: "price", targetId: 1, price: 5_000, createdAt: 8 },
    { id: 1, kind: "follow", targetId: 2, price: null },
  ]);
  expect(all[1]!.name).not.toBeNull();
  expect(all[2]!.name).not.toBeNull();
  expect(JSON.stringify(all)).not.toMatch(/mail\.example|2519/);
  expect(await listWaitingAlerts(db, { before: 3, limit: 1 })).toMatchObject([{ id: 1 }]);
  expect(await countReaders(db)).toMatchObject({ follow: 1, stock: 1, price: 1 });
});

test("all readers by address, however many portions they come in, and who took them along", async () => {
  await run(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5001)
    INSERT INTO newsletter_subscriber SELECT printf('r%05d@mail.example', i), iif(i % 5 = 0, 'am', 'en'), ?1 + i, 'h' || i FROM n`,
    NOW,
  );
  const readers = await exportNewsletter(db, { author, now: NOW });
  expect(readers).toHaveLength(5_001);
  expect(new Set(readers.map(({ email }) => email)).size).toBe(5_001);
  expect(readers[4]).toEqual({ email: "r00005@mail.example", locale: "am", consentedAt: NOW + 5 });
  expect(await countReaders(db)).toMatchObject({ en: 4_001, am: 1_000 });
  expect(await eventsOf("readers", "newsletter")).toMatchObject([
    { action: "readersExported", authorName: "Almaz", after: { rows: 5_001 }, at: NOW },
  ]);
});
