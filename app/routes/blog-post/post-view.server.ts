import type { RouterContextProvider } from "react-router";
import { listPosts, type Post } from "../../content/content-index.server.ts";
import { openDocument } from "../../content/documents.ts";
import { listRelevant } from "../../data/listings/page-by-relevance.server.ts";
import { findSearchPlan } from "../../data/listings/search-plan.server.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import { noFilter } from "../../domain/listings/listing-filter.ts";
import { blogPath, neighbours, postPath } from "../../domain/pages/blog-pages.ts";
import { shareLinks } from "../../domain/pages/outside-links.ts";
import { searchHref } from "../../domain/products/product-links.ts";
import type { Product } from "../../domain/products/product.ts";
import { sharePicture } from "../../domain/products/picture.ts";
import { postThing } from "../../domain/structured-data/blog-things.ts";
import { breadcrumbThing } from "../../domain/structured-data/breadcrumb-thing.ts";
import { pageUrl } from "../../domain/structured-data/site.ts";
import { pageFactsContext } from "../../http/head/page-facts.server.ts";
import { pageTools } from "../../request/page-tools.server.ts";
import { siteOf } from "../../request/site.server.ts";
import { documentTitle, writtenDay } from "../../shared/written-pages/open-page.server.ts";

export async function postView(context: Readonly<RouterContextProvider>, post: Post) {
  const { locale, t } = pageTools(context);
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

const SHOWN = 6;

/** null where the database does not answer in time (security-and-faults.md 9). */
export function findRelatedGoods(context: Readonly<RouterContextProvider>, words: string) {
  const { viewer, db } = pageTools(context);
  return search(db, words)
    .then((found) =>
      found
        .filter(({ stockAmount }) => stockAmount > 0)
        .slice(0, SHOWN)
        .map((product) => productCardView(product, viewer)),
    )
    .catch(() => null);
}

async function search(db: D1Database, words: string): Promise<Product[]> {
  const plan = await findSearchPlan(db, words);
  return plan === null ? [] : listRelevant(db, plan, noFilter, { size: SHOWN * 2, offset: 0 });
}
