import { expect, test } from "vitest";
import type { BenchClient } from "../../../../scripts/bench/client.ts";
import { runRows, type Side } from "../../../../scripts/bench/discovery/run-rows.ts";

function shop(stalled: string) {
  const visits = new Map<string, number>();
  const visit = (path: string) => {
    const count = (visits.get(path) ?? 0) + 1;
    visits.set(path, count);
    const ms = path === stalled && count <= 2 ? 1_000 : Number(path.slice(1));
    return Promise.resolve({ status: 200, ms, bytes: 0, text: "" });
  };
  return { visits, side: { client: { visit } as unknown as BenchClient, facts: {} as Side["facts"] } };
}

test("every sample three times, the slowest tenth of each market twice more", async () => {
  const [small, large] = [shop("/63"), shop("/none")];
  let drawn = 0;
  const row = { name: "Row", goal: 1.5, path: () => `/${(drawn += 1)}` };
  const run = await runRows([row], [small.side, large.side], {
    ...{ samples: 20, seed: "x", onProgress: () => {}, makeReady: () => Promise.resolve() },
  });
  // 30 warm-up pages of each market: 61 to 80 and 81 to 100 remain.
  const five = (visits: Map<string, number>) => [...visits].flatMap(([path, count]) => (count === 5 ? [path] : []));
  expect(five(large.visits)).toEqual(["/99", "/100"]);
  expect([...large.visits.values()].filter((count) => count === 3)).toHaveLength(18);
  expect(run.slowest.Row![0]).toEqual({ path: "/100", ms: 100, times: Array(5).fill(100) });
  expect(five(small.visits)).toEqual(["/63", "/80"]);
  expect(run.results[0]!.small).toMatchObject({ p99: 80, visitsP99: 1_000 });
});
