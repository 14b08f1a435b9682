import { expect, test } from "vitest";
import { sharePicture, shopCard } from "../../../app/domain/products/share-picture.ts";

// Open Graph pictures; a chat takes JPEG, not the WebP and AVIF of the pages.

test("of a picture of ours the JPEG beside it, of both views of a product that of the first", () => {
  const jebena = { url: "/media/web-banner/jebena-leaf-1-share.jpg", width: 1200, height: 630 };
  expect(sharePicture("/media/web-banner/jebena-leaf-1.webp")).toEqual(jebena);
  expect(sharePicture("/media/web-banner/jebena-leaf-2.webp")).toEqual(jebena);
  expect(sharePicture("/media/web-banner/poster-coffee.webp")?.url).toBe("/media/web-banner/poster-coffee-share.jpg");
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
  "/media/web-banner/../../secret.webp",
  "/other/x.jpg",
])("nothing of %j", (url) => {
  expect(sharePicture(url)).toBeNull();
});

test("the shop has a card in each language", () => {
  expect(shopCard("en").url).toBe("/media/web-banner/shop-en-share.jpg");
  expect(shopCard("am")).toEqual({ url: "/media/web-banner/shop-am-share.jpg", width: 1200, height: 630 });
});
