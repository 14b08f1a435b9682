import { listProductShards, listVendorShards } from "../../data/sitemap.server.ts";
import { sitemapIndex, type Shard } from "../../domain/pages/sitemap.ts";
import { bindings } from "../../request/bindings.server.ts";
import { fromEdgeCache } from "./machine-answers.server.ts";
import type { Route } from "./+types/sitemap-index";

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, publicOrigin } = context.get(bindings);
  const make = async () => {
    const [products, vendors] = await Promise.all([listProductShards(db), listVendorShards(db)]);
    const shards: Shard[] = [
      { kind: "content" },
      { kind: "places" },
      ...vendors.map((number) => ({ kind: "vendors" as const, number })),
      ...products.map((number) => ({ kind: "products" as const, number })),
    ];
    return [sitemapIndex(new URL(publicOrigin).origin, shards)];
  };
  return fromEdgeCache(context, { name: "sitemap.xml", make });
}
