import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bounded, boundedDatabase, boundedStore } from "../../app/data/bounded.server.ts";
import { Budget } from "../../app/data/budget.server.ts";

// security-and-faults.md 9 and docs/decisions/0047.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

async function after<T>(ms: number, work: Promise<T>): Promise<T | "waiting" | "rejected"> {
  let outcome: T | "waiting" | "rejected" = "waiting";
  work.then(
    (value) => (outcome = value),
    () => (outcome = "rejected"),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

test("what is there in time is the answer, what is not is none", async () => {
  expect(await after(0, new Budget().spend(Promise.resolve("page")))).toBe("page");
  expect(await after(0, new Budget().spend(Promise.reject(new Error("broken"))))).toBe("rejected");
  const budget = new Budget();
  const answer = budget.spend(never());
  expect([await after(2_300, answer), budget.isSpent]).toEqual(["waiting", false]);
  expect([await after(200, answer), budget.isSpent]).toEqual([null, true]);
});

test("steps share the time: what the first took is gone for the second", async () => {
  const budget = new Budget();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(budget.leftForSteps).toBe(400);
  expect(await after(500, budget.spend(never()))).toBeNull();
  expect(budget.left).toBe(5_000);
});

test("a body that took long to come is no step; a provider outside may take as long as a page", async () => {
  const budget = new Budget();
  await vi.advanceTimersByTimeAsync(9_000);
  budget.restart();
  const answer = budget.spend(never());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(budget.waitOutside()).toBe(5_500);
  expect(await after(6_000, answer)).toBe("waiting");
  expect(await after(1_000, answer)).toBeNull();
});

test("files that came are given a program's time", () => {
  const budget = new Budget();
  budget.restart("program");
  expect([budget.leftForSteps, budget.left]).toEqual([30_000, 30_000]);
});

const statement = { bind: () => statement, first: never, all: never, run: never, raw: never };
const silent = { prepare: () => statement, batch: never, exec: never } as unknown as D1Database;
const READ = "WITH a AS (SELECT ?1) SELECT updated_at FROM a";
const WRITE = "INSERT INTO a VALUES (?1) RETURNING id";
const asked = (db: D1Database, text: string) => {
  const prepared = db.prepare(text).bind(1);
  return [
    ...[prepared.first(), prepared.all(), prepared.run(), prepared.raw(), db.exec(text)],
    db.batch([db.prepare(READ), prepared]),
  ];
};

const budget = new Budget();
const limits: [string, D1Database, { read: number; write: number }][] = [
  ["of a person", boundedDatabase(silent, budget), { read: 2_000, write: 5_000 }],
  ["of a person's late section", boundedDatabase(silent, budget, budget.patientCalls), { read: 7_500, write: 5_000 }],
  ["of a program", boundedDatabase(silent, new Budget("program")), { read: 2_000, write: 5_000 }],
  ["of the operator", boundedDatabase(silent, new Budget("operator")), { read: 30_000, write: 30_000 }],
  ["behind answers", boundedDatabase(silent), { read: 30_000, write: 30_000 }],
];

test.each(limits)("every statement %s has the deadline of a read or of a write", async (_, db, { read, write }) => {
  for (const [text, ms] of [
    [READ, read],
    [WRITE, write],
  ] as const) {
    const answers = asked(db, text).map((answer) => Promise.allSettled([answer]));
    expect(await after(ms - 1, Promise.race(answers))).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    for (const [outcome] of await Promise.all(answers)) expect(outcome.status).toBe("rejected");
  }
});

test("calls of the store of files have the same deadlines", async () => {
  const store = boundedStore({
    get: never,
    head: never,
    list: never,
    put: never,
    delete: never,
  } as unknown as R2Bucket);
  const reads = [store.get("a"), store.head("a"), store.list()].map((call) => Promise.allSettled([call]));
  expect(await after(1_999, Promise.race(reads))).toBe("waiting");
  expect(await after(1, Promise.all(reads))).not.toBe("waiting");
  const writes = [store.put("a", ""), store.delete("a")].map((call) => Promise.allSettled([call]));
  expect(await after(4_999, Promise.race(writes))).toBe("waiting");
  expect(await after(1, Promise.all(writes))).not.toBe("waiting");
});

test("once the time is over no statement begins", async () => {
  let begun = 0;
  const counted = { all: async () => ({ results: [{ begun: (begun += 1) }] }), bind: () => counted };
  const budget = new Budget();
  const db = boundedDatabase({ prepare: () => counted } as unknown as D1Database, budget);
  expect(await after(0, db.prepare("SELECT 1").first("begun"))).toBe(1);
  expect(await after(2_500, budget.spend(never()))).toBeNull();
  expect(await after(0, db.prepare("SELECT 1").first("begun"))).toBe("rejected");
  expect(begun).toBe(1);
});

test("every method of a binding has its deadline, and its answer where it has one", async () => {
  const binding = bounded(100, { limit: never, send: async (text: string) => `sent ${text}`, name: "queue" });
  expect(await after(110, binding.limit())).toBe("rejected");
  expect(await after(0, binding.send("a"))).toBe("sent a");
  expect(binding.name).toBe("queue");
});
