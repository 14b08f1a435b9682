import { afterAll, beforeAll, expect, test } from "vitest";
import { answerAs, workersShop } from "../../support/own-shop.ts";
import { setSettings } from "../../support/set-settings.ts";

const shop = await workersShop();
/** Of one stand-in for the webhook of the staff. */
const heard: { text: string; name: string }[] = [];
beforeAll(() =>
  answerAs(async (request) => {
    if (request.url !== "https://hooks.shop.example/alarms") return new Response(null, { status: 404 });
    heard.push((await request.json()) as (typeof heard)[number]);
    return new Response(null, { status: 204 });
  }),
);
afterAll(async () => {
  answerAs(null);
  await shop.run("DELETE FROM shop_setting WHERE name = 'alarmTo'");
});

test("a minute of the cron takes the goods of a hidden seller off the shelves", async () => {
  const onSale = () =>
    shop.readValue<number>("SELECT count(*) AS count FROM product WHERE vendor_id = 5 AND retired_at IS NULL");
  expect(await onSale()).toBeGreaterThan(0);
  await shop.run("UPDATE vendor SET hidden_at = ?1 WHERE id = 5", Date.now());
  await shop.cron();
  expect(await onSale()).toBe(0);
  expect((await fetch(`${shop.url}/vendor-store/5`)).status).toBe(404);
  await shop.run("UPDATE vendor SET hidden_at = NULL WHERE id = 5");
  await shop.cron();
  expect(await onSale()).toBeGreaterThan(0);
});

test("the cron rings at a webhook for what is wrong", async () => {
  const MINUTE = 60_000;
  const start = Math.ceil(Date.now() / (5 * MINUTE)) * 5 * MINUTE;
  const after = (minutes: number) => shop.cron(start + minutes * MINUTE);
  const rung = () => heard.flatMap(({ name, text }) => (name === "givenUp" ? [text.replace(/^[^ ]+: /, "")] : []));
  await setSettings(shop.db, { alarmTo: "https://hooks.shop.example/alarms" });
  const lost =
    "INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at, state) VALUES ('sms', 'lost', '{\"to\":\"+251911234567\"}', ?1, ?1, ?1, 'dropped')";
  await shop.run(lost, start);
  for (const minutes of [0, 5]) await after(minutes);
  await expect.poll(rung).toEqual(["1 message given up, see /desk/messages."]);
  await shop.run("DELETE FROM outbox WHERE dedupe_key = 'lost'");
});
