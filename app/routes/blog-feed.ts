import { listPosts, type Post } from "../content/content-index.server.ts";
import { blogPath, feedPath, postPath } from "../domain/pages/blog-pages.ts";
import { escapeHtml } from "../domain/pages/escape-html.ts";
import { plainAddress } from "../domain/pages/language-address.ts";
import { shopName } from "../domain/pages/shop.ts";
import { addressLanguageContext } from "../http/head/page-facts.server.ts";
import { content as am } from "../i18n/am/content.ts";
import { content as en } from "../i18n/en/content.ts";
import { bindings } from "../request/bindings.server.ts";
import { noonOf } from "../shared/written-pages/open-page.server.ts";
import type { Route } from "./+types/blog-feed";
import { inLanguage, type Locale } from "../domain/languages.ts";

/** RSS 2.0; its language is only that of the address, so that copies serve everybody. */
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

function blogFeed(posts: readonly Post[], locale: Locale, origin: string): string {
  const texts = inLanguage({ en, am }, locale);
  const url = (path: string) => escapeHtml(origin + plainAddress(path, locale));
  const items = posts.map(({ slug, title, description, date }) => {
    const address = url(postPath(slug));
    return `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${rfc822(date)}</pubDate><description>${escapeHtml(description)}</description></item>`;
  });
  const newest = posts
    .map(({ date, updated = date }) => updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(`${shopName(locale)}, ${texts.blog}`)}</title>`,
    `<link>${url(blogPath)}</link>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(origin + feedPath(locale))}"/>`,
    `<description>${escapeHtml(texts.blogDescription)}</description><language>${locale}</language>`,
    ...(newest ? [`<lastBuildDate>${rfc822(newest)}</lastBuildDate>`] : []),
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}

/** At noon in Addis Ababa: "Sun, 22 Nov 2026 09:00:00 GMT". */
function rfc822(day: string): string {
  return new Date(noonOf(day)).toUTCString();
}
