import { listPosts, listQuestions, writtenPage } from "../../content/content-index.server.ts";
import type { SitemapEntry } from "../../domain/pages/sitemap.ts";

const pages = ["shipping", "mobile", "return-policy", "privacy", "terms"];

/** What there is one of: home, the directory of vendors, the pages of content and the posts, with the days they were written. */
export function contentEntries(): SitemapEntry[] {
  // Both languages have the same days (a test of the content holds them to it).
  const posts = listPosts("en").map(({ slug, date, updated }) => ({
    path: `/blog/classic/${slug}`,
    lastmod: updated ?? date,
  }));
  const help = [writtenPage("en", "help-center"), ...listQuestions("en")].map(({ updated }) => updated);
  return [
    { path: "/" },
    { path: "/vendors" },
    { path: "/blog/classic", lastmod: latest(posts.map(({ lastmod }) => lastmod)) },
    ...posts,
    { path: "/pages/help-center", lastmod: latest(help) },
    ...pages.map((slug) => ({ path: `/pages/${slug}`, lastmod: writtenPage("en", slug).updated })),
  ];
}

/** Days as "2026-11-22" stand in the order of their letters. */
function latest(days: readonly string[]): string | undefined {
  return [...days].sort().pop();
}
