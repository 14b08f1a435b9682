import { textStream } from "../../shared/text-stream.ts";
import type { RequestContext } from "../../request/page-tools.server.ts";
import { textPages } from "../../domain/pages/page-kind.ts";
import { listPosts, listQuestions, writtenPage } from "../../content/content-index.server.ts";
import { listShardProducts, listShardVendors, listSitemapCategories } from "../../data/sitemap.server.ts";
import { listingEntries, parseShard, sitemapFile, type Shard, type SitemapEntry } from "../../domain/pages/sitemap.ts";
import { productHref, vendorStoreHref } from "../../domain/products/product-links.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/sitemap";
import { fromEdgeCache, notFound, xmlAnswer } from "./machine-answers.server.ts";

export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const shard = parseShard(params.shard);
  if (!shard) return notFound();
  const { origin } = new URL(context.get(bindings).publicOrigin);
  // It changes with the build, not with the catalogue.
  if (shard.kind === "content") return xmlAnswer(textStream(sitemapFile(origin, contentEntries())));
  const make = async () => {
    const entries = await entriesOf(context, shard);
    return entries.length > 0 ? sitemapFile(origin, entries) : null;
  };
  return fromEdgeCache(context, { name: `sitemaps/${params.shard}`, make });
}

async function entriesOf(context: RequestContext, shard: Exclude<Shard, { kind: "content" }>) {
  const { db } = context.get(bindings);
  switch (shard.kind) {
    case "places": {
      const { categories, cells } = await listSitemapCategories(db);
      return listingEntries(categories, cells);
    }
    case "vendors":
      return (await listShardVendors(db, shard.number)).map((id) => ({ path: vendorStoreHref(id) }));
    case "products":
      return (await listShardProducts(db, shard.number)).map(({ nameSlug, updatedAt }) => ({
        path: productHref(nameSlug),
        lastmod: `${new Date(updatedAt).toISOString().slice(0, 19)}Z`,
      }));
  }
}

function contentEntries(): SitemapEntry[] {
  // Both languages have the same days; a test checks it.
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
    ...["shipping", ...textPages].map((slug) => ({ path: `/pages/${slug}`, lastmod: writtenPage("en", slug).updated })),
  ];
}

function latest(days: readonly string[]): string | undefined {
  return [...days].sort().pop();
}
