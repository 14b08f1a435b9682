import { kilobytes, weightMark } from "../../domain/pages/page-weight.ts";

/** The stylesheet of lite pages, and the names of the classes it knows. */
interface LiteStyles {
  css: string;
  classes: ReadonlySet<string>;
}

interface LitePageOptions {
  styles: LiteStyles;
  nonce: string;
  /** The page as it leaves us, where something is still written into it: what is weighed. */
  asSent: (html: string) => string;
}

/**
 * A page of the shop as the lite shop sends it: words, links and forms in one document that fetches nothing. Where
 * `weightMark` stands it says what it weighs: its bytes as gzip packs them and those of
 * the pictures that were asked for (`data-asked`), in whole kilobytes.
 */
export async function litePage(html: string, { styles, nonce, asSent }: LitePageOptions): Promise<string> {
  // The empty icon keeps the browser from asking for one.
  const head = `<link rel="icon" href="data:,"/><style nonce="${nonce}">${styles.css}</style></head>`;
  const page = lightened(html, styles.classes).replace("</head>", () => head);
  const pictures = [...html.matchAll(/ data-asked="(\d+)"/g)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
  const weight = kilobytes(pictures + (await packedSize(asSent(page))));
  return page.replaceAll(weightMark, weight);
}

/** React's HTML holds no quote, "<" or ">" in a value, and none of these elements in itself. */
const HEAVY =
  /<script\b[\s\S]*?<\/script>|<svg\b[\s\S]*?<\/svg>|<picture\b(?![^>]* data-asked)[\s\S]*?<\/picture>|<template\b[\s\S]*?<\/template>|<!--[\s\S]*?-->|<link\b[^>]*? rel="(?:stylesheet|preload|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>|<img\b(?![^>]* data-asked)[^>]*>/g;
/** What led to a picture beside the link that words have. */
const EMPTY_LINK = /<a\b[^>]* aria-hidden="true"[^>]*>\s*<\/a>/g;
const TAG = /<[a-z][^>]*>/g;

/** Without scripts, drawings, pictures nobody asked for, and what only a script or the other stylesheet reads. */
export function lightened(html: string, classes: ReadonlySet<string>): string {
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
