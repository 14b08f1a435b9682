import { Visitor } from "./visitor.ts";

export interface Crawl {
  /** Addresses it fetched, or would have: path and query. */
  visited: Set<string>;
  /** Those of them that it keeps: their own canonical address, and not noindex. */
  kept: Set<string>;
}

interface CrawlOptions {
  /** Whether it keeps to what it may fetch and may follow. */
  obeys: boolean;
  mayFetch: (path: string) => boolean;
  /** Addresses that are counted and not opened. */
  isLeaf: (path: string) => boolean;
  /** Ends when so many addresses are known. */
  enough: number;
}

interface Link {
  href: string;
  rel: string;
}

const AT_ONCE = 4;
const isPicture = /\.(webp|avif|png|jpe?g)$/;

/** A robot that starts at "/", and follows every link that it may. */
export async function crawl(baseUrl: string, options: CrawlOptions): Promise<Crawl> {
  const visited = new Set(["/"]);
  const kept = new Set<string>();
  const queue = ["/"];
  const find = (base: string, { href, rel }: Link) => {
    const url = new URL(href, baseUrl + base);
    const path = url.pathname + url.search;
    if (url.origin !== new URL(baseUrl).origin || visited.has(path) || isPicture.test(path)) return;
    if (options.obeys && (/\bnofollow\b/.test(rel) || !options.mayFetch(path))) return;
    visited.add(path);
    if (!options.isLeaf(path)) queue.push(path);
  };
  const open = async (path: string) => {
    const { status, text } = await new Visitor(baseUrl).get(path);
    if (status >= 500) throw new Error(`${path} answers ${status}`);
    if (status !== 200) return;
    const page = readPage(text);
    const canonical = page.canonical && new URL(page.canonical).pathname + new URL(page.canonical).search;
    if (canonical) find(path, { href: canonical, rel: "" });
    if (!page.robots.includes("noindex") && (!canonical || canonical === path)) kept.add(path);
    if (options.obeys && page.robots.includes("nofollow")) return;
    for (const link of page.links) find(path, link);
  };
  const work = async () => {
    for (let path = queue.shift(); path !== undefined && visited.size < options.enough; path = queue.shift())
      await open(path);
  };
  await open(queue.shift()!);
  // A worker may run dry while another one is about to find more: begin again until all are.
  while (queue.length > 0 && visited.size < options.enough) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { visited, kept };
}

function readPage(html: string): { robots: string; canonical: string | null; links: Link[] } {
  const tag = (name: string, attribute: string, value: string) =>
    (html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? []).find((text) => attributeOf(text, attribute) === value);
  return {
    robots: attributeOf(tag("meta", "name", "robots") ?? "", "content"),
    canonical: attributeOf(tag("link", "rel", "canonical") ?? "", "href") || null,
    links: (html.match(/<a\b[^>]*>/g) ?? []).map((text) => ({
      href: attributeOf(text, "href"),
      rel: attributeOf(text, "rel"),
    })),
  };
}

function attributeOf(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return value.replaceAll("&amp;", "&");
}
