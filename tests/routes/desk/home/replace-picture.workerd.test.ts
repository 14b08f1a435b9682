import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { listContentVersions, listStatements } from "../../../../app/data/content/content-load.server.ts";
import { homeContent } from "../../../../app/data/home/home-content.server.ts";
import { listEvents } from "../../../../app/data/events/operator-events.server.ts";
import { replacePicture } from "../../../../app/routes/desk/home/replace-picture.server.ts";
import { answered, deskTools } from "../../../support/desk-tools.ts";
import { photograph } from "../../../support/vendor-pictures.ts";
import { db, empty } from "../../../support/test-database.ts";

// settled.md 42.

const NOW = Date.UTC(2026, 10, 25, 9);
const OLD = "/media/web-banner/hero-coffee.webp";

type Files = { sent: { name: string; bytes: Uint8Array<ArrayBuffer> }[]; problem: "tooLarge" | null };

function send(fields: Record<string, string>, files: Partial<Files>, pictures: object | null = pictureTools) {
  const tools = deskTools(fields, NOW);
  const submission = { ...tools.submission, files: { sent: [], problem: null, ...files } };
  return answered(replacePicture({ ...tools, submission, pictures } as unknown as typeof tools));
}
const queue = { send: async () => {} };
const pictureTools = { images: env.IMAGES, store: env.MEDIA, queue };
const file = (seed: number) => ({ sent: [{ name: "heroes-1", bytes: photograph(300, 150, seed) }] });

const images = async () => (await homeContent(db)).heroes!.map(({ image }) => image);
const numbers = async () => (await listContentVersions(db)).map(({ number }) => number);

beforeEach(async () => {
  await empty("content_version", "home_entry", "picture");
  const hero = { image: OLD, link: "/", headline: { en: "A", am: "ሀ" }, price: null };
  const banner = { url: "/", image: OLD, title: { en: "B", am: "ለ" } };
  await db.batch(listStatements(db, { heroes: [hero, hero], "banners.shop-now": [banner] }));
});

test("a new picture takes the place of one, the others stay, and the desk's log has who did it", async () => {
  expect(await send({ place: "heroes-1", seen: "0" }, file(1))).toMatchObject({ status: 200, body: { ok: true } });
  expect(await images()).toEqual([OLD, expect.stringMatching(/^\/media\/v\/[0-9a-f]{32}$/)]);
  expect(await listContentVersions(db)).toMatchObject([
    { number: 2, by: "Almaz", file: "heroes-1", sections: ["heroes"] },
    { number: 1, by: "" },
  ]);
  const object = { kind: "content", id: "" } as const;
  expect(await listEvents(db, { object }, 1)).toMatchObject([
    { authorName: "Almaz", action: "contentLoaded", after: { version: 2, file: "heroes-1" } },
  ]);
  expect(await send({ place: "banners.shop-now-0", seen: "2" }, file(2))).toMatchObject({ status: 200 });
  expect((await homeContent(db))["banners.shop-now"]![0]!.image).toMatch(/^\/media\/v\//);
});

test.each([
  ["no file", {}, "Choose a picture."],
  ["a page", { sent: [{ name: "heroes-1", bytes: bytesOf("<html>") }] }, "We can't read this as a picture."],
  ["too large a file", { problem: "tooLarge" }, "A picture is larger than 8 MB."],
] as const)("%s is told at its field, and nothing is changed", async (_, files, sentence) => {
  expect(await send({ place: "heroes-1", seen: "0" }, files as unknown as Files)).toMatchObject({
    status: 422,
    body: { fields: { "heroes-1": expect.stringContaining(sentence) as string } },
  });
  expect([await images(), await numbers()]).toEqual([[OLD, OLD], []]);
});

function bytesOf(text: string) {
  return new TextEncoder().encode(text);
}

test("who saw an older version is told, and so is one of two who press at once", async () => {
  expect(await send({ place: "heroes-1", seen: "0" }, file(4))).toMatchObject({ status: 200 });
  const shown = await images();
  expect(await send({ place: "heroes-1", seen: "0" }, file(5))).toMatchObject({ status: 409 });
  expect(await images()).toEqual(shown);
  const both = await Promise.all([6, 7].map((seed) => send({ place: "heroes-1", seen: "2" }, file(seed))));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await numbers()).toEqual([3, 2, 1]);
});
