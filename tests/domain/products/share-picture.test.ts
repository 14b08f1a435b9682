import { expect, test } from "vitest";
import { sharePicture, shopCard } from "../../../app/domain/products/share-picture.ts";

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
  "data:image/png;base64,AA",
  "//evil.example/x.jpg",
  "/media/web-banner/avatar-hanna.webp",
  "/media/web-banner/menu-bags.webp",
  "/media/web-banner/triplet-coffee.webp",
  "/media/web-banner/jebena-leaf-1.webp",
  "/media/web-banner/poster-on-its-way-moving.webp",
  "/media/web-banner/../../secret.webp",
  "/other/x.jpg",
])("nothing of %j", (url) => {
  expect(sharePicture(url)).toBeNull();
});

test("the shop has a card in each language", () => {
  expect(shopCard("en").url).toBe("/media/web-banner/shop-en-share.jpg");
  expect(shopCard("am")).toEqual({ url: "/media/web-banner/shop-am-share.jpg", width: 1200, height: 630 });
});
