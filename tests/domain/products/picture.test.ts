import { expect, test } from "vitest";
import { pictureSources } from "../../../app/domain/products/picture.ts";

test("ours come in widths (specification 7.4, design 7)", () => {
  expect(pictureSources("/media/web-banner/jebena-1.webp", "card")).toMatchObject({
    src: "/media/web-banner/jebena-1-320.webp",
    webp: null,
    avif: "/media/web-banner/jebena-1-320.avif 320w, /media/web-banner/jebena-1-480.avif 480w",
    width: 320,
    height: 320,
  });
  expect(pictureSources("/media/web-banner/jebena-1.webp", "thumb").avif).toBeNull();
});

test.each([
  ["product", 960],
  ["hero", 1440],
  ["triplet", 640],
  ["menu", 200],
  ["vendor", 1280],
  ["poster", 640],
] as const)("%s goes up to %i", (kind, width) => {
  const { avif, webp } = pictureSources("/media/web-banner/a.webp", kind);
  expect(avif?.endsWith(`-${width}.avif ${width}w`)).toBe(true);
  expect(webp?.endsWith(`-${width}.webp ${width}w`)).toBe(true);
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
