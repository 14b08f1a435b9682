import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { readHead } from "./head.ts";
import { tagsOf } from "./page-links.ts";

export interface Crawl {
  visited: Set<string>;
  /** Indexable: not noindex, and its own canonical or without one. */
  kept: Set<string>;
}

interface CrawlOptions {
  obeys: boolean;
  mayFetch: (path: string) => boolean;
  /** Counted, not opened. */
  isLeaf: (path: string) => boolean;
  enough: number;
}

const AT_ONCE = 4;
const isMedia = /\.(webp|avif|png|jpe?g|mp4)$/;

export async function crawl(baseUrl: string, options: CrawlOptions): Promise<Crawl> {
  const visited = new Set(["/"]);
  const kept = new Set<string>();
  const queue = ["/"];
  const find = (base: string, { href = "", rel = "" }: Record<string, string>) => {
    const url = new URL(href, baseUrl + base);
    const path = url.pathname + url.search;
    if (url.origin !== new URL(baseUrl).origin || visited.has(path) || isMedia.test(path)) return;
    if (options.obeys && (/\bnofollow\b/.test(rel) || !options.mayFetch(path))) return;
    visited.add(path);
    if (!options.isLeaf(path)) queue.push(path);
  };
  const open = async (path: string) => {
    const { status, headers, text } = await new Visitor(baseUrl).get(path);
    if (status >= 500) throw new Error(`${path} answers ${status}`);
    if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) return;
    if (text.includes("{{")) throw new Error(`${path} shows a placeholder: ${/.{0,40}\{\{.{0,40}/.exec(text)?.[0]}`);
    const { canonical: named, alternates, meta } = readHead(text);
    const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
    const canonical = named && pathOf(named);
    const robots = meta.robots ?? "";
    for (const address of [canonical, ...Object.values(alternates).map(pathOf)])
      if (address) find(path, { href: address });
    if (!robots.includes("noindex") && (!canonical || canonical === path)) kept.add(path);
    if (options.obeys && robots.includes("nofollow")) return;
    for (const link of tagsOf(text, "a")) find(path, link);
  };
  const work = async () => {
    for (let path = queue.shift(); path !== undefined && visited.size < options.enough; path = queue.shift())
      await open(path);
  };
  await open(queue.shift()!);
  // A worker may run dry while another is about to find more.
  while (queue.length > 0 && visited.size < options.enough) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { visited, kept };
}
