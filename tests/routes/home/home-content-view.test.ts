import { expect, test } from "vitest";
import { homeContentView } from "../../../app/routes/home/home-content-view.ts";

const hero = {
  image: "http://pictures.example/a.jpg",
  link: "/shop/cart",
  headline: "Coffee",
  headlineAm: "ቡና",
  price: 62_000,
};

test("slides speak the page's language, carry their price, and their pictures are https", () => {
  const { slides } = homeContentView({ heroes: [hero], triplets: [], banners: [] }, "am");
  expect(slides).toEqual([
    { href: "/shop/cart", image: "https://pictures.example/a.jpg", name: "ቡና", price: "620\u00A0ETB" },
  ]);
});

test("entries without a safe link or picture are left out", () => {
  const card = { url: "javascript:alert(1)", image: "/media/web-banner/a.webp", title: "", titleAm: null };
  const { triplets } = homeContentView(
    { heroes: [], triplets: [card, { ...card, url: "/a", image: "data:x" }, { ...card, url: "/a" }], banners: [] },
    "en",
  );
  expect(triplets).toEqual([{ href: "/a", image: "/media/web-banner/a.webp", name: "" }]);
});
