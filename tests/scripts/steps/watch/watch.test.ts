import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { COLUMNS } from "../../../../app/domain/upkeep/counted.ts";
import { root } from "../../../../scripts/steps/root.ts";
import { alerts, isFiring } from "../../../../scripts/steps/watch/alerts.ts";
import { askCounts } from "../../../../scripts/steps/watch/ask-counts.ts";
import { runAlerts } from "../../../../scripts/steps/watch/run-alerts.ts";

// `npm run shop -- alerts` and `-- vitals`.

const access = { account: "a", token: "t", dataset: "gulit_counts" };
/** 12:00 and 3:00 in Addis Ababa. */
const NOON = Date.UTC(2026, 10, 25, 9);
const NIGHT = Date.UTC(2026, 10, 25, 0);
const guide = readFileSync(join(root, "docs/operating.md"), "utf8");

afterEach(() => vi.unstubAllGlobals());

describe("alerts", () => {
  test("each leads to a runbook of the guide", () => {
    for (const { name, heading } of alerts) {
      expect(guide, name).toMatch(new RegExp(`^#+ ${heading}$`, "m"));
    }
  });
  test("the guide says what is counted, and in which columns", () => {
    for (const [event, { texts, numbers }] of Object.entries(COLUMNS)) {
      const row = guide.split("\n").find((line) => line.startsWith(`| \`${event}\``));
      expect(row, event).toBeDefined();
      for (const name of [...texts, ...numbers]) expect(row).toContain(name);
    }
  });

  const answering = (values: Record<string, number | null> = {}) => {
    const asked: string[] = [];
    const ask = async (_: unknown, sql: string) => {
      const { name, limit, isBelow } = alerts.find((one) => one.sql === sql)!;
      asked.push(name);
      const value = name in values ? values[name]! : isBelow ? limit * 2 : 0;
      return value === null ? [] : [{ value }];
    };
    return { asked, ask };
  };
  test("what is beyond its limit is said with its number and its runbook", async () => {
    const { ask } = answering({ errors: 3.456, orders: null });
    await expect(runAlerts(access, ask, NOON)).rejects.toThrow(
      /more than 1 in 100 answers were errors.* \(3\.46\): docs\/operating\.md, "Pages fail"\.\n.*nobody placed an order.* \(0\)/,
    );
  });
  test("at night nobody is called for too few orders, but for a cron that stands still", async () => {
    const { ask, asked } = answering({ orders: 0, copies: 0, cron: 0 });
    await expect(runAlerts(access, ask, NIGHT)).rejects.toThrow(/the cron did not run/);
    expect(asked).not.toContain("orders");
  });
  test("a limit itself is still well", () => {
    expect([isFiring({ limit: 5 }, 5), isFiring({ limit: 5 }, 6)]).toEqual([false, true]);
    expect([isFiring({ limit: 5, isBelow: true }, 5), isFiring({ limit: 5, isBelow: true }, 4)]).toEqual([false, true]);
  });
});

test("the question to Analytics Engine names the shop's own dataset", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: [{ value: 1 }] }));
  vi.stubGlobal("fetch", fetch);
  expect(await askCounts(access, "SELECT 1 AS value FROM counts WHERE x")).toEqual([{ value: 1 }]);
  const [url, { body, headers }] = fetch.mock.calls[0] as [string, { body: string; headers: object }];
  expect(url).toContain("/accounts/a/analytics_engine/sql");
  expect(body).toBe("SELECT 1 AS value FROM gulit_counts WHERE x");
  expect(headers).toEqual({ Authorization: "Bearer t" });
});
