import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { galleryParts } from "../../../app/routes/home/gallery/parts.ts";
import { contentStates } from "../../../app/routes/home/gallery/sample-content.ts";
import { productStates } from "../../../app/routes/home/gallery/sample-products.ts";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

const parts = Object.keys(galleryParts);
const cardFiles = readdirSync("app/ui/cards").filter((name) => name.endsWith("-card.tsx") && name !== "lite-card.tsx");

async function part(name: string, choices: Record<string, string> = { lng: "en", currency: "ETB" }): Promise<string> {
  const visitor = new Visitor(baseURL);
  for (const [choice, value] of Object.entries(choices)) visitor.cookies.set(choice, value);
  const { status, text } = await visitor.get(`/gallery?part=${name}`);
  expect(status, name).toBe(200);
  // Prices contain no-break spaces.
  return text.slice(text.indexOf("gallery-part"), text.indexOf("</main>")).replace(/\u00a0/g, " ");
}

test("the gallery keeps out of indexes, and has no unknown part", async () => {
  const visitor = new Visitor(baseURL);
  const { status, text } = await visitor.get("/gallery");
  expect(status).toBe(200);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  for (const name of parts) expect(text).toContain(`href="/gallery?part=${name}"`);
  expect((await visitor.get("/gallery?part=nonsense")).status).toBe(404);
  expect((await visitor.get("/gallery?part=toString")).status).toBe(404);
});

test("specification 2.8, 4.7: it holds every card there is, with every product; no key is left unsaid, and what is hostile stays text", async () => {
  const drawn = readFileSync("app/routes/home/gallery/card-parts.tsx", "utf8");
  for (const file of cardFiles) expect(drawn).toContain(`/ui/cards/${file}"`);
  const cards = parts.filter((name) => galleryParts[name as keyof typeof galleryParts] === "cards");
  expect(cards).toHaveLength(cardFiles.length);
  for (const name of parts) {
    const html = (await part(name, { lng: "am", currency: "USD" })).replace(/\{\{name\}\} \$&amp; %s/g, "");
    if (cards.includes(name))
      for (const state of Object.keys(productStates)) expect(html, name).toContain(`data-state="${state}"`);
    expect(html, name).not.toMatch(
      /<script(?! nonce| type="text\/plain"><\/script>)|<img src=x|onerror="|<\/?(u|i|s)>x|javascript:|data:text/,
    );
    expect(html, name).not.toMatch(/\{\{|>(gallery|home|otherHome|card|everywhere|promoPanels)\.\w+/);
  }
});

test("specification 2.5.2, 2.5.4: it holds the hero and the triplets also without content", async () => {
  for (const [name, empty] of [
    ["hero", /hero-slider-default/g],
    ["triplets", /class="[^"]*triplet-cards-placeholder/g],
  ] as const) {
    const html = await part(name);
    for (const state of Object.keys(contentStates)) expect(html, name).toContain(`data-state="${state}"`);
    const [, none = ""] = html.split('data-state="noContent"');
    expect(none.split("data-state=")[0]!.match(empty), name).toHaveLength(name === "hero" ? 1 : 3);
  }
});
