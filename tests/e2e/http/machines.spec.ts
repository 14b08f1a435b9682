import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { SaxesParser } from "saxes";
import sharp from "sharp";
import { baseURL } from "../../support/base-url.ts";
import { readHead } from "../../support/head.ts";
import { robotsRules } from "../../support/robots-rules.ts";
import { isFull, shareOf } from "../../support/shares.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

interface Listed {
  address: string;
  languages: Record<string, string>;
}

function readXml(xml: string, root: string): Listed[] {
  // Throws where the XML is not well formed.
  new SaxesParser().write(xml).close();
  expect(xml).toMatch(new RegExp(`^<\\?xml[^>]*>\\s*<${root} xmlns="${NAMESPACE}"`));
  const plain = (text: string) => text.replaceAll("&amp;", "&");
  return xml
    .split(/<(?:url|sitemap)>/)
    .slice(1)
    .map((one) => ({
      address: plain(/<loc>(.*?)<\/loc>/.exec(one)?.[1] ?? ""),
      languages: Object.fromEntries(
        [...one.matchAll(/<xhtml:link[^>]*>/g)].map(([tag]) => [
          /hreflang="([^"]*)"/.exec(tag)?.[1] ?? "",
          plain(/href="([^"]*)"/.exec(tag)?.[1] ?? ""),
        ]),
      ),
    }));
}

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, "");

async function readSitemap(visitor: Visitor): Promise<Map<string, Listed[]>> {
  const index = await visitor.get("/sitemap.xml");
  const files = new Map<string, Listed[]>();
  for (const { address } of readXml(index.text, "sitemapindex")) {
    const file = await visitor.get(pathOf(address));
    expect(file.status, address).toBe(200);
    files.set(pathOf(address), readXml(file.text, "urlset"));
  }
  return files;
}

test("the sitemap is well-formed, and lists every indexed page once in each language", async () => {
  const visitor = new Visitor(baseURL);
  const files = await readSitemap(visitor);
  expect([...files.keys()].map((name) => name.replace(/-\d+\.xml$/, ""))).toEqual(
    expect.arrayContaining([
      "/sitemaps/content.xml",
      "/sitemaps/places.xml",
      "/sitemaps/vendors",
      "/sitemaps/products",
    ]),
  );
  const listed = [...files.values()].flat();
  const addresses = listed.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const entries of files.values()) expect(entries.length).toBeLessThanOrEqual(50_000);

  const mayFetch = robotsRules((await visitor.get("/robots.txt")).text);
  expect(addresses.filter((address) => !mayFetch(pathOf(address)))).toEqual([]);

  // The ends of each file; `npm run test:full` also takes every thirteenth, which alternates languages.
  const some = (entries: Listed[]) =>
    entries.filter((_, index) => index < 2 || index > entries.length - 3 || (isFull && index % 13 === 0));
  const waiting = [...files.values()].flatMap(some);
  const others: object[] = [];
  const walk = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const { status, text } = await new Visitor(baseURL).get(pathOf(entry.address));
      const { canonical, alternates: languages, meta } = readHead(text);
      const said = { status, canonical, languages, robots: meta.robots };
      const wanted = { status: 200, canonical: entry.address, languages: entry.languages, robots: undefined };
      if (!isDeepStrictEqual(said, wanted)) others.push({ address: entry.address, ...said });
    }
  };
  await Promise.all(Array.from({ length: 4 }, walk));
  expect(others).toEqual([]);
});

const files = [
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/site.webmanifest?lng=am", "application/manifest+json; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/sitemaps/content.xml", "application/xml; charset=utf-8"],
  ["/sitemaps/places.xml", "application/xml; charset=utf-8"],
  ["/sitemaps/vendors-1.xml", "application/xml; charset=utf-8"],
  ["/sitemaps/products-1.xml?lng=am", "application/xml; charset=utf-8"],
] as const;
test("every file for machines is public, carries no cookie, and is the same for everybody", async () => {
  for (const [path, type] of shareOf(files, 4, 1)) {
    const answer = await new Visitor(baseURL).get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(type);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const other = new Visitor(baseURL);
    await other.get("/?lng=am");
    expect((await other.get(path, { "Accept-Language": "am", Accept: "*/*" })).text).toBe(answer.text);
    expect((await other.post(path, {})).status).toBe(405);
  }
});

test("robots.txt names the sitemap, and keeps robots from second addresses of a page (settled.md 16)", async () => {
  const { text } = await new Visitor(baseURL).get("/robots.txt");
  expect(text).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  const mayFetch = robotsRules(text);
  const product = "/product/default/blue-shoe";
  for (const path of [
    "/",
    "/?lng=am",
    product,
    `${product}?lng=am`,
    "/pages/terms",
    "/llms.txt",
    "/sitemaps/places.xml",
    "/shop/custom-order",
    "/shop/custom-order?lng=am",
    "/shop/sidebar/3cols?category=x&page=2&lng=am",
  ])
    expect(mayFetch(path), path).toBe(true);
  for (const path of [
    ...["/?lng=en", `${product}?lng=en`, "/shop/sidebar/3cols?category=x&lng=en", "/shop/sidebar/3cols?page=2&after=k"],
    ...[`${product}?from=list&id=1`, `${product}?id=1&from=list`, `${product}?from=list&lng=am`],
    ...[
      "/shop/custom-order?product=1&lng=am",
      "/shop/cart?lng=am",
      "/track",
      "/account/orders",
      "/_.data",
      "/x.data?lng=am",
    ],
  ])
    expect(mayFetch(path), path).toBe(false);
});

test("the shop can be installed in both languages: one app, its icons as large as they say", async () => {
  const visitor = new Visitor(baseURL);
  const [en, am] = await Promise.all(
    ["/site.webmanifest", "/site.webmanifest?lng=am"].map(async (path) => JSON.parse((await visitor.get(path)).text)),
  );
  expect([en.name, en.lang, am.name, am.lang]).toEqual(["Gulit", "en", "ጉልት", "am"]);
  // settled.md 16.
  for (const none of ["?lng=am&lng=en", "?lng=AM"])
    expect((await visitor.get(`/site.webmanifest${none}`)).text, none).toBe(
      (await visitor.get("/site.webmanifest")).text,
    );
  for (const same of ["id", "start_url", "scope", "icons", "display"] as const) expect(am[same]).toEqual(en[same]);
  expect(en.start_url).toBe("/");
  expect(JSON.stringify([am.description, am.shortcuts.map(({ name }: { name: string }) => name)])).not.toMatch(
    /[A-Za-z]/,
  );
  for (const { url } of en.shortcuts) expect((await visitor.get(url)).status, url).toBe(200);
  expect(en.icons).toContainEqual(expect.objectContaining({ purpose: "maskable" }));
  const icons: { src: string; sizes: string }[] = [
    ...en.icons.filter(({ type }: { type: string }) => type === "image/png"),
    { src: "/media/web-banner/apple-touch-icon.png", sizes: "180x180" },
  ];
  for (const { src, sizes } of icons) {
    const answer = await fetch(baseURL + src);
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([`${width}x${height}`, format], src).toEqual([sizes, "png"]);
  }
  expect((await fetch(`${baseURL}/icon.svg`)).status).toBe(200);
});

test("llms.txt is Markdown whose links all lead somewhere that robots may go", async () => {
  const visitor = new Visitor(baseURL);
  const { text } = await visitor.get("/llms.txt");
  expect(text).toMatch(/^# Gulit \(ጉልት\)\n\n> \S/);
  expect(text).not.toMatch(/undefined|NaN|\[object|\$\{/);
  const mayFetch = robotsRules((await visitor.get("/robots.txt")).text);
  const paths = [...text.matchAll(/https?:\/\/[^\s),]+/g)].map(([address]) => pathOf(address).replace(/\.$/, ""));
  expect(paths.length).toBeGreaterThan(25);
  const open = paths.filter((path) => !path.includes("{"));
  expect(open.filter((path) => !mayFetch(path) && path !== "/track")).toEqual([]);
  for (const path of shareOf(open, 4)) {
    expect((await visitor.get(path)).status, path).toBe(200);
  }
});
