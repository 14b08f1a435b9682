import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bounded, boundedDatabase } from "../../app/data/bounded.server.ts";
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
  budget.restart(false);
  const answer = budget.spend(never());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(budget.waitOutside()).toBe(5_500);
  expect(await after(6_000, answer)).toBe("waiting");
  expect(await after(1_000, answer)).toBeNull();
});

test("files that came are given a program's time", () => {
  const budget = new Budget();
  budget.restart(true);
  expect([budget.leftForSteps, budget.left]).toEqual([30_000, 30_000]);
});

const statement = { bind: () => statement, first: never, all: never, run: never, raw: never };
const silent = { prepare: () => statement, batch: never, exec: never } as unknown as D1Database;
const asked = (db: D1Database) => {
  const prepared = db.prepare("SELECT ?1").bind(1);
  return [prepared.first(), prepared.all(), prepared.run(), prepared.raw(), db.batch([prepared]), db.exec("SELECT 1")];
};

test("no statement is waited for longer than a whole answer may take, nor one behind answers for ever", async () => {
  for (const [db, ms] of [
    [boundedDatabase(silent, new Budget()), 7_500],
    [boundedDatabase(silent), 30_000],
  ] as const) {
    const answers = Promise.allSettled(asked(db));
    expect(await after(ms - 1, answers)).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    for (const { status } of await answers) expect(status).toBe("rejected");
  }
});

test("once the time is over no statement begins", async () => {
  let begun = 0;
  const counted = { first: async () => (begun += 1), bind: () => counted };
  const budget = new Budget();
  const db = boundedDatabase({ prepare: () => counted } as unknown as D1Database, budget);
  expect(await after(0, db.prepare("SELECT 1").first())).toBe(1);
  expect(await after(2_500, budget.spend(never()))).toBeNull();
  expect(await after(0, db.prepare("SELECT 1").first())).toBe("rejected");
  expect(begun).toBe(1);
});

test("every method of a binding has its deadline, and its answer where it has one", async () => {
  const binding = bounded(100, { limit: never, send: async (text: string) => `sent ${text}`, name: "queue" });
  expect(await after(110, binding.limit())).toBe("rejected");
  expect(await after(0, binding.send("a"))).toBe("sent a");
  expect(binding.name).toBe("queue");
});
