import { Visitor } from "../../scripts/steps/shopper/visitor.ts";

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

interface Link {
  href: string;
  rel: string;
}

const AT_ONCE = 4;
const isMedia = /\.(webp|avif|png|jpe?g|mp4)$/;

export async function crawl(baseUrl: string, options: CrawlOptions): Promise<Crawl> {
  const visited = new Set(["/"]);
  const kept = new Set<string>();
  const queue = ["/"];
  const find = (base: string, { href, rel }: Link) => {
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
    const page = readPage(text);
    const canonical = page.canonical && new URL(page.canonical).pathname + new URL(page.canonical).search;
    if (canonical) find(path, { href: canonical, rel: "" });
    for (const href of page.alternates) find(path, { href: new URL(href).pathname + new URL(href).search, rel: "" });
    if (!page.robots.includes("noindex") && (!canonical || canonical === path)) kept.add(path);
    if (options.obeys && page.robots.includes("nofollow")) return;
    for (const link of page.links) find(path, link);
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

interface Page {
  robots: string;
  canonical: string | null;
  alternates: string[];
  links: Link[];
}

function readPage(html: string): Page {
  const tags = (name: string, attribute: string, value: string) =>
    (html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? []).filter((text) => attributeOf(text, attribute) === value);
  return {
    robots: attributeOf(tags("meta", "name", "robots")[0] ?? "", "content"),
    canonical: attributeOf(tags("link", "rel", "canonical")[0] ?? "", "href") || null,
    alternates: tags("link", "rel", "alternate")
      .filter((text) => attributeOf(text, "hreflang"))
      .map((text) => attributeOf(text, "href")),
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
