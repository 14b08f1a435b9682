import { expect, test } from "vitest";
import { withFaults } from "../../../scripts/attack/fault-entry.ts";

interface Env {
  KV: { get: (key: string) => Promise<unknown> };
  RL_WRITES: { get: (key: string) => Promise<unknown> };
}

let value = 1;
const env = { KV: { get: async () => value }, RL_WRITES: { get: async () => "counted" }, NAME: "shop" };

async function asked(faults: string | null): Promise<unknown[]> {
  let answers: unknown[] = [];
  const worker = withFaults({
    fetch: async (_request: Request, given: Record<string, unknown>, _ctx: ExecutionContext) => {
      const { KV, RL_WRITES } = given as unknown as Env;
      answers = (await Promise.allSettled([KV.get("a"), RL_WRITES.get("b")])).map((one) =>
        one.status === "fulfilled" ? one.value : (one.reason as Error).message,
      );
      return new Response();
    },
  });
  const headers: Record<string, string> = faults === null ? {} : { "x-attack": faults };
  await worker.fetch(new Request("http://localhost/", { headers }), env, {} as ExecutionContext);
  return answers;
}

test("a request without the header meets the bindings as they are", async () =>
  expect(await asked(null)).toEqual([1, "counted"]));

test.each([
  ["KV=throws", ["does not answer (attack)", "counted"]],
  ["KV=committed", ["the answer was lost (attack)", "counted"]],
  ["KV=empty", [null, "counted"]],
  ["RL=throws", [1, "does not answer (attack)"]],
  ["KV=throws,RL=empty", ["does not answer (attack)", null]],
])("%s", async (faults, answers) => expect(await asked(faults)).toEqual(answers));

test("an old answer stays the first there was", async () => {
  expect((await asked("KV=stale"))[0]).toBe(1);
  value = 2;
  expect((await asked("KV=stale"))[0]).toBe(1);
  expect((await asked(null))[0]).toBe(2);
});

test("a late one comes later", async () => {
  const begun = performance.now();
  await asked("KV=late:60");
  expect(performance.now() - begun).toBeGreaterThanOrEqual(55);
});
