import { beforeAll, expect, test } from "vitest";
import { shopActions } from "../../../scripts/steps/tests/shop-actions.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { shareOf } from "../../support/shares.ts";
import { signIn } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 7.1, 7.2 and 3.1 to 3.4.

interface Product {
  id: number;
  sellingPrice: number;
  specialPrice: { price: number; endDate: string } | null;
  sale_price: number | null;
  discount: number;
  freeDelivery: boolean;
  stockAmount: number;
}

const READS = shopActions.filter(({ method }) => method === "GET");
const OPEN = READS.filter(({ who }) => who === "anybody");
const OWN = READS.filter(({ who }) => who === "account");

const guest = new Visitor(baseURL);
const shopper = new Visitor(baseURL);
beforeAll(async () => {
  await signIn(shopper);
  await shopper.post("/preferences", { locale: "am", currency: "USD" });
});

async function read(visitor: Visitor, path: string, accept = "application/json") {
  const { status, headers, text } = await visitor.get(path, { Accept: accept });
  return { status, headers, text, body: JSON.parse(text) };
}

/** Without stock and ratings, which other tests change. */
const lasting = ({ text }: { text: string }) =>
  JSON.parse(text, (key, value: unknown) => (/^(stockAmount|productrateSet)$/.test(key) ? "some" : value)) as unknown;

for (const { name, path } of shareOf(OPEN, 3)) {
  test(`${name}: ${path} answers JSON to everybody, and nothing of the visitor`, async () => {
    const asked = path + (path.endsWith("category") ? "?cat=electronics" : "");
    const first = await read(new Visitor(baseURL), asked);
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(lasting(await read(shopper, asked))).toEqual(lasting(first));
    expect(lasting(await read(guest, asked, "text/html"))).toEqual(lasting(first));
    expect((await guest.send("HEAD", asked, {})).status).toBe(200);
    const posted = await shopper.post(path, {}, { Accept: "application/json" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
}

for (const { name, path } of OWN) {
  test(`${name}: ${path} is only for who is signed in, and in no shared cache`, async () => {
    const refused = await read(guest, path);
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({ ok: false, status: 401, form: "Sign in to continue", signIn: "/sign-in" });
    const own = await read(shopper, path);
    expect([own.status, own.body.data]).toEqual([200, expect.any(Array)]);
    for (const { headers } of [refused, own]) expect(headers.get("cache-control")).toBe("private, no-store");
    expect((await shopper.get(path, { "x-test-fail": "SELECT" })).status).toBe(503);
  });
}

test("last viewed is what this account looked at", async () => {
  const [{ id, path } = { id: "", path: "" }] = await findProducts(baseURL, 1);
  await shopper.get(path);
  const seen = async () => (await read(shopper, "/catalogue/last-viewed")).body.data.map((one: Product) => one.id);
  await expect.poll(seen).toEqual([Number(id)]);
});

test("a product has its fields, its money in birr and dollars (specification 3.1)", async () => {
  const { body } = await read(guest, "/catalogue/new-arrivals?size=48");
  expect(body.data).toHaveLength(48);
  for (const product of body.data) {
    expect(product).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      nameSlug: expect.stringMatching(/^[\w-]+$/),
      thumbnail: expect.stringMatching(/^(\/media\/|https:\/\/|$)/),
      productimageSet: expect.any(Array),
      stockAmount: expect.any(Number),
      sellingPrice: expect.any(Number),
      usdPrice: expect.any(Number),
      specialPrice: product.specialPrice && {
        price: expect.any(Number),
        endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      sale_price: product.sale_price && expect.any(Number),
      until: product.until && expect.stringMatching(/Z$/),
      discount: expect.any(Number),
      freeDelivery: expect.any(Boolean),
      category: { name: expect.any(String), slugName: expect.any(String) },
      subcategory: product.subcategory && { name: expect.any(String) },
      productrateSet: expect.any(Array),
    });
    for (const { rate } of product.productrateSet) expect([1, 2, 3, 4, 5]).toContain(rate);
    expect(Math.abs(product.sellingPrice * 100 - Math.round(product.sellingPrice * 100))).toBeLessThan(1e-6);
    if (product.specialPrice) expect(product.specialPrice.price).toBeLessThan(product.sellingPrice);
  }
  // The newest goods are of other tests, some without a picture.
  const shown = (body.data as { thumbnail: string }[]).findLast(({ thumbnail }) => thumbnail.startsWith("/media/"))!;
  const picture = await fetch(baseURL + shown.thumbnail);
  expect(picture.headers.get("content-type")).toContain("image/");
});

test("each collection holds what its name says (specification 7.2, 7.3)", async () => {
  const list = async (path: string) => (await read(guest, `/catalogue/${path}`)).body.data as Product[];
  const every = async (path: string, holds: (product: Product) => boolean) => {
    const products = await list(path);
    expect([path, products.length > 0, products.filter((product) => !holds(product))]).toEqual([path, true, []]);
  };
  await every("free-delivery", ({ freeDelivery }) => freeDelivery);
  await every("discounts", ({ discount }) => discount > 0);
  await every("under-1000", ({ stockAmount, sellingPrice, specialPrice, sale_price }) => {
    const price = Math.min(sellingPrice, specialPrice?.price ?? Infinity, sale_price ?? Infinity);
    return stockAmount > 0 && price < 1_000;
  });
  expect(await list("discount-products")).toEqual(await list("discounts"));
});

test("pages follow one another without a gap; wrong ones are the nearest", async () => {
  const at = async (query: string) => (await read(guest, `/catalogue/new-arrivals?${query}`)).body;
  const ids = ({ data }: { data: Product[] }) => data.map(({ id }) => id);
  const [whole, second] = [await at("size=24"), await at("size=12&page=2")];
  expect(ids(second)).toEqual(ids(whole).slice(12));
  expect(await at("page=-3&size=1")).toMatchObject({ page: 1, size: 12 });
  expect(await at("page=abc&size=1000")).toMatchObject({ page: 1, size: 48 });
  const last = await at("page=9999999");
  expect(last).toEqual({ page: 500, size: 24, next: null, data: [] });
});

test("a category stands at the place its index names; one that does not exist is 404", async () => {
  const { body } = await read(guest, "/catalogue/category?cat=electronics&index=3");
  expect(body.results).toHaveLength(4);
  expect(body.results.slice(0, 3)).toEqual([null, null, null]);
  expect(body.results[3]).toMatchObject({ name: "Electronics", slugName: "electronics", data: expect.any(Array) });
  expect((await read(guest, "/catalogue/category?cat=electronics&index=4000000000")).body.index).toBe(0);
  expect((await read(guest, "/catalogue/category?cat=electronics&index=900")).body.index).toBe(31);
  for (const query of ["", "cat=nope", "cat=%00", "cat=' OR 1=1 --"]) {
    expect((await read(guest, `/catalogue/category?${query}`)).status, query).toBe(404);
  }
});

test("holiday packages: catalogues, their subcategories and the products of some of them", async () => {
  const catalogues = (await read(guest, "/catalogue/holiday-package")).body.data;
  expect(catalogues[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
  expect(catalogues[0].expoProducts.length).toBeGreaterThan(0);
  expect(catalogues[0].expoProducts[0].startDate).toMatch(/Z$/);
  const ids = (await read(guest, "/catalogue/holiday-subcategories")).body.data.map(({ id }: Product) => id);
  expect(ids.length).toBeGreaterThan(1);
  const groups = (await read(guest, `/catalogue/holiday-products?ids=${ids[1]},${ids[0]},1,x,-5`)).body.data;
  expect(groups.map(({ id }: Product) => id).sort()).toEqual([ids[0], ids[1]].sort());
  for (const group of groups) expect(group.data.length).toBeGreaterThan(0);
  expect((await read(guest, "/catalogue/holiday-products")).body).toEqual({ data: [] });
});

test("an unknown collection is 404 as JSON, also with a name that objects have", async () => {
  for (const name of ["nope", "constructor", "NEW-ARRIVALS", "%20"]) {
    const { status, body } = await read(guest, `/catalogue/${name}`);
    expect(status, name).toBe(404);
    expect(body).toMatchObject({ ok: false, status: 404 });
  }
});
