import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addPicturesStatement, namedPicture } from "../../../app/data/pictures/picture-names.server.ts";
import { readPictureFile } from "../../../app/domain/pictures/picture-address.ts";
import { servePictureFile, type ServedPictureFile } from "../../../app/shared/pictures/serve-picture-file.server.ts";
import { cleanPicture, TransformLate } from "../../../app/shared/pictures/transform.server.ts";
import { fetchDue, type PictureTools } from "../../../app/shared/pictures/fetch-pictures.server.ts";
import { counted, photograph, sent, type Answers } from "../../support/vendor-pictures.ts";
import { db, readRow } from "../../support/test-database.ts";

// Decision 49.

let answers: Answers;
let asked: string[];
let works: Promise<unknown>[];
let shop: ReturnType<typeof counted>;
let number = 0;

beforeEach(async () => {
  await db.exec("DELETE FROM picture");
  [answers, asked, works] = [{}, [], []];
  shop = counted();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    asked.push(String(address));
    const signal = init!.signal!;
    const late = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("late"))));
    return Promise.race([
      Promise.resolve(answers[String(address)]?.(signal) ?? new Response(null, { status: 404 })),
      late,
    ]);
  });
});

afterEach(async () => {
  await Promise.allSettled(works);
  vi.restoreAllMocks();
});

/** New each time, because recent outcomes are cached. */
const address = () => `https://pictures.example/${(number += 1)}.jpg`;

async function named(source: string): Promise<string> {
  await addPicturesStatement(db, [source], Date.now() - 1).run();
  return namedPicture(source)!.hash;
}

const tools = (): PictureTools => ({
  images: shop.images,
  store: env.MEDIA,
  hosts: { ownHost: "shop.example", demo: null, limit: 200 },
});

function ask(hash: string, file = "320.avif"): Promise<ServedPictureFile> {
  return servePictureFile(
    { tools: tools(), db, waitUntil: (work) => void works.push(work) },
    readPictureFile(`${hash}-${file}`)!,
  );
}

const state = (hash: string) =>
  readRow<Record<string, unknown>>("SELECT state, problem, shown, attempts FROM picture WHERE hash = ?1", hash);

test("200 who ask at once get one picture: fetched once, made once", async () => {
  const source = address();
  answers[source] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return sent(photograph());
  };
  const hash = await named(source);
  const all = await Promise.all(Array.from({ length: 200 }, () => ask(hash)));
  await Promise.all(works);
  expect(asked).toEqual([source]);
  expect(shop.transforms).toEqual(["image/png", "image/webp", "image/avif"]);
  // A busy machine may exceed the wait; a browser asks again.
  const again = await Promise.all(all.map((one) => (one.kind === "later" ? ask(hash) : one)));
  expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(["file"]));
  expect((await state(hash))!.shown).toMatch(/^\/media\/v\/[0-9a-f]{32}\.[0-9a-f]{6}\.300x240$/);
  await ask(hash);
  expect(shop.transforms).toHaveLength(3);
});

test("what is fetched ahead waits for those who look at a page", async () => {
  const [looked, ahead] = [address(), address()];
  answers[looked] = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return sent(photograph(300, 240, 1));
  };
  const look = ask(await named(looked));
  await vi.waitUntil(() => asked.length > 0);
  await named(ahead);
  const fetched = fetchDue(tools(), db, Date.now() + 5_000);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(asked).toEqual([looked]);
  await look;
  await fetched;
  expect(asked).toEqual([looked, ahead]);
});

test("what no table names is not fetched", async () => {
  expect(await ask(namedPicture(address())!.hash)).toEqual({ kind: "unknown" });
  expect(asked).toEqual([]);
});

test.each([
  [
    "a page that says it is a picture",
    () => sent("<!doctype html><title>no</title>", "image/jpeg"),
    "is not a JPEG, PNG, WebP, GIF or AVIF",
  ],
  ["half of a picture", () => sent(photograph(300, 200, 9).slice(0, 900)), "cannot be decoded"],
  ["a spacer", () => sent(photograph(40, 30)), "is too small: 40 x 30"],
  ["a bomb", () => sent(claiming(30_000, 30_000)), "has too many pixels: 30000 x 30000"],
  ["a huge one", () => new Response(new Uint8Array(9 * 1024 * 1024)), "larger than 8 MB"],
  ["one without end", () => new Response(endless()), "larger than 8 MB"],
  ["a way to this machine", () => moved("https://127.0.0.1/a.jpg"), "the address is a number, not a name"],
  ["a way into a network, with dots", () => moved("https://router.local../a.jpg"), "the address is a private name"],
  ["a way to the shop", () => moved("https://shop.example/"), "the address is the shop's own"],
  ["a circle", () => moved("https://pictures.example/circle.jpg"), "more than 3 redirects"],
])("%s is given up, and the tile stands in", async (_, answer, problem) => {
  const source = address();
  answers[source] = answer;
  answers["https://pictures.example/circle.jpg"] = answer;
  const hash = await named(source);
  expect(await ask(hash)).toEqual({ kind: "failed" });
  expect(await state(hash)).toMatchObject({ state: "failed", problem, shown: "" });
  expect(asked.filter((one) => !one.startsWith("https://pictures.example/"))).toEqual([]);
});

test.each([
  ["is down", () => new Response(null, { status: 503 }), "status 503"],
  ["does not answer", (signal: AbortSignal) => never(signal), "no whole answer in time"],
  ["breaks off", () => Promise.reject(new TypeError("connection lost")), "no answer"],
])("a host that %s is asked again later, and by nobody before", async (_, answer, problem) => {
  const source = address();
  answers[source] = answer;
  const hash = await named(source);
  expect(await ask(hash)).toEqual({ kind: "later" });
  expect(await state(hash)).toMatchObject({ state: "waiting", problem, attempts: 1 });
  expect(await ask(hash, "480.avif")).toEqual({ kind: "later" });
  expect(asked).toHaveLength(1);
});

test("a platform that does not transform in time is no word against the picture: it is tried again later", async () => {
  const source = address();
  answers[source] = () => sent(photograph(300, 200, 21));
  const hash = await named(source);
  const late = {
    input: () => late,
    transform: () => late,
    output: () => Promise.reject(new TransformLate("late")),
  };
  shop.images = late as unknown as ImagesBinding;
  expect(await ask(hash)).toEqual({ kind: "later" });
  expect(await state(hash)).toMatchObject({ state: "waiting", problem: "no transformation in time", attempts: 1 });
});

test("a transformation that never ends is given up after 15 seconds", async () => {
  vi.useFakeTimers();
  try {
    const silent = { input: () => silent, transform: () => silent, output: () => new Promise<never>(() => {}) };
    const cleaned = cleanPicture(silent as unknown as ImagesBinding, photograph(300, 200, 22));
    const outcome = expect(cleaned).rejects.toThrow(TransformLate);
    await vi.advanceTimersByTimeAsync(15_000);
    await outcome;
  } finally {
    vi.useRealTimers();
  }
});

test("a redirect is followed to a public address", async () => {
  const source = address();
  answers[source] = () => moved("https://other.example/b.jpg");
  answers["https://other.example/b.jpg"] = () => sent(photograph(300, 200, 77));
  expect((await ask(await named(source))).kind).toBe("file");
  expect(asked).toEqual([source, "https://other.example/b.jpg"]);
});

test("equal bytes under two addresses are one picture", async () => {
  const [one, other] = [address(), address()];
  answers[one] = answers[other] = () => sent(photograph(320, 320, 5));
  const [first, second] = [await named(one), await named(other)];
  await ask(first);
  const made = shop.transforms.length;
  expect((await ask(second)).kind).toBe("file");
  expect(shop.transforms).toHaveLength(made);
  expect((await state(second))!.shown).toBe((await state(first))!.shown);
});

test("what the store lost is fetched and made anew", async () => {
  const source = address();
  answers[source] = () => sent(photograph(200, 200, 3));
  const hash = await named(source);
  await ask(hash);
  const { objects } = await env.MEDIA.list({ prefix: `pictures/${hash}/` });
  expect(objects.map(({ key }) => key.split("/").at(-1))).toEqual(["320.avif", "master"]);
  await env.MEDIA.delete(objects.map(({ key }) => key));
  expect((await ask(hash, "160.webp")).kind).toBe("file");
  expect(asked).toHaveLength(2);
});

const moved = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("late"))));
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
}

function claiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = photograph(100, 100);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
}
