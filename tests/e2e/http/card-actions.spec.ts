import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.2, 2.8, 4.1, 4.6.

const json = { Accept: "application/json" };
const articles = (html: string) =>
  html
    .split("<article")
    .slice(1)
    .map((rest) => rest.split("</article>")[0]!);
const isCard = (kind: string) => (card: string) => new RegExp(`^ class="product-card ${kind}[ "]`).test(card);
const productOf = (card: string) => /name="product" value="(\d+)"/.exec(card)?.[1] ?? "";
const hrefs = (card: string) =>
  [...card.matchAll(/<a[^>]*href="(\/product\/default\/[^"]*)"/g)].map(([, href]) => href!);

test("general card: the picture opens a new tab tagged list with the id, the name and the quick view carry nothing (specification 2.2, 2.8)", async () => {
  const { text } = await new Visitor(baseURL).get("/shop/sidebar/4cols");
  const card = articles(text).find((one) => one.includes('form="add"'))!;
  const slug = /data-quick-view="([^"]+)"/.exec(card)![1]!;
  const path = `/product/default/${slug}`;
  const sorted = [`${path}?from=list&amp;id=${/form="add" value="(\d+)"/.exec(card)![1]}`, path, path];
  expect(hrefs(card)).toEqual(sorted);
  expect(card.match(/target="_blank"/g)).toHaveLength(1);
  expect(card).toMatch(/<a class="product-card-picture"[^>]*target="_blank" rel="noopener"/);
  const soldOut = articles((await new Visitor(baseURL).get("/?layout=other")).text).filter(isCard("product-card-gone"));
  expect(soldOut.length).toBeGreaterThan(0);
  for (const gone of soldOut) {
    expect(gone).toContain("Out Of Stock");
    expect(gone).toContain("price-muted");
    for (const hidden of ["wish-button", "data-quick-view", "<button"]) expect(gone).not.toContain(hidden);
  }
});

test("Buy Now with one left looks disabled and adds; with none it is answered 'Sold out' (specification 4.1)", async () => {
  const visitor = new Visitor(baseURL);
  const cards = articles((await visitor.get("/?layout=other")).text).filter(isCard("buy-now-card"));
  const last = cards.find((card) => card.includes("Only 1 left"))!;
  const gone = cards.find((card) => card.includes("Sold out"))!;
  const many = cards.find((card) => card.includes("button-awning"))!;
  for (const [card, muted, stock] of [
    [last, true, "In Stock"],
    [gone, true, "Sold out"],
    [many, false, "In Stock"],
  ] as const) {
    expect([card.includes("button-muted"), card.includes(">" + stock + "<")]).toEqual([muted, true]);
    expect(card).toMatch(/<form[^>]*action="\/buy-now" method="post"/);
    expect(card).toMatch(/<button class="[^"]*"[^>]* formAction="\/buy-now"/i);
    expect(/<button[^>]* disabled=""/.test(card)).toBe(card === gone);
  }
  for (const card of [last, many]) {
    const bought = await visitor.post("/buy-now", { product: productOf(card), returnTo: "/?layout=other" });
    expect([bought.status, bought.headers.get("location")]).toEqual([303, "/shop/guest-checkout"]);
  }
  expect(await visitor.cart()).toEqual({ [productOf(last)]: 1, [productOf(many)]: 1 });
  const again = await visitor.post("/buy-now", { product: productOf(last), returnTo: "/?layout=other" });
  expect([again.status, again.headers.get("location")]).toEqual([303, "/shop/guest-checkout"]);
  const more = await visitor.post("/buy-now", { product: productOf(last), quantity: "2", returnTo: "/?layout=other" });
  expect(more.status).toBe(422);
  expect(await visitor.cart()).toEqual({ [productOf(last)]: 1, [productOf(many)]: 1 });
  const refused = await visitor.post("/buy-now", { product: productOf(gone), returnTo: "/?layout=other" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Sold out. Nothing was added.");
  expect(JSON.parse((await visitor.post("/buy-now", { product: productOf(gone) }, json)).text).ok).toBe(false);
});
