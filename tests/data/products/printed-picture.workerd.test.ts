import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { printedPicture } from "../../../app/data/products/printed-picture.server.ts";
import { publicPictureAddress } from "../../../app/domain/pictures/picture-address.ts";

// New for each test, because reads are cached.
let number = 0;
let url = "";
beforeEach(() => void (url = `/media/web-banner/hero-coffee-${(number += 1)}.webp`));

const avif = (bytes: number) => new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/avif" } });

function files(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    return (answers[pathname] ?? (() => new Response("", { status: 404 })))();
  };
  return { asked, files: { fetch: fetch as Fetcher["fetch"] }, store: env.MEDIA };
}

const whole = (base64: string, width = 480) => ({
  address: `data:image/avif;base64,${base64}`,
  width,
  isPreview: false,
});
const at = () => url.replace(".webp", "-360.avif");

test("a banner of the site itself is printed as the AVIF of 360 px beside it, unless it would fill the first packets", async () => {
  const light = files({ [at()]: () => avif(6000) });
  expect(await printedPicture(light, url, "hero")).toEqual(whole("A".repeat(8000), 360));
  expect(light.asked).toEqual([at()]);
  url = url.replace(".webp", "-heavy.webp");
  expect(await printedPicture(files({ [at()]: () => avif(6001) }), url, "hero")).toBeNull();
});

test("files are read once, heavy ones too", async () => {
  const build = files({ [at()]: () => avif(3) });
  const heavy = url.replace(".webp", "-heavy.webp");
  for (let time = 0; time < 2; time += 1) {
    expect(await printedPicture(build, url, "hero")).toEqual(whole("AAAA", 360));
    await printedPicture(build, heavy, "hero");
  }
  expect(build.asked.filter((file) => file === at())).toHaveLength(1);
});

test("no other picture of the site is printed", async () => {
  const build = files({ [at()]: () => avif(3) });
  for (const kind of ["product", "card"] as const) expect(await printedPicture(build, url, kind)).toBeNull();
  expect(build.asked).toEqual([]);
});

test.each([
  ["is missing", () => new Response("not here", { status: 404 })],
  ["is a picture that says so", () => new Response("gone", { status: 404, headers: { "Content-Type": "image/avif" } })],
  ["is something else", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["breaks off", () => Promise.reject(new Error("gone"))],
  ["does not come", () => new Promise<Response>(() => {})],
])("where the file %s, the page goes without", async (_, answer) => {
  expect(await printedPicture(files({ [at()]: answer }), url, "hero")).toBeNull();
  expect(await printedPicture(files({ [at()]: () => avif(3) }), url, "hero")).not.toBeNull();
});

test("of a vendor's picture the 480 that the shop has, where it is light; it is not made for it", async () => {
  const [light, heavy, missing] = ["1", "2", "3"].map((digit) => digit.repeat(32)) as [string, string, string];
  for (const [hash, bytes] of [
    [light, 6000],
    [heavy, 6001],
  ] as const)
    await env.MEDIA.put(`pictures/${hash}/480.avif`, new Uint8Array(bytes));
  const shown = (hash: string) =>
    printedPicture({ files: null, store: env.MEDIA }, publicPictureAddress(hash), "product");
  expect(await shown(light)).toEqual(whole("A".repeat(8000)));
  expect(await shown(heavy)).toBeNull();
  expect(await shown(missing)).toBeNull();
  await env.MEDIA.put(`pictures/${missing}/480.avif`, new Uint8Array(3));
  expect(await shown(missing)).toEqual(whole("AAAA"));
});

test("of a heavy photograph the preview is printed once the shop has it, and the phone asks for the sharp one", async () => {
  const hash = "4".repeat(32);
  await env.MEDIA.put(`pictures/${hash}/480.avif`, new Uint8Array(20_000));
  const shown = () => printedPicture({ files: null, store: env.MEDIA }, publicPictureAddress(hash), "product");
  expect(await shown()).toBeNull();
  await env.MEDIA.put(`pictures/${hash}/360.avif`, new Uint8Array(6));
  expect(await shown()).toEqual({ address: "data:image/avif;base64,AAAAAAAA", width: 360, isPreview: true });
});

test("of a banner that the shop's people loaded the preview is printed, once phones can ask for its 720", async () => {
  const hash = "5".repeat(32);
  const shown = () => printedPicture({ files: null, store: env.MEDIA }, publicPictureAddress(hash), "hero");
  await env.MEDIA.put(`pictures/${hash}/360.avif`, new Uint8Array(6));
  expect(await shown()).toBeNull();
  await env.MEDIA.put(`pictures/${hash}/720.avif`, new Uint8Array(20_000));
  expect(await shown()).toEqual({ address: "data:image/avif;base64,AAAAAAAA", width: 360, isPreview: true });
});

test("on a card stands a preview: the AVIF of 200 px, where it is light", async () => {
  const preview = { address: `data:image/avif;base64,${"A".repeat(2000)}`, width: 200, isPreview: true };
  const hash = "6".repeat(32);
  const shown = () => printedPicture({ files: null, store: env.MEDIA }, publicPictureAddress(hash), "card");
  await env.MEDIA.put(`pictures/${hash}/360.avif`, new Uint8Array(3));
  expect(await shown()).toBeNull();
  await env.MEDIA.put(`pictures/${hash}/200.avif`, new Uint8Array(1500));
  expect(await shown()).toEqual(preview);
});

test("a picture of another host is not fetched for it", async () => {
  const build = files({});
  for (const own of ["https://vendor.example/a.webp", "", "/media/web-banner/../../secret.webp"])
    expect(await printedPicture(build, own, "hero")).toBeNull();
  expect(build.asked).toEqual([]);
});

test("one that comes too late for its page is there for the next one, and is not read again", async () => {
  let come = (_answer: Response) => {};
  const coming = new Promise<Response>((resolve) => (come = resolve));
  const build = files({ [at()]: () => coming });
  expect(await printedPicture(build, url, "hero")).toBeNull();
  come(avif(3));
  await vi.waitUntil(async () => (await printedPicture(files({}), url, "hero")) !== null, { timeout: 60_000 });
  expect(build.asked).toEqual([at()]);
});
