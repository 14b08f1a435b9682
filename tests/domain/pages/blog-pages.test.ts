import { describe, expect, test } from "vitest";
import { blogHref, blogPage, feedPath, neighbours, postPath } from "../../../app/domain/pages/blog-pages.ts";

const posts = Array.from({ length: 30 }, (_, index) => ({ slug: `post-${index}` }));

describe("pages of the list", () => {
  test.each([
    [1, 0, 12],
    [2, 12, 12],
    [3, 24, 6],
    [9, 24, 6],
    [0, 0, 12],
  ])("page %i begins with post %i and has %i", (page, first, count) => {
    const { posts: shown } = blogPage(posts, page);
    expect(shown).toEqual(posts.slice(first, first + count));
  });

  test("of few or no posts there is one", () => {
    expect(blogPage(posts.slice(0, 12), 1).window.pages).toBe(1);
    expect(blogPage([], 4)).toMatchObject({ posts: [], window: { page: 1, pages: 1 } });
  });

  test("the first has the plain address", () =>
    expect([1, 2].map(blogHref)).toEqual(["/blog/classic", "/blog/classic?page=2"]));
});

test("beside a post stand the newer and the older one", () => {
  expect(neighbours(posts, "post-1")).toEqual({ newer: posts[0], older: posts[2] });
  expect(neighbours(posts, "post-0")).toEqual({ newer: null, older: posts[1] });
  expect(neighbours(posts, "post-29")).toEqual({ newer: posts[28], older: null });
  expect(neighbours(posts, "no-such-post")).toEqual({ newer: null, older: null });
});

test("addresses of posts and feeds", () => {
  expect(postPath("coffee")).toBe("/blog/classic/coffee");
  expect([feedPath("en"), feedPath("am")]).toEqual(["/blog/classic/feed.xml", "/blog/classic/feed.xml?lng=am"]);
});
