import type { RouterContextProvider } from "react-router";
import { listPosts, type Post } from "../../content/content-index.server.ts";
import { openDocument } from "../../content/documents.ts";
import { blogPath, neighbours, postPath } from "../../domain/content/blog-pages.ts";
import { searchHref } from "../../domain/products/product-links.ts";
import { sharePicture } from "../../domain/products/share-picture.ts";
import { shareLinks } from "../../domain/pages/share-links.ts";
import { postThing } from "../../domain/structured-data/blog-things.ts";
import { breadcrumbThing } from "../../domain/structured-data/breadcrumb-thing.ts";
import { pageUrl } from "../../domain/structured-data/site.ts";
import { pageFactsContext } from "../../http/head/page-facts.server.ts";
import { translator } from "../../middleware/locale.server.ts";
import { siteOf } from "../../middleware/site.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";
import { documentTitle } from "../content/document-title.server.ts";
import { writtenDay } from "../content/written-day.server.ts";

/** What the page of a post prints. Opens its text, and says to machines what it is. */
export async function postView(context: Readonly<RouterContextProvider>, post: Post) {
  const { locale } = context.get(viewerContext);
  const t = context.get(translator);
  const { slug, title, description, date, updated, picture } = post;
  await openDocument(locale, `blog/${slug}`);
  const path = postPath(slug);
  const trail = [
    { name: t("everywhere.home"), href: "/" },
    { name: t("content.blog"), href: blogPath },
  ];
  const site = siteOf(context);
  const shared = sharePicture(picture);
  const article = { published: date, ...(updated && { updated }) };
  context.set(pageFactsContext, {
    path,
    title,
    description,
    kind: "article",
    article,
    ...(shared && { image: { ...shared, alt: title } }),
    isIndexed: true,
    things: [
      postThing(site, { path, title, description, picture, ...article }),
      breadcrumbThing(site, trail, { name: title, path }),
    ],
  });
  const { newer, older } = neighbours(listPosts(locale), slug);
  const way = (other: Post | null) => other && { href: postPath(other.slug), title: other.title };
  return {
    documentTitle: documentTitle(context, title),
    isIndexed: true,
    slug,
    trail,
    title,
    lead: description,
    picture,
    date: writtenDay(date, locale),
    updated: updated ? writtenDay(updated, locale) : null,
    newer: way(newer),
    older: way(older),
    share: shareLinks(pageUrl(site, path), title),
    goodsTitle: t("content.related"),
    goodsHref: searchHref(post.goods),
  };
}

export type PostView = Awaited<ReturnType<typeof postView>>;
