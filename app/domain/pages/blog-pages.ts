import { type PageWindow, pageWindow } from "../listings/pagination.ts";
import { withLanguage } from "./language-address.ts";
import type { Locale } from "../viewer.ts";

const postsPerPage = 12;

export const blogPath = "/blog/classic";

/** Canonical path of a post. */
export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

/** Canonical path of a page of the list, counted from 1. */
export function blogHref(page: number): string {
  return page > 1 ? `${blogPath}?page=${page}` : blogPath;
}

/** The feed in a language: English is at the plain address, whatever a reader's cookie says. */
export function feedPath(locale: Locale): string {
  return withLanguage(`${blogPath}/feed.xml`, locale === "am" ? "am" : null);
}

/**
 * The posts of one page of the list, in the given order (newest first); a page out of range becomes the nearest one.
 */
export function blogPage<Post>(posts: readonly Post[], page: number): { window: PageWindow; posts: Post[] } {
  const window = pageWindow(page, posts.length, { size: postsPerPage });
  return { window, posts: posts.slice(window.offset, window.offset + window.size) };
}

/** The newer and older neighbour of a post, or null; `posts` newest first. */
export function neighbours<Post extends { slug: string }>(
  posts: readonly Post[],
  slug: string,
): { newer: Post | null; older: Post | null } {
  const at = posts.findIndex((post) => post.slug === slug);
  if (at < 0) return { newer: null, older: null };
  return { newer: posts[at - 1] ?? null, older: posts[at + 1] ?? null };
}
