import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Bindings } from "../../app/request/bindings.server.ts";
import { mayReport, isBelowWriteLimit } from "../../app/request/rate-limit.server.ts";
import { openSession } from "../../app/request/session.server.ts";

// security-and-faults.md 8, settled.md 18.

const NAMES = ["writes", "writesAddress", "search", "searchAddress", "push", "reports", "portal"] as const;

function platformOf(full: (typeof NAMES)[number][] = []) {
  const counted: string[] = [];
  const limitOf = (name: (typeof NAMES)[number]): RateLimit => ({
    limit: async ({ key }) => (counted.push(`${name} ${key.split(":")[0]}`), { success: !full.includes(name) }),
  });
  const rateLimits = Object.fromEntries(
    NAMES.map((name) => [name, limitOf(name)]),
  ) as unknown as Bindings["rateLimits"];
  const platform = {
    rateLimits,
    publicOrigin: "https://shop.example",
    secrets: ["a secret of the tests, long enough"],
    clock: () => 1_800_000_000_000,
  } as unknown as Bindings;
  return { platform, counted };
}

async function write(
  path: string,
  { known = true, address = "192.0.2.1", full = [] as (typeof NAMES)[number][] } = {},
) {
  const { platform, counted } = platformOf(full);
  const first = await openSession(new Request("https://shop.example/"), platform);
  const cookie = known ? first.cookies.map((set) => set.split(";")[0]).join("; ") : "";
  const headers = { cookie, ...(address ? { "CF-Connecting-IP": address } : {}) };
  const request = new Request(`https://shop.example${path}`, { method: "POST", headers });
  const isAllowed = await isBelowWriteLimit(request, await openSession(request, platform), platform);
  return { isAllowed, counted: counted.sort() };
}

test("a write counts for its session and its network; a push token for its own limit besides", async () => {
  expect(await write("/cart/lines")).toEqual({ isAllowed: true, counted: ["writes session", "writesAddress network"] });
  for (const path of ["/push/tokens", "/push/tokens/remove.data", "/PUSH/tokens"]) {
    expect((await write(path)).counted).toEqual(["push session", "writes session", "writesAddress network"]);
  }
});

test("a session that comes with this very answer counts for nothing, an unknown address neither", async () => {
  expect((await write("/cart/lines", { known: false })).counted).toEqual(["writesAddress network"]);
  expect((await write("/cart/lines", { address: "" })).counted).toEqual(["writes session"]);
  expect(await write("/cart/lines", { known: false, address: "" })).toEqual({ isAllowed: true, counted: [] });
});

test.each(["writes", "writesAddress", "push"] as const)("one full counter is enough: %s", async (name) => {
  expect((await write("/push/tokens", { full: [name] })).isAllowed).toBe(false);
});

test("reports count for their network, and for one where no address is known", async () => {
  const { platform, counted } = platformOf(["reports"]);
  expect(await mayReport(new Request("https://shop.example/reports/csp"), platform)).toBe(false);
  expect(counted).toEqual(["reports network"]);
});

test("the platform's own counters count by key and refuse what is over the limit of wrangler.toml", async () => {
  const counters = env as unknown as Record<string, RateLimit>;
  const answers = [];
  for (let sent = 0; sent < 25; sent += 1) answers.push((await counters.RL_PUSH!.limit({ key: "a" })).success);
  expect(answers.slice(0, 5)).not.toContain(false);
  expect(answers).toContain(false);
  expect((await counters.RL_PUSH!.limit({ key: "b" })).success).toBe(true);
});
