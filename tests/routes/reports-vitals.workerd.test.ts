import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Counted } from "../../app/domain/upkeep/counted.ts";
import { readBindings } from "../../app/request/bindings.server.ts";
import { action, loader } from "../../app/routes/reports-vitals.ts";
import { contextOf } from "../support/request-context.ts";

const SENT = "1840 120 35 4g /product/default/yirgacheffe-coffee";

async function report(body: string, type = "text/plain;charset=UTF-8") {
  const counted: Counted[] = [];
  const headers = { "Content-Type": type, Cookie: "gulit_session=somebody" };
  const request = new Request("https://gulit.example/reports/vitals", { method: "POST", headers, body });
  const platform = readBindings(env as never, () => {}, request);
  const context = contextOf({ ...platform, count: (one: Counted) => void counted.push(one) });
  const answer = await action({ request, context, params: {} } as never);
  return { answer, counted };
}

test("what a browser measured is counted by the kind of page, without its address", async () => {
  const { answer, counted } = await report(SENT);
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(counted).toEqual([
    { event: "vitals", page: "product", network: "4g", largest: 1_840, slowest: 120, shift: 35 },
  ]);
});

test.each([
  ["what is no text", SENT, "application/json", 415],
  ["numbers nobody could wait for", "900000 0 0 4g /", "text/plain", 400],
  ["another shape", "hello", "text/plain", 400],
  ["a body beyond 1 KiB", `1 2 3 4g /${"a".repeat(1_100)}`, "text/plain", 413],
])("%s is refused and not counted", async (_, body, type, status) => {
  const { answer, counted } = await report(body, type);
  expect([answer.status, counted]).toEqual([status, []]);
});

test("there is nothing to see", () => {
  expect(loader().status).toBe(405);
});
