import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAs, workersShop } from "../../support/own-shop.ts";
import { setSettings } from "../../support/set-settings.ts";

const shop = await workersShop();
/** Of one stand-in for the webhook of the staff. */
const heard: { text: string; name: string; isOver: boolean }[] = [];
beforeAll(() =>
  answerAs(async (request) => {
    if (request.url !== "https://hooks.shop.example/alarms") return new Response(null, { status: 404 });
    heard.push((await request.json()) as (typeof heard)[number]);
    return new Response(null, { status: 204 });
  }),
);
afterAll(async () => {
  answerAs(null);
  await shop.db.prepare("DELETE FROM shop_setting WHERE name = 'alarmTo'").run();
});

test("a minute of the cron takes the goods of a hidden seller off the shelves", async () => {
  const onSale = () =>
    shop.db
      .prepare("SELECT count(*) AS count FROM product WHERE vendor_id = 5 AND retired_at IS NULL")
      .first<number>("count");
  expect(await onSale()).toBeGreaterThan(0);
  await shop.db.prepare("UPDATE vendor SET hidden_at = ?1 WHERE id = 5").bind(Date.now()).run();
  await shop.cron();
  expect(await onSale()).toBe(0);
  expect((await fetch(`${shop.url}/vendor-store/5`)).status).toBe(404);
  await shop.db.prepare("UPDATE vendor SET hidden_at = NULL WHERE id = 5").run();
  await shop.cron();
  expect(await onSale()).toBeGreaterThan(0);
});

test("the cron rings once at a webhook for what is wrong, and once when it is over", async () => {
  const MINUTE = 60_000;
  const start = Math.ceil(Date.now() / (5 * MINUTE)) * 5 * MINUTE;
  const after = (minutes: number) => shop.cron(start + minutes * MINUTE);
  const rung = () =>
    heard.flatMap(({ name, text, isOver }) => (name === "givenUp" ? [[text.replace(/^[^ ]+: /, ""), isOver]] : []));
  await setSettings(shop.db, { alarmTo: "https://hooks.shop.example/alarms" });
  const lost =
    "INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at, state) VALUES ('sms', 'lost', '{\"to\":\"+251911234567\"}', ?1, ?1, ?1, 'dropped')";
  await shop.db.prepare(lost).bind(start).run();
  const rings = [["1 message given up, see /desk/messages.", false]];
  for (const minutes of [0, 5]) await after(minutes);
  await expect.poll(rung).toEqual(rings);
  await after(10);
  await shop.db.prepare("DELETE FROM outbox WHERE dedupe_key = 'lost'").run();
  for (const minutes of [15, 20]) await after(minutes);
  rings.push(["over: 1 message given up, see /desk/messages.", true]);
  await expect.poll(rung).toEqual(rings);
});
