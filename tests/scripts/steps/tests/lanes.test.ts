import { expect, test } from "vitest";
import { runStages, type Check } from "../../../../scripts/steps/tests/lanes.ts";
import { oneCheck } from "../../../../scripts/steps/tests/test-results.ts";

function noted(order: string[], failing: string[] = []) {
  return (name: string, more: Partial<Check> = {}): Check => ({
    name,
    ...more,
    run: async () => {
      order.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ended`);
      return oneCheck(failing.includes(name) ? "broken" : undefined);
    },
  });
}

test("behind an essential check that failed nothing runs, in its lane and in later stages", async () => {
  const order: string[] = [];
  const said: string[] = [];
  const check = noted(order, ["market"]);
  const stages = [
    [[check("units")], [check("market", { isEssential: true }), check("build", { isEssential: true })]],
    [[check("http")], [check("browser")]],
  ];
  const results = await runStages(stages, { begin: () => {}, end: (_name, line) => said.push(line) });
  expect(order.filter((name) => !name.endsWith("ended"))).toEqual(["units", "market"]);
  expect(results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name)).toEqual(["market"]);
  expect(said.slice(-2)).toEqual([
    "✗ http: not run, because market failed",
    "✗ browser: not run, because market failed",
  ]);
});
