import { beforeEach, expect, test } from "vitest";
import * as outbox from "../../../app/data/messages/outbox.server.ts";
import { nextTry } from "../../../app/domain/messages/outbox.ts";
import { HOUR, MINUTE, NOW } from "../small-catalogue.ts";
import { db, readRow, run } from "../../support/test-database.ts";

// security-and-faults.md 2 (Tasks) and 3.

beforeEach(() => run("DELETE FROM outbox"));

function entry(dedupeKey: string, now = NOW, expiresAt = NOW + HOUR): D1PreparedStatement {
  const payload = { to: "+251911000000", locale: "en", text: "passwordChanged" } as const;
  return outbox.outboxStatement(db, { kind: "sms", dedupeKey, payload, now, expiresAt });
}

const lease = (now = NOW, limit = 10) => outbox.leaseDue(db, now, { limit, leaseMs: MINUTE });
const row = (key: string) =>
  readRow("SELECT state, due_at, sent_at, payload, problem, attempts FROM outbox WHERE dedupe_key = ?", key);

test("the same message twice is one", async () => {
  await db.batch([entry("a"), entry("a"), entry("b")]);
  expect((await lease()).map(({ dedupeKey }) => dedupeKey).sort()).toEqual(["a", "b"]);
});

test("consumers at the same moment take each message once, the oldest first", async () => {
  await db.batch(Array.from({ length: 30 }, (_, n) => entry(`m${n}`, NOW - n)));
  const [first] = await lease(NOW, 1);
  expect(first?.dedupeKey).toBe("m29");
  const rounds = await Promise.all(Array.from({ length: 6 }, () => lease(NOW, 5)));
  const taken = rounds.flat().map(({ id }) => id);
  expect(taken).toHaveLength(29);
  expect(new Set(taken).size).toBe(29);
});

test("nothing is taken before it is due, nor while another has it; what a dead consumer had comes again", async () => {
  await entry("later", NOW + 1).run();
  expect(await lease()).toEqual([]);
  const [first] = await lease(NOW + 1);
  expect(first).toMatchObject({ attempts: 1, kind: "sms", payload: { to: "+251911000000" } });
  expect(await lease(NOW + MINUTE)).toEqual([]);
  const [again] = await lease(NOW + 1 + MINUTE);
  expect(again).toMatchObject({ id: first!.id, attempts: 2 });
});

test("sent is final, whoever had it by then; contact, text and code leave the table", async () => {
  await entry("a").run();
  const [first] = await lease();
  const [second] = await lease(NOW + MINUTE);
  await outbox.markSent(db, first!, NOW + 1);
  expect(await row("a")).toMatchObject({ state: "sent", sent_at: NOW + 1, payload: "{}", problem: null });
  await outbox.postpone(db, second!, NOW + HOUR, "status 500");
  await outbox.drop(db, second!, NOW + 2, "status 400");
  expect(await row("a")).toMatchObject({ state: "sent", sent_at: NOW + 1, problem: null });
  expect(await lease(NOW + HOUR)).toEqual([]);
});

test("a consumer whose lease ended changes nothing of a message that another has", async () => {
  await entry("a").run();
  const [first] = await lease();
  await lease(NOW + MINUTE);
  await outbox.postpone(db, first!, NOW, "late");
  await outbox.markUndeliverable(db, first!, NOW);
  await outbox.drop(db, first!, NOW, "late");
  expect(await row("a")).toMatchObject({ state: "waiting", problem: null, attempts: 2 });
  expect(await lease(NOW + MINUTE)).toEqual([]);
});

test("the wait grows fourfold, to six tries, and never past the end of use", () => {
  const waits = [1, 2, 3, 4, 5].map((attempts) => (nextTry(attempts, NOW, Infinity)! - NOW) / MINUTE);
  expect(waits).toEqual([1, 4, 16, 64, 256]);
  expect(nextTry(6, NOW, Infinity)).toBeNull();
  expect(nextTry(2, NOW, NOW + 4 * MINUTE)).toBeNull();
  expect(nextTry(2, NOW, NOW + 4 * MINUTE + 1)).toBe(NOW + 4 * MINUTE);
});

test("old messages are removed, a few at a time, whatever became of them", async () => {
  await db.batch([entry("x", 1), entry("y", 2), entry("z", 3), entry("new")]);
  await outbox.removeOldMessages(db, 1_000, 2);
  expect([await row("x"), await row("y")]).toEqual([null, null]);
  expect(await row("z")).not.toBeNull();
  await outbox.removeOldMessages(db, 1_000, 2);
  expect(await row("z")).toBeNull();
  expect(await row("new")).not.toBeNull();
});
