import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";

// One statement is slowed by 4 s: more than a busy machine needs for the shell.
const SLOW = { "x-test-slow": "ORDER BY p.view_count=4000", accept: "text/html" };

async function arrivals(url: string): Promise<{ at: number; html: string }[]> {
  const begun = performance.now();
  const response = await fetch(url, { headers: SLOW });
  const decoder = new TextDecoder();
  const chunks: { at: number; html: string }[] = [];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    chunks.push({ at: performance.now() - begun, html: decoder.decode(chunk, { stream: true }) });
  }
  return chunks;
}

test("the shell arrives at least 1.5 s before a slow section, which then stands in its place (specification 9.1)", async () => {
  const chunks = await arrivals(`${baseURL}/`);
  const at = (text: string) => {
    let seen = "";
    for (const chunk of chunks) if ((seen += chunk.html).includes(text)) return chunk.at;
    throw new Error(`${text} never arrived`);
  };
  const shell = Math.max(at('<header class="header'), at('class="hero'));
  expect(at('id="mostViewed"') - shell).toBeGreaterThan(1500);
  expect(at("</footer>")).toBeGreaterThanOrEqual(at('id="mostViewed"'));
  const html = chunks.map((chunk) => chunk.html).join("");
  const order = ["newProducts", "exclusiveDeals", "specialOffer", "mostViewed", "recommendedItems", "testimonials"];
  const places = order.map((key) => html.indexOf(`id="${key}"`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).not.toMatch(/<div hidden|\$RC\(|<template id="B:/);
});

test("what a printed page shows is not written down for the framework besides", async () => {
  for (const path of ["/_.data", "/shop/sidebar/list.data", "/product/default/yirgacheffe-coffee.data"]) {
    const data = await (await fetch(baseURL + path)).text();
    expect(data, path).toContain('"shell"');
    expect(data.length, path).toBeLessThan(3_000);
  }
});
