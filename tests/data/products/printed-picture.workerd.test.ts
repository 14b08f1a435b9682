import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { printedPicture } from "../../../app/data/products/printed-picture.server.ts";
import { shownPictureAddress } from "../../../app/domain/pictures/picture-address.ts";

// Another one for each test: what was read is remembered.
let number = 0;
let url = "";
beforeEach(() => void (url = `/media/web-banner/coffee-sand-${(number += 1)}.webp`));

const avif = (bytes: number) => new Response(new Uint8Array(bytes), { headers: { "Content-Type": "image/avif" } });

/** Files of the build: what each address answers, and what was asked for. */
function files(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    return (answers[pathname] ?? (() => new Response("", { status: 404 })))();
  };
  return { asked, files: { fetch: fetch as Fetcher["fetch"] }, store: null };
}

const whole = (base64: string, width = 480) => ({
  address: `data:image/avif;base64,${base64}`,
  width,
  isPreview: false,
});
const at = (width: number) => `/media/web-banner/coffee-sand-${number}-${width}.avif`;

test("a picture of ours is printed as its AVIF of 480 px", async () => {
  const build = files({ [at(480)]: () => avif(6000) });
  expect(await printedPicture(build, url, "product")).toEqual(whole("A".repeat(8000)));
  expect(build.asked).toEqual([at(480)]);
});

test("one that would fill the first packets is printed smaller, or not at all", async () => {
  const smaller = files({ [at(480)]: () => avif(6001), [at(320)]: () => avif(3) });
  expect(await printedPicture(smaller, url, "product")).toEqual(whole("AAAA", 320));
});

test("files are read once, and what would fill the first packets in any size is not asked for again", async () => {
  const [light, heavy] = [url, url.replace(".webp", "-heavy.webp")];
  const at = (size: number, of: string) => of.replace(".webp", `-${size}.avif`);
  const build = files({
    [at(480, light)]: () => avif(3),
    [at(480, heavy)]: () => avif(9000),
    [at(320, heavy)]: () => avif(6001),
  });
  for (let time = 0; time < 2; time += 1) {
    expect(await printedPicture(build, light, "product")).toEqual(whole("AAAA"));
    expect(await printedPicture(build, heavy, "product")).toBeNull();
  }
  expect(build.asked).toEqual([at(480, light), at(480, heavy), at(320, heavy)]);
});

test.each([
  ["is missing", () => new Response("not here", { status: 404 })],
  ["is a picture that says so", () => new Response("gone", { status: 404, headers: { "Content-Type": "image/avif" } })],
  ["is something else", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["breaks off", () => Promise.reject(new Error("gone"))],
  ["does not come", () => new Promise<Response>(() => {})],
])("where the file %s, the page goes without", async (_, answer) => {
  expect(await printedPicture(files({ [at(480)]: answer }), url, "product")).toBeNull();
  // And is not remembered for it.
  expect(await printedPicture(files({ [at(480)]: () => avif(3) }), url, "product")).not.toBeNull();
});

test("of a vendor's picture the 480 that the shop has, where it is light; it is not made for it", async () => {
  const [light, heavy, missing] = ["1", "2", "3"].map((digit) => digit.repeat(32)) as [string, string, string];
  for (const [hash, bytes] of [
    [light, 6000],
    [heavy, 6001],
  ] as const)
    await env.MEDIA.put(`pictures/${hash}/480.avif`, new Uint8Array(bytes));
  const shown = (hash: string) =>
    printedPicture({ files: null, store: env.MEDIA }, shownPictureAddress(hash), "product");
  expect(await shown(light)).toEqual(whole("A".repeat(8000)));
  expect(await shown(heavy)).toBeNull();
  expect(await shown(missing)).toBeNull();
  await env.MEDIA.put(`pictures/${missing}/480.avif`, new Uint8Array(3));
  expect(await shown(missing)).toEqual(whole("AAAA"));
});

test("of a heavy photograph the preview is printed once the shop has it, and the phone asks for the sharp one", async () => {
  const hash = "4".repeat(32);
  await env.MEDIA.put(`pictures/${hash}/480.avif`, new Uint8Array(20_000));
  const shown = () => printedPicture({ files: null, store: env.MEDIA }, shownPictureAddress(hash), "product");
  expect(await shown()).toBeNull();
  await env.MEDIA.put(`pictures/${hash}/360.avif`, new Uint8Array(6));
  expect(await shown()).toEqual({ address: "data:image/avif;base64,AAAAAAAA", width: 360, isPreview: true });
});

test("a banner is printed as its AVIF of 360 px, whatever a product's own would be", async () => {
  const build = files({ [at(360)]: () => avif(3), [at(480)]: () => avif(6) });
  expect(await printedPicture(build, url, "hero")).toEqual(whole("AAAA", 360));
  expect(await printedPicture(build, url, "product")).toEqual(whole("AAAAAAAA"));
  expect(build.asked).toEqual([at(360), at(480)]);
});

test("of a banner that the shop's people loaded the preview is printed, once phones can ask for its 720", async () => {
  const hash = "5".repeat(32);
  const shown = () => printedPicture({ files: null, store: env.MEDIA }, shownPictureAddress(hash), "hero");
  await env.MEDIA.put(`pictures/${hash}/360.avif`, new Uint8Array(6));
  expect(await shown()).toBeNull();
  await env.MEDIA.put(`pictures/${hash}/720.avif`, new Uint8Array(20_000));
  expect(await shown()).toEqual({ address: "data:image/avif;base64,AAAAAAAA", width: 360, isPreview: true });
});

test("on a card stands a preview: the AVIF of 200 px, of ours and of a vendor's, where it is light", async () => {
  const preview = { address: `data:image/avif;base64,${"A".repeat(2000)}`, width: 200, isPreview: true };
  expect(await printedPicture(files({ [at(200)]: () => avif(1500) }), url, "card")).toEqual(preview);
  const heavy = url.replace(".webp", "-heavy.webp");
  const build = files({ [heavy.replace(".webp", "-200.avif")]: () => avif(1501) });
  expect(await printedPicture(build, heavy, "card")).toBeNull();
  const hash = "6".repeat(32);
  const shown = () => printedPicture({ files: null, store: env.MEDIA }, shownPictureAddress(hash), "card");
  // What stands for others is too heavy here.
  await env.MEDIA.put(`pictures/${hash}/360.avif`, new Uint8Array(3));
  expect(await shown()).toBeNull();
  await env.MEDIA.put(`pictures/${hash}/200.avif`, new Uint8Array(1500));
  expect(await shown()).toEqual(preview);
});

test("a picture of another host is not fetched for it", async () => {
  const build = files({});
  for (const own of ["https://vendor.example/a.webp", "", "/media/web-banner/../../secret.webp"])
    expect(await printedPicture(build, own, "product")).toBeNull();
  expect(build.asked).toEqual([]);
});

test("one that comes too late for its page is there for the next one, and is not read again", async () => {
  let come = (_answer: Response) => {};
  const coming = new Promise<Response>((resolve) => (come = resolve));
  const build = files({ [at(480)]: () => coming });
  expect(await printedPicture(build, url, "product")).toBeNull();
  come(avif(3));
  await vi.waitUntil(async () => (await printedPicture(files({}), url, "product")) !== null, { timeout: 60_000 });
  expect(build.asked).toEqual([at(480)]);
});
