import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Ledger } from "../../../scripts/attack/ledger.ts";
import { isTime } from "../../../scripts/attack/campaign.ts";
import { sowInto } from "../../../scripts/attack/mutants/sow.ts";
import { mutants, type Mutant } from "../../../scripts/attack/mutants/sown.ts";
import { partNames } from "../../../scripts/attack/part-names.ts";

test("at least 24 faults, each with a name and a part of its own to catch it", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(24);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  const catchers = new Set(mutants.map(({ part }) => part));
  expect([...catchers].sort()).toEqual(partNames.filter((name) => name !== "load" && name !== "mutants").sort());
});

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))("%s has its place in the sources", (_, mutant) => {
  const source = readFileSync(mutant.file, "utf8");
  const { text, lost } = sowInto(source, [mutant]);
  expect(lost).toEqual([]);
  expect(text).toContain(`=== ${JSON.stringify(mutant.name)})`);
  expect(text).not.toContain("MUTANT");
});

test("a place that is gone, or is there twice, is told", () => {
  const mutant: Mutant = { name: "a fault", part: "model", file: "", find: "one", to: "MUTANT ? 1 : one" };
  expect(sowInto("two", [mutant]).lost).toEqual(["a fault"]);
  expect(sowInto("one and one", [mutant]).lost).toEqual(["a fault"]);
  expect(sowInto("one", [mutant])).toEqual({
    text: '((globalThis as { mutant?: string }).mutant === "a fault") ? 1 : one',
    lost: [],
  });
});

test("whoever looks for one failure has no time once it was found", () => {
  const until = Date.now() + 60_000;
  const ledger = new Ledger("model", "/nowhere", true);
  expect(isTime({ until, ledger })).toBe(true);
  ledger.tried("something");
  expect(isTime({ until, ledger })).toBe(true);
  expect(isTime({ until: Date.now() - 1, ledger })).toBe(false);
});
