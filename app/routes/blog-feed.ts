import { listPosts } from "../content/content-index.server.ts";
import { blogFeed } from "./blog/feed.server.ts";
import { addressLanguageContext } from "../http/head/page-facts.server.ts";
import { bindings } from "../middleware/bindings.server.ts";
import type { Route } from "./+types/blog-feed";

/** The posts as RSS 2.0. Everybody gets the same at the same address: its language is what the address names, else English. */
export function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(addressLanguageContext) ?? "en";
  const { origin } = new URL(context.get(bindings).publicOrigin);
  return new Response(blogFeed(listPosts(locale), locale, origin), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
