import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { watchReads } from "../../app/page-cache/watched-database.server.ts";

const now = Date.UTC(2026, 10, 22, 9);
const soon = now + 5_000;
const later = now + 60_000;

test("turns at the first time to come of any row, however it is read", async () => {
  const asks: ((db: D1Database) => Promise<unknown>)[] = [
    (db) =>
      db
        .prepare("SELECT ?1 AS a, ?2 AS b, ?3 AS c")
        .bind(later, soon, now - 1)
        .all(),
    (db) => db.prepare("SELECT ?1 AS a").bind(soon).first(),
    (db) => db.prepare("SELECT ?1 AS a").bind(soon).first("a"),
    (db) => db.prepare("SELECT ?1 AS a").bind(soon).raw(),
    (db) => db.prepare("SELECT ?1 AS a").bind(soon).run(),
    (db) => db.prepare("SELECT ?1 AS a").bind(`[{"ends":${later}},{"ends":${soon}}]`).all(),
    (db) => db.batch([db.prepare("SELECT 1"), db.prepare("SELECT ?1 AS a").bind(soon)]),
  ];
  for (const ask of asks) {
    const watched = watchReads(now);
    await ask(watched.watch(env.DB));
    expect(watched.turnsAt()).toBe(soon);
    expect(watched.isWhole()).toBe(true);
  }
});

test("does not turn at what was, at this very moment, or at numbers that are no times", async () => {
  const watched = watchReads(now);
  await watched
    .watch(env.DB)
    .prepare("SELECT ?1 AS a, ?2 AS b, 12 AS c, 9e15 AS d, '5' AS e")
    .bind(now, now - 1)
    .all();
  expect(watched.turnsAt()).toBe(Infinity);
});

test("is not whole while a question waits, and never where one failed", async () => {
  const watched = watchReads(now);
  const asked = watched.watch(env.DB).prepare("SELECT 1").all();
  expect(watched.isWhole()).toBe(false);
  await asked;
  expect(watched.isWhole()).toBe(true);
  await expect(watched.watch(env.DB).prepare("SELECT nothing").all()).rejects.toThrow();
  expect(watched.isWhole()).toBe(false);
});
