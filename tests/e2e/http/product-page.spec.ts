import { beforeAll, expect, test } from "vitest";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { printedText, readHead } from "../../support/head.ts";
import { draft } from "../../support/import-drafts.ts";
import { operator } from "../../support/operator.ts";
import { workersShop } from "../../support/own-shop.ts";

// Specification 2.1, 4.3.

const shop = await workersShop();
const DAY = 86_400_000;
const at = (slug: string) => `/product/default/${slug}`;
const get = (path: string) => new Visitor(shop.url).get(path);
const priceOf = (html: string) => printedText(`<body>${/class="buy-price[\s\S]*?<\/p>/.exec(html)![0]}`);
const idOf = (name: string) => shop.readValue<number>("SELECT id FROM product WHERE name = ?1", name);

const good = (feedId: string, name: string, changes: Parameters<typeof draft>[1] = {}) => {
  const named = (slugName: string) => ({ slugName, name: slugName, nameAm: null });
  const place = { category: named("consumer-electronic"), subcategory: named("television") };
  return draft(`page-${feedId}`, {
    name,
    parentSlug: "electronics",
    ...place,
    images: [],
    sellingPrice: 500_000,
    ...changes,
  });
};
const send = async (asked: object) => {
  const vendor = "Page Test Traders";
  expect((await operator(shop.url, "/operator/catalogue", { vendor, ...asked })).status).toBe(200);
};

beforeAll(async () => {
  const option = (color: string, price: number) => ({ color, colorAm: null, colorCode: null, size: null, price });
  const tablet = good("tablet", "Page tablet", {
    specialPrice: { price: 450_000, endDate: Date.now() + 3 * DAY },
    discount: 10,
    variants: [option("Blue", 500_000), option("Grey", 600_000)],
  });
  const one = [good("last", "Page lamp", { stockAmount: 1 }), good("none", "Page chair", { stockAmount: 0 })];
  const products = [tablet, ...one, good("gone", "Page radio"), good("renamed", "Page oldname")];
  await send({ operation: "save", products });
  await send({ operation: "save", products: [good("renamed", "Page newname")] });
  await send({ operation: "retire", feedIds: ["page-gone"] });
});

test("an option has an address of its own, which robots do not keep; an unknown one is the product", async () => {
  const path = at("page-tablet");
  const grey = "SELECT id FROM product_variant WHERE color = 'Grey' AND product_id = ?1";
  const option = (await get(`${path}?variant=${await shop.readValue(grey, await idOf("Page tablet"))}`)).text;
  expect(priceOf(option)).toContain("6,000");
  expect(option).not.toContain('class="deal-end');
  expect([readHead(option).canonical, readHead(option).meta.robots]).toEqual([shop.url + path, "noindex"]);
  expect(priceOf((await get(path)).text)).toContain("4,500 - 6,000");
  expect(priceOf((await get(`${path}?variant=999999`)).text)).toContain("4,500 - 6,000");
});

test("what is no longer sold is 410, says so and leads on; every other address leads to the canonical one", async () => {
  const gone = await get(at("page-radio"));
  expect(gone.status).toBe(410);
  expect(printedText(gone.text)).toContain("No longer sold");
  expect(gone.text).not.toContain('id="buy"');
  expect(gone.text.slice(gone.text.indexOf("Similar products"))).toMatch(/<h3[^>]*><a href="\/product\/default\//);
  const [path, oldPath, id] = [at("page-newname"), at("page-oldname"), await idOf("Page newname")];
  for (const form of [oldPath, at(String(id)), path.toUpperCase(), oldPath.toUpperCase(), `${path}/`]) {
    const answer = await get(`${form}?from=list&id=${id}`);
    expect([answer.status, answer.headers.get("location")], form).toEqual([301, `${path}?from=list&id=${id}`]);
  }
  expect((await get(at("page-nothing"))).status).toBe(404);
});

test("sold out, nothing is offered to press", async () => {
  expect((await get(at("page-chair"))).text).not.toContain('formAction="/buy-now"');
  expect((await get(at("page-lamp"))).text).toContain("button-muted");
});
