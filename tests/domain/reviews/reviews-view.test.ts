import { describe, expect, test } from "vitest";
import { readReviewQuery, reviewsHref } from "../../../app/domain/reviews/review-query.ts";
import { reviewsView, reviewWindow } from "../../../app/domain/reviews/reviews-view.ts";

const review = {
  ...{ id: 1, rate: 5, author: "Hana T.", content: "Well made.", contentLang: "en" as const, createdAt: 0 },
  ...{ isVerified: true, helpful: 2, reply: "", pictures: [] },
};
const product = { href: "/product/default/pot", choice: "" };
const query = { sort: "newest", stars: null, page: 1 } as const;
const place = { query, product, locale: "en" as const };
const counts = [
  { rate: 5, count: 20, written: 14 },
  { rate: 4, count: 10, written: 0 },
];

test("without rates there is nothing to show", () => {
  expect(reviewsView([], [], place)).toBeNull();
  expect(reviewsView([{ rate: 9, count: 4, written: 4 }], [], place)).toBeNull();
});

test("average, spread and words (specification 5.1)", () => {
  const view = reviewsView(counts, [review], { ...place, locale: "am" });
  expect(view).toMatchObject({ average: 4.7, count: 30, only: null, written: [{ author: "Hana T.", lang: "en" }] });
  expect(view?.bars.map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
    [5, 20, 67],
    [4, 10, 33],
    [3, 0, 0],
    [2, 0, 0],
    [1, 0, 0],
  ]);
  expect(reviewsView(counts, [review], place)?.written[0]).not.toHaveProperty("lang");
});

describe("ways to other reviews", () => {
  test("stars lead to the words said with them, where there are any", () => {
    const bars = reviewsView(counts, [review], { ...place, query: { ...query, page: 2 } })!.bars;
    expect(bars.map(({ href }) => href)).toEqual(["/product/default/pot?stars=5#reviews", null, null, null, null]);
  });

  test("orders are offered where there is something to order, and begin at the first page", () => {
    const view = reviewsView(counts, [review], { ...place, query: { sort: "lowest", stars: null, page: 2 } })!;
    expect(view.sorts).toEqual([
      { sort: "newest", href: "/product/default/pot#reviews", isChosen: false },
      { sort: "highest", href: "/product/default/pot?reviews=highest#reviews", isChosen: false },
      { sort: "lowest", href: "/product/default/pot?reviews=lowest#reviews", isChosen: true },
    ]);
    expect(view.pages).toEqual({
      page: 2,
      total: 3,
      previous: "/product/default/pot?reviews=lowest#reviews",
      next: "/product/default/pot?reviews=lowest&rpage=3#reviews",
    });
    expect(reviewsView([{ rate: 5, count: 3, written: 1 }], [review], place)?.sorts).toEqual([]);
  });

  test("a filter says so and leads back to all; all have one rate then", () => {
    const view = reviewsView(counts, [review], { ...place, query: { ...query, stars: 5 } })!;
    expect(view.only).toEqual({ stars: 5, href: "/product/default/pot#reviews" });
    expect(view.sorts).toEqual([]);
    expect(view.bars[0]?.isChosen).toBe(true);
  });

  test("the chosen variant stays chosen", () => {
    const view = reviewsView(counts, [review], { ...place, product: { ...product, choice: "variant=8" } })!;
    expect(view.pages.next).toBe("/product/default/pot?variant=8&rpage=2#reviews");
  });
});

test("pages of five reviews with words; out of range is the nearest", () => {
  const window = (page: number, stars: 5 | 4 | null = null) => reviewWindow(counts, { ...query, stars, page });
  expect(window(1)).toMatchObject({ page: 1, pages: 3, offset: 0, size: 5 });
  expect(window(999)).toMatchObject({ page: 3, offset: 10 });
  expect(window(1, 4)).toMatchObject({ page: 1, pages: 1, offset: 0 });
});

test.each([
  ["", query],
  ["reviews=lowest&stars=4&rpage=3", { sort: "lowest", stars: 4, page: 3 }],
  ["reviews=best&stars=6&rpage=-1", query],
  ["reviews=LOWEST&stars=4.0&rpage=1e3", query],
])("%j is read as %j", (search, expected) => {
  expect(readReviewQuery(new URLSearchParams(search))).toEqual(expected);
});

test("one address for one question", () => {
  expect(reviewsHref("/p", { sort: "highest", stars: 2, page: 3 }, "variant=7")).toBe(
    "/p?variant=7&reviews=highest&stars=2&rpage=3#reviews",
  );
});
