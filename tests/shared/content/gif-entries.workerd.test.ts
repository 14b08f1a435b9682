import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { homeContent } from "../../../app/data/home/home-content.server.ts";
import { animationLimits, notAnimated } from "../../../app/domain/pictures/animation.ts";
import { pictureFileAddress } from "../../../app/domain/pictures/picture-address.ts";
import { homeContentJson } from "../../../app/routes/catalogue-collection/home-content.server.ts";
import { homeContentView } from "../../../app/routes/home/home-content-view.ts";
import { loader } from "../../../app/routes/machines/picture.ts";
import { fetchNow } from "../../../app/shared/pictures/fetch-pictures.server.ts";
import { receiveHomePicture } from "../../../app/shared/pictures/receive-home-picture.server.ts";
import { askContent } from "../../support/ask-operator.ts";
import { gifComment, movingGif } from "../../support/moving-gif.ts";
import { photograph, sent } from "../../support/vendor-pictures.ts";
import { db, empty } from "../../support/test-database.ts";
import { contextOf } from "../../support/request-context.ts";

// Specification 7.2, decision 67.

const NOW = Date.UTC(2026, 10, 25, 9);
const pictureTools = { images: env.IMAGES, store: env.MEDIA };

beforeEach(async () => {
  await empty("content_version", "home_entry", "picture");
  for (const { key } of (await env.MEDIA.list()).objects) await env.MEDIA.delete(key);
});

async function send(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const taken = await receiveHomePicture({ db, pictures: pictureTools as never, now: NOW }, bytes);
  return taken.ok ? taken.address : taken.problem;
}

const load = (images: string[]) => {
  const title = { en: "On its way", am: "በመንገድ ላይ" };
  const gif = images.map((image) => ({ url: "/shop/sidebar/list", image, title }));
  return askContent(
    db,
    { operation: "load", file: "a.json", text: JSON.stringify({ banners: { gif } }) },
    { now: NOW },
  );
};
const shown = async () => homeContentView(await homeContent(db), "am").gifs;

async function ask(address: string) {
  const waitUntil = (work: Promise<unknown>) => void work.catch(() => {});
  const pictures = { ...pictureTools, hosts: {} };
  const context = contextOf({ db, waitUntil, publicOrigin: "https://shop.example", pictures });
  const params = { file: address.slice("/media/v/".length) };
  const answer = await loader({ params, context } as unknown as Parameters<typeof loader>[0]);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

test("what moves is kept beside its still picture, named by its entry, and handed out for good", async () => {
  const address = await send(movingGif(3, { extra: gifComment("by whom") }));
  expect(address).toMatch(/^\/media\/v\/[0-9a-f]{32}$/);
  expect(await load([address])).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([
    { href: "/shop/sidebar/list", image: address, name: "በመንገድ ላይ", moving: `${address}-moving` },
  ]);
  const { status, headers, bytes } = await ask(`${address}-moving`);
  expect([status, headers.get("Content-Type")]).toEqual([200, "image/gif"]);
  expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(bytes).toEqual(movingGif(3));
  const hash = address.slice("/media/v/".length);
  const still = await ask(pictureFileAddress({ hash, width: 320, format: "webp" }));
  expect([still.status, still.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect(new TextDecoder("latin1").decode(still.bytes)).not.toContain("ANMF");
});

test("a picture has at once what a phone shows of a banner: its preview, and the file that lies over it", async () => {
  const hash = (await send(photograph())).slice("/media/v/".length);
  const { objects } = await env.MEDIA.list({ prefix: `pictures/${hash}/` });
  expect(objects.map(({ key }) => key.split("/").at(-1))).toEqual(expect.arrayContaining(["360.avif", "720.avif"]));
});

test.each([
  ["that stands still", () => photograph()],
  ["of one frame", () => movingGif(1)],
  ["with too many frames", () => movingGif(animationLimits.frames + 1, { side: 80 })],
])("a picture %s is a fault of its entry, and its moving file does not exist", async (_, bytes) => {
  const [good, address] = [await send(movingGif(2)), await send(bytes())];
  expect(await load([good, address])).toMatchObject({
    status: 422,
    body: { faults: [{ path: "banners.gif[1].image", reason: `${address} ${notAnimated}` }] },
  });
  expect((await ask(`${address}-moving`)).status).toBe(404);
  expect(await shown()).toEqual([]);
});

test("more than three entries are one too many", async () => {
  const images = await Promise.all([1, 2, 3, 4].map((seed) => send(movingGif(2, { seed }))));
  expect(await load(images)).toMatchObject({
    status: 422,
    body: { faults: [{ path: "banners.gif", reason: "4 entries; at most 3" }] },
  });
  expect(await load(images.slice(1))).toMatchObject({ status: 200 });
});

test("one at an address elsewhere stands still until it was fetched", async () => {
  const image = "https://pictures.example/a.gif";
  expect(await load([image])).toMatchObject({ status: 200 });
  const [before] = await shown();
  expect(before).toMatchObject({ image: expect.stringMatching(/^\/media\/v\//), moving: null });
  vi.stubGlobal("fetch", async () => sent(movingGif(2), "image/gif"));
  const hosts = { ownHost: "shop.example", demo: null };
  await fetchNow({ ...pictureTools, hosts }, db, before!.image.slice("/media/v/".length));
  vi.unstubAllGlobals();
  const [after] = await shown();
  expect(after!.moving).toBe(`${before!.image}-moving`);
  expect((await ask(after!.moving!)).bytes).toEqual(movingGif(2));
});

test("home content as data has gif cards of its own, as url and image, and the file knows them again", async () => {
  const address = await send(movingGif(2));
  await load([address, "/media/web-banner/poster-on-its-way.webp"]);
  const { gifCards, banners } = await homeContentJson(db);
  expect(banners).toEqual([]);
  expect(gifCards).toEqual([
    { url: "/shop/sidebar/list", image: `${address}-320.webp`, moving: `${address}-moving` },
    {
      url: "/shop/sidebar/list",
      image: "/media/web-banner/poster-on-its-way.webp",
      moving: "/media/web-banner/poster-on-its-way-moving.webp",
    },
  ]);
  const file = await askContent(db, { operation: "show" });
  expect(file.body.content).toMatchObject({ banners: { gif: [{ image: address }, {}] } });
});
