import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { everyPage } from "../../support/every-page.ts";
import { htmlErrors } from "../../support/html-checker.ts";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { languagesInTurn } from "../../support/languages.ts";
import { shareOf } from "../../support/shares.ts";

/** Bytes; home's 14,000 include requests and headers. */
const HOME = 13_000;
const LONGEST = 28_000;

const saidWeight = (text: string) => Number(/(\d+) KB(?!\))/.exec(text.slice(text.indexOf("lite-why")))?.[1]);

for (const language of languagesInTurn(0)) {
  test(`every page in lite is words, links and forms (${language})`, async () => {
    const pages = await everyPage(baseURL, language, { lite: true });
    expect(pages.size).toBeGreaterThan(11);
    for (const [name, { text }] of pages) {
      expect.soft(heavyParts(text), name).toEqual([]);
      expect.soft(withoutWords(text), name).toEqual([]);
      expect.soft(text.includes(`<html lang="${language}"`), name).toBe(true);
      expect.soft(text.match(/<style /g), name).toHaveLength(1);
      expect.soft(gzipSync(text).length, name).toBeLessThan(name === "home" ? HOME : LONGEST);
      if (name.startsWith("desk ")) continue;
      // gzip's result depends on its level.
      expect.soft(Math.abs(saidWeight(text) - gzipSync(text).length / 1000), name).toBeLessThan(1.1);
    }
    const texts = new Map(shareOf([...pages], 6, 1).map(([name, { text }]) => [name, text]));
    expect(await htmlErrors(texts)).toEqual([]);
  });
}

function heavyParts(html: string): string[] {
  const heavy =
    /<(?:script|svg|img|picture|template)\b[^>]*>|<!--|@font-face|url\(|@import|<[a-z][^>]* data-[^>]*>|<link\b(?![^>]*href="data:,"|[^>]*rel="alternate")[^>]*>/g;
  return [...html.matchAll(heavy)].map(([part]) => part.slice(0, 120));
}

function withoutWords(html: string): string[] {
  const seen = html
    .replace(
      /<(form|nav|ul|a) class="(?:search-form|listing-views|vendor-card-goods|category-rows-banner)"[\s\S]*?<\/\1>/g,
      "",
    )
    .replace(/<span class="visually-hidden"[^>]*>[^<]*<\/span>/g, "");
  return [...seen.matchAll(/<(a|button)\b(?![^>]*aria-hidden)[^>]*>([\s\S]*?)<\/\1>/g)]
    .filter(([, , inside]) => inside!.replace(/<[^>]*>/g, "").trim() === "")
    .map(([tag]) => tag);
}

test("the sections of home stand there with their headings and their ways to all, six products each", async () => {
  const lite = new Visitor(baseURL);
  const full = await lite.get("/");
  lite.cookies.set("lite", "1");
  const { text } = await lite.get("/");
  const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, words]) => words);
  const inMain = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const ofMenu = new Set(["Catagories"]);
  expect(headings(inMain(text))).toEqual(headings(inMain(full.text)).filter((words) => !ofMenu.has(words!)));
  const sections = [...text.matchAll(/<section id="(\w+)"[\s\S]*?<\/section>/g)];
  const cards = sections.map(([html]) => html.split("<article").length - 1).filter((count) => count > 0);
  expect(cards.length).toBeGreaterThan(4);
  expect(Math.max(...cards)).toBe(6);
  expect(text.match(/>See all</g)!.length).toBeGreaterThan(4);
});

const isLite = (text: string) => !text.includes("<script");
const choiceOf = (text: string) => /<button value="(\d)"[^>]* name="lite"[^>]*>([^<]*)/.exec(text)?.slice(1);

test("who reads lite pages chooses them at the foot of the page, comes back to it, and back again", async () => {
  const visitor = new Visitor(baseURL);
  const path = "/shop/sidebar/list?parentCategory=bags";
  const full = await visitor.get(path);
  expect(isLite(full.text)).toBe(false);
  expect(choiceOf(full.text)).toEqual(["1", "Lite pages"]);
  const chosen = await visitor.post("/preferences", { lite: "1", returnTo: path });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, path]);
  expect(chosen.headers.getSetCookie().join()).toContain("lite=1; Path=/; Max-Age=31536000");
  const lite = await visitor.get(path);
  expect(isLite(lite.text)).toBe(true);
  expect(choiceOf(lite.text)).toEqual(["0", "Full pages"]);
  await visitor.post("/preferences", { lite: "0", returnTo: path });
  expect(isLite((await visitor.get(path)).text)).toBe(false);
});

test("pictures come when they are asked for", async () => {
  const visitor = new Visitor(baseURL);
  visitor.cookies.set("lite", "1");
  const path = "/product/default/yirgacheffe-coffee";
  const { text } = await visitor.get(path);
  const [, href, count] = /<a [^>]*href="([^"]*pictures=1[^"]*)"[^>]*>Show the (\d+) pictures</.exec(text)!;
  const asked = await visitor.get(href!.replaceAll("&amp;", "&").replace(/#.*/, ""));
  const files = [...asked.text.matchAll(/<source type="image\/avif" srcSet="([^" ]+)/g)].map(([, file]) => file!);
  expect(files).toHaveLength(Number(count));
  expect(asked.text.match(/<img [^>]*width="480" height="480"/g)).toHaveLength(files.length);
  visitor.cookies.set("lite", "0");
  expect((await visitor.get(`${path}?pictures=1`)).text).toContain("<picture");
});

test("a whole purchase goes through lite pages and their own forms", async () => {
  const visitor = new Visitor(baseURL);
  visitor.cookies.set("lite", "1");
  const [first] = await findProducts(baseURL, 1);
  const home = await visitor.get("/");
  expect(home.text.match(/<button [^>]*form="add"/g)!.length).toBeGreaterThan(10);
  await visitor.get(first!.path);
  const bought = await buy(visitor, {});
  const order = await visitor.get(`/orders/${bought.publicId}`);
  expect(order.text).toContain("Thank you");
  expect(order.text).not.toContain("<script");
});
