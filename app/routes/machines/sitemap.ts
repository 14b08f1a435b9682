import type { RouterContextProvider } from "react-router";
import { listPosts, listQuestions, writtenPage } from "../../content/content-index.server.ts";
import { listShardProducts, listShardVendors, listSitemapPlaces } from "../../data/sitemap.server.ts";
import { placeEntries } from "../../domain/pages/sitemap-places.ts";
import { parseShard, sitemapFile, type Shard, type SitemapEntry } from "../../domain/pages/sitemap.ts";
import { productHref, vendorStoreHref } from "../../domain/products/product-links.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/sitemap";
import { atTheEdge, notFound, streamOf, xmlAnswer } from "./machine-answers.server.ts";

/** One part of the sitemap, streamed: the indexed canonical addresses, each in both languages. A part that holds nothing: 404. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const shard = parseShard(params.shard);
  if (!shard) return notFound();
  const { origin } = new URL(context.get(bindings).publicOrigin);
  // It changes with the build, not with the catalogue.
  if (shard.kind === "content") return xmlAnswer(streamOf(sitemapFile(origin, contentEntries())));
  return atTheEdge(context, `sitemaps/${params.shard}`, async () => {
    const entries = await entriesOf(context, shard);
    return entries.length > 0 ? sitemapFile(origin, entries) : null;
  });
}

async function entriesOf(
  context: Readonly<RouterContextProvider>,
  shard: Exclude<Shard, { kind: "content" }>,
): Promise<SitemapEntry[]> {
  const { db } = context.get(bindings);
  switch (shard.kind) {
    case "places": {
      const { places, cells } = await listSitemapPlaces(db);
      return placeEntries(places, cells);
    }
    case "vendors":
      return (await listShardVendors(db, shard.number)).map((id) => ({ path: vendorStoreHref(id) }));
    case "products":
      return (await listShardProducts(db, shard.number)).map(({ nameSlug, updatedAt }) => ({
        path: productHref(nameSlug),
        // Whole seconds are enough, and shorter.
        lastmod: `${new Date(updatedAt).toISOString().slice(0, 19)}Z`,
      }));
  }
}

const pages = ["shipping", "mobile", "return-policy", "privacy", "terms"];

/** What there is one of: home, the directory of vendors, the pages of content and the posts, with the days they were written. */
function contentEntries(): SitemapEntry[] {
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
