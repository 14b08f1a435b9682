import { expect, test } from "vitest";
import { reviewsView } from "../../app/domain/reviews-view.ts";

const review = { id: 1, rate: 5, author: "Hana T.", content: "Well made.", contentLang: "en" as const, createdAt: 0 };

test("without rates there is nothing to show", () => {
  expect(reviewsView([], [], "en")).toBeNull();
  expect(reviewsView([{ rate: 9, count: 4 }], [], "en")).toBeNull();
});

test("average, spread and words (specification 5.1)", () => {
  const counts = [
    { rate: 5, count: 2 },
    { rate: 4, count: 1 },
  ];
  const view = reviewsView(counts, [review], "am");
  expect(view).toMatchObject({ average: 4.7, count: 3, newest: [{ author: "Hana T.", lang: "en" }] });
  expect(view?.bars).toEqual([
    { stars: 5, count: 2, percent: 67 },
    { stars: 4, count: 1, percent: 33 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 0, percent: 0 },
  ]);
  expect(reviewsView(counts, [review], "en")?.newest[0]).not.toHaveProperty("lang");
});
