import type { RouterContextProvider } from "react-router";
import { listPosts } from "../../content/content-index.server.ts";
import { blogHref, blogPage, feedPath, postPath } from "../../domain/pages/blog-pages.ts";
import { parsePage } from "../../domain/listings/listing-query.ts";
import { blogThing } from "../../domain/structured-data/blog-things.ts";
import { breadcrumbThing } from "../../domain/structured-data/breadcrumb-thing.ts";
import { pageFactsContext } from "../../http/head/page-facts.server.ts";
import { translator } from "../../request/locale.server.ts";
import { siteOf } from "../../request/site.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { documentTitle, writtenDay } from "../../shared/written-pages/open-page.server.ts";

export function postListView(context: Readonly<RouterContextProvider>, asked: string) {
  const { locale } = context.get(viewerContext);
  const t = context.get(translator);
  const { window, posts } = blogPage(listPosts(locale), parsePage(asked));
  const { page, pages } = window;
  const [title, description] = [t("content.blog"), t("content.blogDescription")];
  const path = blogHref(page);
  const trail = [{ name: t("everywhere.home"), href: "/" }];
  const site = siteOf(context);
  const listed = posts.map(({ slug, title, date }) => ({ path: postPath(slug), title, published: date }));
  context.set(pageFactsContext, {
    path,
    title,
    description,
    isIndexed: true,
    things: [
      blogThing(site, { path, title, description, posts: listed }),
      breadcrumbThing(site, trail, { name: title, path }),
    ],
  });
  return {
    documentTitle: documentTitle(context, page > 1 ? t("listing.pageTitle", { title, page, pages }) : title),
    isIndexed: true,
    feed: feedPath(locale),
    trail,
    title,
    description,
    window,
    posts: posts.map(({ slug, title, description, date, picture }) => ({
      href: postPath(slug),
      title,
      description,
      picture,
      date: writtenDay(date, locale),
    })),
  };
}

export type PostListView = ReturnType<typeof postListView>;
