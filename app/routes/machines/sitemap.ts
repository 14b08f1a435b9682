import type { RouterContextProvider } from "react-router";
import { listShardProducts, listShardVendors, listSitemapPlaces } from "../../data/sitemap.server.ts";
import { productHref, vendorStoreHref } from "../../domain/products/product-links.ts";
import { parseShard, type Shard, type SitemapEntry, sitemapFile } from "../../domain/pages/sitemap.ts";
import { placeEntries } from "../../domain/pages/sitemap-places.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { atTheEdge, streamOf, xmlAnswer } from "./at-the-edge.server.ts";
import { contentEntries } from "./content-entries.server.ts";
import { notFound } from "./plain-answers.server.ts";
import type { Route } from "./+types/sitemap";

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
