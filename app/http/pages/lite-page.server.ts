import { kilobytes, weightMark } from "../../domain/pages/page-weight.ts";
import { parseCookies, serializeCookie } from "../cookies/cookies.server.ts";

interface LitePageOptions {
  styles: { css: string; classes: ReadonlySet<string> };
  nonce: string;
  asSent: (html: string) => string;
}

/**
 * Turns a page into one lite document that fetches nothing. `weightMark` becomes its gzipped weight in whole kilobytes.
 */
export async function litePage(html: string, { styles, nonce, asSent }: LitePageOptions): Promise<string> {
  // The empty icon stops the browser from requesting one.
  const head = `<link rel="icon" href="data:,"/><style nonce="${nonce}">${styles.css}</style></head>`;
  const page = liteHtml(html, styles.classes).replace("</head>", () => head);
  const weight = kilobytes(await packedSize(asSent(page)));
  return page.replaceAll(weightMark, weight);
}

/** React's HTML has no quote, "<" or ">" in a value, and none of these elements nested. */
const HEAVY =
  /<script\b[\s\S]*?<\/script>|<svg\b[\s\S]*?<\/svg>|<picture\b(?![^>]* data-asked)[\s\S]*?<\/picture>|<template\b[\s\S]*?<\/template>|<!--[\s\S]*?-->|<link\b[^>]*? rel="(?:stylesheet|preload|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>|<img\b(?![^>]* data-asked)[^>]*>/g;
const EMPTY_LINK = /<a\b[^>]* aria-hidden="true"[^>]*>\s*<\/a>/g;
const TAG = /<[a-z][^>]*>/g;

export function liteHtml(html: string, classes: ReadonlySet<string>): string {
  return html
    .replace(HEAVY, "")
    .replace(EMPTY_LINK, "")
    .replace(TAG, (tag) => {
      const kept = (/ class="([^"]*)"/.exec(tag)?.[1] ?? "").split(" ").filter((name) => classes.has(name));
      return tag
        .replace(/ data-[\w-]+(?:="[^"]*")?/g, "")
        .replace(/ class="[^"]*"/, kept.length > 0 ? ` class="${kept.join(" ")}"` : "")
        .replace(/ style="[^"]*"/, (style) => (kept.length > 0 ? style : ""));
    });
}

async function packedSize(html: string): Promise<number> {
  const packed = new Response(html).body!.pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

const NAME = "lite";
const YEAR = 31_536_000;

/** No scripts, pictures or fonts. The cookie `lite` (1 or 0) wins over `Save-Data: on`. */
export function isLite(headers: Headers): boolean {
  const chosen = parseCookies(headers.get("cookie")).get(NAME);
  if (chosen === "1" || chosen === "0") return chosen === "1";
  return (headers.get("save-data") ?? "").toLowerCase() === "on";
}

export function liteCookie(choice: "1" | "0", publicOrigin: string): string {
  return serializeCookie(NAME, choice, { maxAge: YEAR, publicOrigin });
}
