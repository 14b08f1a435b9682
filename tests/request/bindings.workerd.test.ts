import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBindings } from "../../app/request/bindings.server.ts";
import { isBelowSearchLimit } from "../../app/request/rate-limit.server.ts";

// docs/decisions/0047.

const never = () => new Promise<never>(() => {});
const silent = new Proxy({}, { get: () => never });
const NAMES = ["KV", "ASSETS", "VIEWS", "OUTBOX", "PICTURES"];
const LIMITS = [
  "RL_WRITES",
  "RL_WRITES_ADDRESS",
  "RL_SEARCH",
  "RL_SEARCH_ADDRESS",
  "RL_PUSH",
  "RL_REPORTS",
  "RL_PORTAL",
];

function silentShop() {
  const given = Object.fromEntries([...NAMES, ...LIMITS].map((name) => [name, silent]));
  return readBindings({ ...env, ...given } as never, () => {}, new Request("http://localhost:8787/"));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whatever a binding is asked, it answers or is given up within two seconds", async () => {
  const { kv, files, views, outbox, pictures, rateLimits } = silentShop();
  const asked: Promise<unknown>[] = [
    kv.get("menu"),
    kv.put("menu", "x"),
    kv.delete("menu"),
    files!.fetch("https://files.invalid/"),
    views.sendBatch([]),
    outbox.send({ due: "now" }),
    pictures!.queue.send({ due: "now" }),
    ...Object.values(rateLimits).map((limit) => limit.limit({ key: "a" })),
  ];
  const outcomes = Promise.allSettled(asked);
  await vi.advanceTimersByTimeAsync(2_000);
  for (const { status } of await outcomes) expect(status).toBe("rejected");
});

test("a counter that does not answer stops nobody, and for a quarter of a second at most", async () => {
  const request = new Request("https://shop.example/", { headers: { "CF-Connecting-IP": "192.0.2.1" } });
  const answer = isBelowSearchLimit(request, "somebody", silentShop());
  await vi.advanceTimersByTimeAsync(250);
  expect(await answer).toBe(true);
});

// `npm run deploy -- check` reports invalid values; until then the default applies (docs/decisions/0065).
test.each([
  ["250000", 250_000],
  ["much", 1_000_000],
])("CASH_CODE_ABOVE %o: codes above %o santim", (CASH_CODE_ABOVE, cashCodeAbove) => {
  const shop = readBindings({ ...env, CASH_CODE_ABOVE } as never, () => {}, new Request("http://localhost:8787/"));
  expect(shop).toMatchObject({ cashCodeAbove });
});
