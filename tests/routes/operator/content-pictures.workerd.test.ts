import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { deleteUnusedPictures } from "../../../app/data/pictures/unused-pictures.server.ts";
import { contentVersionsKept } from "../../../app/domain/content/content-lists.ts";
import { action } from "../../../app/routes/operator/content-pictures.ts";
import { askContent, askOperator } from "../../support/ask-operator.ts";
import { photograph } from "../../support/vendor-pictures.ts";
import { db, readValue, empty } from "../../support/test-database.ts";

// settled.md 42, decision 63.

const NOW = Date.UTC(2026, 10, 25, 9);
const HOUR = 3_600_000;

beforeEach(async () => {
  await empty("content_version", "home_entry", "picture");
  for (const { key } of (await env.MEDIA.list()).objects) await env.MEDIA.delete(key);
});

async function send(body: string | Uint8Array, { now = NOW, token = "", type = "application/octet-stream" } = {}) {
  const platform = { db, clock: () => now, pictures: { images: env.IMAGES, store: env.MEDIA } };
  const sent = { body, headers: { "Content-Type": type }, platform, ...(token && { token }) };
  const answer = await askOperator<{ address: string; problem: string }>(action, sent);
  return { status: answer.status, ...answer.body };
}

const sendGood = async (seed: number, now = NOW) => (await send(photograph(300, 150, seed), { now })).address;
const load = (images: string[], now = NOW) => {
  const heroes = images.map((image) => ({ link: "/", image, headline: { en: "Coffee", am: "ቡና" } }));
  return askContent(db, { operation: "load", file: "a.json", text: JSON.stringify({ heroes }) }, { now });
};
const stored = async () => {
  const { objects } = await env.MEDIA.list({ prefix: "pictures/" });
  return new Set(objects.map(({ key }) => key.split("/")[1])).size;
};
const letGo = (now: number) => deleteUnusedPictures(db, env.MEDIA, 20, now);

test("a picture is clean and in the store, the same bytes are one, and a file shows it by its address", async () => {
  const address = await sendGood(1);
  expect(address).toMatch(/^\/media\/v\/[0-9a-f]{32}$/);
  expect([await sendGood(1), await stored()]).toEqual([address, 1]);
  expect(await load([address])).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await readValue("SELECT entry ->> 'image' FROM home_entry")).toBe(address);
  const shown = await askContent(db, { operation: "show" });
  expect(shown.body.content).toMatchObject({ heroes: [{ image: address }] });
});

test("what is no picture, too large or nobody's is refused and stored nowhere", async () => {
  expect(await send("<script>alert(1)</script>")).toMatchObject({
    status: 422,
    problem: "is not a JPEG, PNG, WebP, GIF or AVIF",
  });
  expect(await send(photograph(20, 20))).toMatchObject({ status: 422, problem: "is too small: 20 x 20" });
  expect(await send(new Uint8Array(8 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    problem: "is larger than 8 MB",
  });
  expect(await send(photograph(), { token: "guess" })).toMatchObject({ status: 401 });
  expect(await send("{}", { type: "application/json" })).toMatchObject({ status: 415 });
  expect(await stored()).toBe(0);
});

test("a file that names a picture nobody sent changes nothing", async () => {
  const address = await sendGood(2);
  expect(await load([address, `/media/v/${"0".repeat(32)}`])).toMatchObject({
    status: 422,
    body: { faults: [{ path: "heroes[1]", reason: `the shop has no picture /media/v/${"0".repeat(32)}` }] },
  });
  expect(await readValue("SELECT count(*) AS heroes FROM home_entry")).toBe(0);
});

test("what no file names goes in an hour, what one names stays", async () => {
  const [named] = [await sendGood(3), await sendGood(4), await sendGood(5)];
  await load([named]);
  await letGo(NOW + HOUR - 1);
  expect(await stored()).toBe(3);
  // Sent once more it stays for another hour.
  const again = await sendGood(5, NOW + 1);
  await letGo(NOW + HOUR);
  expect(await stored()).toBe(2);
  expect(await load([named, again], NOW + HOUR)).toMatchObject({ status: 200 });
});

test("what was replaced comes back with its version, and goes with it", async () => {
  const [first, second] = [await sendGood(6), await sendGood(7)];
  await load([first]);
  await load([second]);
  await letGo(NOW + HOUR);
  expect(await stored()).toBe(2);
  expect(await askContent(db, { operation: "rollback", version: 2 })).toMatchObject({
    status: 200,
    body: { notes: [] },
  });
  expect(await readValue("SELECT entry ->> 'image' FROM home_entry")).toBe(first);
  for (let loaded = 0; loaded < contentVersionsKept; loaded += 1) await load([second]);
  await letGo(NOW + 2 * HOUR);
  expect(await stored()).toBe(1);
});
