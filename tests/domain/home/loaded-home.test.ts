import { expect, test } from "vitest";
import { loadedHome, type StoredTestimonial, type StoredTile } from "../../../app/domain/home/loaded-home.ts";

// Specification 2.5, 3.4.

const tile = (more: Partial<StoredTile> = {}): StoredTile => ({
  ...{ panel: "smartErp", title: "Jebena", titleAm: "ጀበና", query: "jebena", price: 35_050, image: "/media/a.webp" },
  ...more,
});
const said = (more: Partial<StoredTestimonial> = {}): StoredTestimonial => ({
  ...{ profilePicture: "/media/a.webp", poster: "/media/b.webp", videoUrl: "/media/c.mp4", length: null },
  ...{ film: "A film", filmAm: "ፊልም", content: "Good.", contentAm: "ጥሩ ነው።", name: "Hanna", nameAm: "ሐና" },
  ...{ role: "Teacher", roleAm: "መምህርት" },
  ...more,
});

test("stand in the panel they were loaded for, in their order and in one language", () => {
  const tiles = [tile(), tile({ query: "coffee" }), tile({ panel: "websiteBuilder", titleAm: "Samsung" })];
  expect(loadedHome({ tiles, testimonials: [] }, "am")).toEqual({
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
  expect(loadedHome({ tiles: [], testimonials: [said()] }, "am").testimonials).toMatchObject([
    { film: "ፊልም", content: { name: "ጥሩ ነው።" }, name: { name: "ሐና" }, role: { name: "መምህርት" }, length: null },
  ]);
  expect(loadedHome({ tiles: [], testimonials: [said()] }, "en").testimonials).toMatchObject([
    { film: "A film", content: { name: "Good." }, name: { name: "Hanna" }, role: { name: "Teacher" } },
  ]);
});

test("what has no usable picture or film is left out; without any, the specification's own stand", () => {
  const bad = [{ profilePicture: "data:x" }, { poster: "" }, { videoUrl: "javascript:alert(1)" }];
  const loaded = { tiles: [tile({ image: "javascript:x" })], testimonials: bad.map((more) => said(more)) };
  expect(loadedHome(loaded, "en")).toEqual({ panels: {}, testimonials: null });
  expect(loadedHome({ ...loaded, testimonials: [said({ poster: "" }), said()] }, "en").testimonials).toHaveLength(1);
});
