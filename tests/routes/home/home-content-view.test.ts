import { expect, test } from "vitest";
import type { HomeContent, TestimonialDraft, TileDraft } from "../../../app/domain/content/content-lists.ts";
import { homeContentView } from "../../../app/routes/home/home-content-view.ts";

const hero = {
  image: "http://pictures.example/a.jpg",
  link: "/shop/cart",
  headline: { en: "Coffee", am: "ቡና" },
  price: 62_000,
};

test("slides speak the page's language, carry their price, and their pictures are https", () => {
  const { slides } = homeContentView({ heroes: [hero] }, "am");
  expect(slides).toEqual([
    { href: "/shop/cart", image: "https://pictures.example/a.jpg", name: "ቡና", price: "620\u00A0ETB" },
  ]);
});

test("entries without a safe link or picture are left out", () => {
  const card = { url: "javascript:alert(1)", image: "/media/web-banner/a.webp", title: { en: "", am: "" } };
  const { triplets } = homeContentView(
    { tripletCards: [card, { ...card, url: "/a", image: "data:x" }, { ...card, url: "/a" }] },
    "en",
  );
  expect(triplets).toEqual([{ href: "/a", image: "/media/web-banner/a.webp", name: "" }]);
});

function loaded(content: HomeContent, locale: "en" | "am") {
  const { panels, testimonials } = homeContentView(content, locale);
  return { panels, testimonials };
}

const tile = (more: Partial<TileDraft> = {}): TileDraft => ({
  ...{ title: { en: "Jebena", am: "ጀበና" }, query: "jebena", price: 35_050, image: "/media/a.webp" },
  ...more,
});
const said = (more: Partial<TestimonialDraft> = {}): TestimonialDraft => ({
  ...{ profilePicture: "/media/a.webp", poster: "/media/b.webp", videoUrl: "/media/c.mp4", length: null },
  ...{ film: { en: "A film", am: "ፊልም" }, content: { en: "Good.", am: "ጥሩ ነው።" } },
  ...{ name: { en: "Hanna", am: "ሐና" }, role: { en: "Teacher", am: "መምህርት" } },
  ...more,
});

test("tiles stand in the panel they were loaded for, in their order and in one language", () => {
  const content = {
    "promoTiles.smartErp": [tile(), tile({ query: "coffee" })],
    "promoTiles.websiteBuilder": [tile({ title: { en: "Jebena", am: "Samsung" } })],
  };
  expect(loaded(content, "am")).toEqual({
    panels: {
      smartErp: [
        { title: { name: "ጀበና" }, query: "jebena", price: 35_050, picture: "/media/a.webp" },
        { title: { name: "ጀበና" }, query: "coffee", price: 35_050, picture: "/media/a.webp" },
      ],
      websiteBuilder: [
        { title: { name: "Samsung", lang: "en" }, query: "jebena", price: 35_050, picture: "/media/a.webp" },
      ],
    },
    testimonials: null,
  });
});

test("a testimonial speaks the page's language", () => {
  expect(loaded({ testimonials: [said()] }, "am").testimonials).toMatchObject([
    { film: "ፊልም", content: { name: "ጥሩ ነው።" }, name: { name: "ሐና" }, role: { name: "መምህርት" }, length: null },
  ]);
  expect(loaded({ testimonials: [said()] }, "en").testimonials).toMatchObject([
    { film: "A film", content: { name: "Good." }, name: { name: "Hanna" }, role: { name: "Teacher" } },
  ]);
});

test("what has no usable picture or film is left out; without any, the specification's own stand", () => {
  const bad = [{ profilePicture: "data:x" }, { poster: "" }, { videoUrl: "javascript:alert(1)" }];
  const faulty = {
    "promoTiles.smartErp": [tile({ image: "javascript:x" })],
    testimonials: bad.map((more) => said(more)),
  };
  expect(loaded(faulty, "en")).toEqual({ panels: {}, testimonials: null });
  expect(loaded({ ...faulty, testimonials: [said({ poster: "" }), said()] }, "en").testimonials).toHaveLength(1);
});
