import { beforeEach, expect, test, vi } from "vitest";
import { outboxStatement } from "../../app/data/messages/outbox.server.ts";
import { recordPulse, receiveCalls } from "../../workers/record-pulse.ts";
import { db, readRows, empty } from "../support/test-database.ts";

const NOW = Date.UTC(2026, 10, 25, 9);
const MINUTE = 60_000;
let sent: unknown[];
let rows: AnalyticsEngineDataPoint[];

beforeEach(async () => {
  [sent, rows] = [[], []];
  await empty("pulse", "outbox");
});

function shop() {
  const OUTBOX = { send: async (message: unknown) => void sent.push(message) };
  const COUNTS = { writeDataPoint: (row: AnalyticsEngineDataPoint) => void rows.push(row) };
  return { DB: db, PUBLIC_ORIGIN: "https://gulit.example", OUTBOX, COUNTS } as unknown as Parameters<
    typeof recordPulse
  >[0];
}

const delivery = (...bodies: object[]) => ({ messages: bodies.map((body) => ({ body })) }) as never;
const pulses = async () => await readRows("SELECT name, at, delay FROM pulse ORDER BY name");

test("every minute the cron says that it runs, sends a call of its own, and counts what waits", async () => {
  const entry = {
    kind: "sms",
    dedupeKey: "k",
    payload: { to: "+251911234567", locale: "en", text: "code", values: {} },
  } as const;
  await outboxStatement(db, { ...entry, now: NOW - 5 * MINUTE, expiresAt: NOW + MINUTE } as never).run();
  await recordPulse(shop(), NOW - 300, NOW);
  expect(await pulses()).toEqual([{ name: "cron", at: NOW, delay: 300 }]);
  expect(sent).toEqual([{ due: "now", sentAt: NOW, requestId: `cron-${NOW - 300}` }]);
  expect(rows).toEqual([{ indexes: ["outbox"], blobs: ["outbox", ""], doubles: [1, 5 * MINUTE] }]);
});

test("its delivery says how long the queue takes; an older one that comes late changes nothing", async () => {
  await receiveCalls(delivery({ due: "now", sentAt: NOW - 900 }), shop(), NOW);
  await receiveCalls(delivery({ due: "now", sentAt: NOW - 9_000 }), shop(), NOW - 5_000);
  expect(await pulses()).toEqual([{ name: "queue", at: NOW, delay: 900 }]);
});

test("a message that is sent says which request it comes from", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  const payload = { to: "+251911234567", locale: "en", text: "code", values: { code: "123456" } };
  await outboxStatement(db, {
    kind: "sms",
    dedupeKey: "k",
    payload,
    now: NOW,
    expiresAt: NOW + MINUTE,
  } as never).run();
  await receiveCalls(
    delivery({ due: "now", sentAt: NOW, requestId: "cron-1" }, { due: "now", requestId: "8f2-ADD" }),
    shop(),
    NOW,
  );
  expect(lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual(["8f2-ADD"]);
});
