import { expect, test } from "vitest";
import { countAttempt, giveAttemptBack, type Counter } from "../../../app/data/accounts/attempts.server.ts";
import { db, readValue } from "../../support/test-database.ts";

// security-and-faults.md 8.

const counter = (subject: string, limit: number, kind = "signIn session"): Counter => ({
  kind,
  subject,
  limit,
  windowStart: 900_000,
  windowEnd: 1_800_000,
});

async function held(subject: string): Promise<number | null> {
  return readValue<number>("SELECT count FROM attempt WHERE subject = ?", subject);
}

const race = (count: () => Promise<number | null>) =>
  Promise.all(Array.from({ length: 50 }, count)).then((answers) => answers.filter((one) => one === null).length);

test("of fifty tries at once exactly ten are let through", async () => {
  expect(await race(() => countAttempt(db, [counter("race", 10), counter("address", 200, "signIn address")]))).toBe(10);
  expect(await held("race")).toBe(10);
});

test("a try that one counter refuses uses up nothing of the others", async () => {
  const own = counter("own", 2);
  const shared = counter("shared", 5, "signIn address");
  for (const _ of [1, 2]) expect(await countAttempt(db, [own, shared])).toBeNull();
  for (const _ of [1, 2, 3, 4]) expect(await countAttempt(db, [own, shared])).toBe(1_800_000);
  expect(await held("shared")).toBe(2);
  const other = counter("other", 9);
  for (const _ of [1, 2, 3]) expect(await countAttempt(db, [other, shared])).toBeNull();
  expect(await countAttempt(db, [other, shared])).toBe(1_800_000);
});

test("a try that turned out well is given back, the next window begins at nothing", async () => {
  const own = counter("given", 1);
  expect(await countAttempt(db, [own])).toBeNull();
  await giveAttemptBack(db, [own]).run();
  expect(await countAttempt(db, [own])).toBeNull();
  expect(await countAttempt(db, [own])).toBe(1_800_000);
  await giveAttemptBack(db, [own]).run();
  await giveAttemptBack(db, [own]).run();
  expect(await held("given")).toBe(0);
  expect(await countAttempt(db, [{ ...own, windowStart: 1_800_000, windowEnd: 2_700_000 }])).toBeNull();
});
