import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAlarms } from "../../workers/send-alarms.ts";
import { db, readValue, run, empty } from "../support/test-database.ts";

// docs/operating.md, "Alerts": an alarm rings once, and its end once.

const START = Date.UTC(2026, 10, 25, 9);
const MINUTE = 60_000;
const HOOK = "https://hooks.shop.example/alarms";
let calls: { url: string; body: Record<string, unknown> }[];
let status: number;

beforeEach(async () => {
  [calls, status] = [[], 200];
  await empty("alarm", "outbox", "shop_setting", "payment_try", "shop_order");
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    calls.push({ url, body: JSON.parse(body) as Record<string, unknown> });
    return Response.json({ id: "1" }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const shop = (more = {}) =>
  ({
    ...{ DB: db, PUBLIC_ORIGIN: "https://gulit.example", KV: { get: async () => null } },
    ...more,
  }) as unknown as Parameters<typeof sendAlarms>[0];
const setTo = (to: string) => run("INSERT OR REPLACE INTO shop_setting VALUES ('alarmTo', ?1)", to);
const giveUp = () =>
  run(
    `INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at, state)
       VALUES ('sms', 'lost', '{"to":"+251911234567"}', ?1, ?1, ?1, 'dropped')`,
    START,
  );
/** The cron and queue never ran in this test. */
const at = async (minutes: number, more = {}) => {
  calls = [];
  await sendAlarms(shop(more), START + minutes * MINUTE);
  return calls
    .filter(({ body }) => JSON.stringify(body).includes("given up"))
    .map(({ url, body }) => [url, body.text ?? body.subject]);
};
const SAID = "gulit.example: 1 message given up, see /desk/messages.";
const OVER = "gulit.example: over: 1 message given up, see /desk/messages.";

test("what is wrong for two looks is told once, and once more when it is over", async () => {
  await setTo(HOOK);
  await giveUp();
  expect(await at(0)).toEqual([]);
  expect(await at(4)).toEqual([]);
  expect(await at(5)).toEqual([[HOOK, SAID]]);
  expect(calls.find(({ body }) => body.name === "givenUp")!.body).toMatchObject({
    since: "2026-11-25T09:00:00.000Z",
    isOver: false,
  });
  expect(await at(10)).toEqual([]);
  await db.exec("DELETE FROM outbox");
  expect(await at(15)).toEqual([[HOOK, OVER]]);
  expect(await at(20)).toEqual([]);
});

test("a hook that does not take it is asked again, and what was over before it was told is never told", async () => {
  await setTo(HOOK);
  await giveUp();
  await at(0);
  status = 500;
  expect(await at(5)).toEqual([[HOOK, SAID]]);
  expect(await at(10)).toEqual([[HOOK, SAID]]);
  await db.exec("DELETE FROM outbox");
  status = 200;
  expect(await at(15)).toEqual([]);
});

test("a mail goes by the shop's provider, under one key; without an address nothing is looked at", async () => {
  const mail = { MAIL_API_URL: "https://mail.example", MAIL_API_KEY: "k", MAIL_FROM: "Shop <shop@mail.example>" };
  await giveUp();
  await at(0, mail);
  expect(await readValue("SELECT count(*) AS n FROM alarm")).toBe(0);
  await setTo("ops@mail.example");
  await at(5, mail);
  expect(await at(10, mail)).toEqual([["https://mail.example", `${SAID} (https://gulit.example/healthz?deep)`]]);
});
