import { expect, test } from "vitest";
import { pictureSources, sharePicture, shopCard } from "../../../app/domain/products/picture.ts";

test("those of the site itself stand as they are stored, on small boxes and on any (specification 7.4)", () => {
  const tile = { src: "/media/web-banner/jebena-1.webp", webp: null, avif: null, sizes: null };
  expect(pictureSources("/media/web-banner/jebena-1.webp", "thumb")).toMatchObject({
    ...tile,
    width: 160,
    height: 160,
  });
  expect(pictureSources("/media/web-banner/jebena-1.webp", "card")).toMatchObject({ ...tile, width: 320, height: 320 });
});

test.each([
  ["hero", [360, 720, 1440]],
  ["triplet", [640]],
  ["menu", [400]],
  ["vendor", [720, 1280]],
  ["poster", [640]],
] as const)("%s has AVIF of %j beside it", (kind, widths) => {
  const avif = widths.map((width) => `/media/web-banner/a-${width}.avif ${width}w`).join(", ");
  expect(pictureSources("/media/web-banner/a.webp", kind)).toMatchObject({ src: "/media/web-banner/a.webp", avif });
});

test.each([
  ["http://shop.example/a.jpg", "https://shop.example/a.jpg"],
  ["https://shop.example/media/web-banner/a.webp", "https://shop.example/media/web-banner/a.webp"],
  ["/media/web-banner/../a.webp", "/media/web-banner/../a.webp"],
  ["/media/web-banner/a, b.webp", "/media/web-banner/a, b.webp"],
])("%s has no derivatives (specification 5.4)", (url, src) => {
  expect(pictureSources(url, "card")).toMatchObject({ src, avif: null, webp: null, sizes: null });
});

test.each(["", "javascript:alert(1)"])("%j shows the box's tint, never an empty src", (url) => {
  expect(pictureSources(url, "card").src).toMatch(/^data:image\/gif/);
});

const hash = "0".repeat(32);
const files = (...widths: number[]) => widths.map((width) => `/media/v/${hash}-${width}.avif ${width}w`).join(", ");

test.each([
  ["card", files(320, 480)],
  ["product", files(320, 480, 720, 960)],
  // The 200 is a card's preview (decision 49).
  ["menu", files(320)],
] as const)("of a photograph, %s has %s", (kind, avif) => {
  expect(pictureSources(`/media/v/${hash}`, kind).avif).toBe(avif);
});

// Chats take JPEG, neither WebP nor AVIF.

test.each(["poster-coffee", "vendor-honey"])("of the site's own %s the JPEG beside it", (name) => {
  const url = `/media/web-banner/${name}-share.jpg`;
  expect(sharePicture(`/media/web-banner/${name}.webp`)).toEqual({ url, width: 1200, height: 630 });
});

test("a vendor's own picture as it is, https always, its size unknown", () => {
  expect(sharePicture("http://pictures.example/a b.png")).toEqual({
    url: "https://pictures.example/a b.png",
    width: null,
    height: null,
  });
});

test.each([
  "",
  "javascript:alert(1)",
  "//evil.example/x.jpg",
  "/media/web-banner/avatar-hanna.webp",
  "/media/web-banner/poster-on-its-way-moving.webp",
  "/media/web-banner/../../secret.webp",
])("nothing of %j", (url) => {
  expect(sharePicture(url)).toBeNull();
});

test("the shop has a card in each language", () => {
  expect(shopCard("en").url).toBe("/media/web-banner/shop-en-share.jpg");
  expect(shopCard("am")).toEqual({ url: "/media/web-banner/shop-am-share.jpg", width: 1200, height: 630 });
});
