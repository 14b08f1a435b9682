import { type PageWindow, pageWindow } from "./page-window.ts";
import { plainAddress } from "./language-address.ts";
import type { Locale } from "../languages.ts";

const postsPerPage = 12;

export const blogPath = "/blog/classic";

export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

export function blogHref(page: number): string {
  return page > 1 ? `${blogPath}?page=${page}` : blogPath;
}

/** English is at the plain address, whatever a reader's cookie says. */
export function feedPath(locale: Locale): string {
  return plainAddress(`${blogPath}/feed.xml`, locale);
}

export function blogPage<Post>(posts: readonly Post[], page: number): { window: PageWindow; posts: Post[] } {
  const window = pageWindow(page, posts.length, { size: postsPerPage });
  return { window, posts: posts.slice(window.offset, window.offset + window.size) };
}

export function neighbours<Post extends { slug: string }>(posts: readonly Post[], slug: string) {
  const at = posts.findIndex((post) => post.slug === slug);
  if (at < 0) return { newer: null, older: null };
  return { newer: posts[at - 1] ?? null, older: posts[at + 1] ?? null };
}
