import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as am from "../../../app/i18n/am/index.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { root } from "../../../scripts/steps/root.ts";
import { promises, servicePromises } from "../../../app/domain/home/printed-home.ts";
import { printedText, readHead } from "../../support/head.ts";
import type { Language } from "../../support/languages.ts";
import { tagsOf } from "../../support/page-links.ts";
import { baseURL } from "../../support/base-url.ts";
import { languagesInTurn } from "../../support/languages.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.1; design.md 5.

const texts = { en, am };
const folder = (language: Language, name: string) => join(root, "app/content", language, name);
const slugs = (name: string) =>
  readdirSync(folder("en", name), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.replace(/^.*\/|\.md$/g, ""));
const front = (language: Language, name: string, key: string) =>
  new RegExp(`^${key}: "?(.*?)"?$`, "m").exec(readFileSync(folder(language, `${name}.md`), "utf8"))![1]!;

const posts = slugs("blog");
const policies = ["shipping", "mobile", "return-policy", "privacy", "terms"];
const pages: [path: string, text: string][] = [
  ...policies.map((slug): [string, string] => [`/pages/${slug}`, `pages/${slug}`]),
  ["/pages/help-center", "pages/help-center"],
  ...posts.map((slug): [string, string] => [`/blog/classic/${slug}`, `blog/${slug}`]),
];

/** Bytes, Brotli 5 (speed.md 4). */
const DOCUMENT = 25_000;
const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

async function reader(baseURL: string, language: Language): Promise<Visitor> {
  const visitor = new Visitor(baseURL);
  await visitor.get(`/?lng=${language}`);
  return visitor;
}

const heading = (html: string) => printedText(`<body>${/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]}`).trim();
const linkTo = (html: string, href: string) => tagsOf(html, "a").filter((tag) => tag.href === href);

for (const language of languagesInTurn(1)) {
  test(`every text has its page, with its title, sentence, date and way back (specification 2.1) (${language})`, async () => {
    const visitor = await reader(baseURL, language);
    for (const [path, text] of pages) {
      const { status, text: html } = await visitor.get(path);
      expect(status, path).toBe(200);
      const title = front(language, text, "title");
      expect(heading(html), path).toBe(title);
      expect(html.match(/<h1/g), path).toHaveLength(1);
      expect(compressed(html), path).toBeLessThanOrEqual(DOCUMENT);
      const { meta } = readHead(html);
      expect(meta.description, path).toBe(front(language, text, "description"));
      expect(meta.robots, path).toBeUndefined();
      expect(printedText(html), path).toContain(meta.description);
      const day = front("en", text, text.startsWith("blog/") ? "date" : "updated");
      expect(
        tagsOf(html, "time").map(({ datetime }) => datetime),
        path,
      ).toContain(day);
      expect(linkTo(html, "/").length, path).toBeGreaterThan(0);
      expect(/እ\.ኤ\.አ\./.test(printedText(html)), path).toBe(language === "am");
    }
  });

  test(`a post offers goods that can be bought (${language})`, async () => {
    const visitor = await reader(baseURL, language);
    const { text: html } = await visitor.get(`/blog/classic/${posts[0]}`);
    const goods = html.slice(html.indexOf(texts[language].content.related));
    expect(goods.match(/class="product-card"/g)!.length).toBeGreaterThan(2);
    expect(goods).not.toContain(texts[language].card.labelOutOfStock);
  });

  test(`the feed is one for everybody, whatever a cookie says (${language})`, async () => {
    const visitor = await reader(baseURL, language === "en" ? "am" : "en");
    const path = language === "am" ? "/blog/classic/feed.xml?lng=am" : "/blog/classic/feed.xml";
    const { headers, text } = await visitor.get(path);
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(headers.get("cache-control")).toContain("public");
    expect(headers.getSetCookie()).toEqual([]);
    expect(text).toMatch(/^<\?xml version="1\.0"[\s\S]*<rss version="2\.0"[\s\S]*<\/rss>\s*$/);
    const within = (xml: string, name: string) =>
      new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? "";
    const items = text.split("<item>").slice(1);
    expect(within(text, "language")).toBe(language);
    expect(tagsOf(text, "atom:link")[0]?.href).toBe(`${baseURL}${path}`);
    const titles = posts.map((slug) => front(language, `blog/${slug}`, "title"));
    expect(items.map((item) => printedText(`<body>${within(item, "title")}`).trim()).sort()).toEqual(titles.sort());
    for (const item of items) {
      const [link, date] = [within(item, "link").replaceAll("&amp;", "&"), within(item, "pubDate")];
      expect(within(item, "guid").replaceAll("&amp;", "&")).toBe(link);
      expect(new URL(link).searchParams.get("lng")).toBe(language === "am" ? "am" : null);
      const slug = new URL(link).pathname.split("/").pop()!;
      // Noon in Addis Ababa.
      expect(Date.parse(date)).toBe(Date.parse(`${front("en", `blog/${slug}`, "date")}T09:00:00Z`));
    }
    const blog = await (await reader(baseURL, language)).get("/blog/classic");
    expect(tagsOf(blog.text, "link").find(({ type }) => type === "application/rss+xml")?.href).toBe(path);
  });
}

describe("help center", () => {
  const questions = slugs("help");
  const asked = (html: string) => tagsOf(html, "details").filter((tag) => tag.class === "help-questions-one");

  test("has every question once at its own address, where is my order first, and leads to it", async () => {
    for (const language of languagesInTurn(0)) {
      const { text: html } = await (await reader(baseURL, language)).get("/pages/help-center");
      const ids = asked(html).map(({ id }) => id!);
      expect([...ids].sort()).toEqual([...questions].sort());
      expect(ids[0]).toBe("where-is-my-order");
      const at = (text: string) => html.indexOf(text);
      expect(at(`>${texts[language].content.helpOrderTitle}<`)).toBeLessThan(
        at(`>${texts[language].content.topicOrders}<`),
      );
      expect(linkTo(html, "/track").length).toBeGreaterThan(0);
      expect(
        tagsOf(html, "details")
          .filter((tag) => "open" in tag)
          .map(({ id }) => id),
      ).toContain("topic-orders");
      expect(asked(html).filter((tag) => "open" in tag)).toEqual([]);
    }
  });

  test("a search opens what it found, and is no page for robots", async () => {
    const visitor = await reader(baseURL, "en");
    const { text: html } = await visitor.get(`/pages/help-center?find=${encodeURIComponent("መመለስ")}`);
    const found = asked(html).filter((tag) => "open" in tag);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(questions.length);
    expect(printedText(html)).toContain(String(found.length));
    expect(readHead(html).meta.robots).toContain("noindex");
    expect(readHead(html).things).toEqual([]);
    expect(tagsOf(html, "input").find(({ name }) => name === "find")?.value).toBe("መመለስ");
  });

  test("a search that finds nothing says so, with every question below it; letters of HTML are letters", async () => {
    const visitor = await reader(baseURL, "en");
    const { text: html } = await visitor.get(`/pages/help-center?find=${encodeURIComponent('<b>zzqx"</b>')}`);
    expect(printedText(html)).toContain(en.content.helpNothing.replace("{{query}}", '<b>zzqx"</b>'));
    expect(html).not.toContain("<b>zzqx");
    expect(asked(html)).toHaveLength(questions.length);
    const { text: empty } = await visitor.get("/pages/help-center?find=++");
    expect(readHead(empty).meta.robots).toBeUndefined();
  });
});

test("each badge leads to a place that is there (specification 1)", async () => {
  for (const language of languagesInTurn(1)) {
    const visitor = await reader(baseURL, language);
    const { text: home } = await visitor.get("/");
    for (const { key, href } of promises) {
      const [path, place] = href.split("#");
      expect((await visitor.get(path!)).text, key).toContain(`id="${place}"`);
      if (servicePromises.some((shown) => shown.key === key)) expect(linkTo(home, href), key).toHaveLength(1);
    }
  }
});

test("no text of blog, help or policies travels to the phone as script, in any language", () => {
  const assets = join(root, "build/client/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const sentences = (["en", "am"] as const).flatMap((language) =>
    readdirSync(folder(language, ""), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .flatMap(
        (name) =>
          /[^\n*[\]{}()\\"«»'’`]{20,60}/.exec(readFileSync(folder(language, name), "utf8").split("---\n")[2]!)?.[0] ??
          [],
      ),
  );
  expect(sentences.length).toBeGreaterThan(60);
  for (const name of scripts) {
    const script = readFileSync(join(assets, name), "utf8");
    const received = [...sentences, en.content.helpOrderText, am.content.helpOrderText];
    expect(
      received.filter((sentence) => script.includes(sentence)),
      name,
    ).toEqual([]);
  }
});
