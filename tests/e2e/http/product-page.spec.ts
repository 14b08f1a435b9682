import { expect, test } from "vitest";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { printedText, readHead } from "../../support/head.ts";
import { workersShop } from "../../support/own-shop.ts";
import { bringProducts } from "../../support/product-shop.ts";

// Specification 2.1, 4.3.

const shop = await bringProducts((await workersShop()).url);
const get = (path: string) => new Visitor(shop.url).get(path);
const priceOf = (html: string) => printedText(`<body>${/class="buy-price[\s\S]*?<\/p>/.exec(html)![0]}`);

test("an option has an address of its own, which robots do not keep; an unknown one is the product", async () => {
  const { path, variants } = shop.tablet;
  const grey = (await get(`${path}?variant=${variants.grey}`)).text;
  expect(priceOf(grey)).toContain("6,000");
  expect(grey).not.toContain('class="deal-end');
  expect([readHead(grey).canonical, readHead(grey).meta.robots]).toEqual([shop.url + path, "noindex"]);
  expect(priceOf((await get(path)).text)).toContain("4,500 - 6,000");
  expect(priceOf((await get(`${path}?variant=999999`)).text)).toContain("4,500 - 6,000");
});

test("what is no longer sold is 410, says so and leads on; every other address leads to the canonical one", async () => {
  const gone = await get(shop.gone.path);
  expect(gone.status).toBe(410);
  expect(printedText(gone.text)).toContain("No longer sold");
  expect(gone.text).not.toContain('id="buy"');
  expect(gone.text.slice(gone.text.indexOf("Similar products"))).toMatch(/<h3[^>]*><a href="\/product\/default\//);
  const { path, oldPath, id } = shop.renamed;
  for (const form of [oldPath, `/product/default/${id}`, path.toUpperCase(), oldPath.toUpperCase(), `${path}/`]) {
    const answer = await get(`${form}?from=list&id=${id}`);
    expect([answer.status, answer.headers.get("location")], form).toEqual([301, `${path}?from=list&id=${id}`]);
  }
  expect((await get("/product/default/page-nothing")).status).toBe(404);
});

test("sold out, nothing is offered to press, and a press from an older page is refused", async () => {
  const visitor = new Visitor(shop.url);
  const { text } = await visitor.get(shop.soldOut.path);
  expect(text).not.toContain('formAction="/buy-now"');
  const answer = await visitor.post("/buy-now", { product: String(shop.soldOut.id), quantity: "1" });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("Sold out. Nothing was added.");
  expect((await visitor.get(shop.lastOne.path)).text).toContain("button-muted");
});
