import { expect, test } from "vitest";
import { findProducts, type FoundProduct } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { plainPage } from "../../support/plain-page.ts";
import { signIn, newShopper } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.5, 4.8, 5.6, 6.

type Section = "recentlyViewed" | "recommendedForYou";

function section(html: string, id: Section): string[] | null {
  const found = new RegExp(`<section[^>]*id="${id}"[\\s\\S]*?</section>`).exec(html)?.[0];
  if (found === undefined) return null;
  const sources = [...found.matchAll(/\?from=([^"]*)"/g)].map(([, source]) => source!);
  expect(sources, id).toEqual(paths(found).map(() => encodeURIComponent(sourceOf[id])));
  return paths(found);
}

/** Specification 2.2. */
const sourceOf = { recentlyViewed: "Last Viewed Products", recommendedForYou: "User Recommended Products" };

function paths(html: string): string[] {
  return [...html.matchAll(/<h3[^>]*><a href="([^"?]+)"/g)].map(([, path]) => path!);
}

const recentPage = async (visitor: Visitor) => paths((await visitor.get("/shop/recently-viewed")).text);

/** Views are stored after the answer. */
async function viewProducts(visitor: Visitor, products: FoundProduct[]): Promise<string[]> {
  const seen = await recentPage(visitor);
  for (const { path } of products) {
    await visitor.get(path);
    seen.unshift(path);
    await expect.poll(() => recentPage(visitor)).toEqual(seen);
  }
  return seen;
}

/** Without clocks, and the ground of a picture, which is known once its first size is made. */
const lasting = (html: string) => plainPage(html).replace(/ style="background:[^"]*"|<time[\s\S]*?<\/time>/g, "");

test("more than three looks make the section, of this shopper only; a guest's home is what it was; forgotten is forgotten", async () => {
  const products = await findProducts(baseURL, 5);
  const guestsHome = async (headers = {}) => (await new Visitor(baseURL).get("/", headers)).text;
  const before = await guestsHome();
  const own = new Visitor(baseURL);
  await viewProducts(own, products.slice(0, 1));
  expect(own.cookies.get("recent")).toBe(products[0]!.id);
  // A guest's looks follow the shopper in, and the rows decide.
  await signIn(own);
  expect(own.cookies.has("recent")).toBe(false);
  own.cookies.set("recent", "1.2.3.4.5");
  const other = await newShopper(baseURL);
  await viewProducts(own, products.slice(1, 3));
  expect(section((await own.get("/")).text, "recentlyViewed")).toBeNull();
  const mine = await viewProducts(own, products.slice(3, 4));
  const theirs = await viewProducts(other, products.slice(4));
  expect((await own.get("/_.data", { Accept: "*/*" })).headers.get("cache-control")).toBe("private, no-store");
  const home = (await own.get("/")).text;
  expect(section(home, "recentlyViewed")).toEqual(mine);
  expect(home).toContain('href="/shop/recently-viewed"');
  expect(section(home, "recommendedForYou")!.filter((path) => mine.includes(path))).toEqual([]);
  const page = await own.get("/shop/recently-viewed");
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.text).toContain("products you viewed in your account");
  const product = await own.get(products[0]!.path);
  expect(product.headers.get("cache-control")).toBe("private, no-store");
  const recent = /<div[^>]*id="recent"[\s\S]*?<\/section>/.exec(product.text)![0];
  expect(paths(recent)).toEqual(mine.filter((path) => path !== products[0]!.path));
  for (const after of [await guestsHome(), await guestsHome({ "x-test-fail": "co_view" })])
    expect(lasting(after)).toBe(lasting(before));
  for (const key of ["recentlyViewed", "recommendedForYou"] as const) expect(section(before, key), key).toBeNull();

  const away = await own.post("/recently-viewed/forget", {}, { "x-test-fail": "DELETE FROM recent_view" });
  expect(away.status).toBe(503);
  expect((await own.get("/shop/recently-viewed", { "x-test-fail": "recent_view" })).status).toBe(503);
  expect(await recentPage(own)).toHaveLength(mine.length);
  expect((await own.post("/recently-viewed/forget", { account: "1" })).status).toBe(303);
  expect(await recentPage(own)).toEqual([]);
  expect(await recentPage(other)).toEqual(theirs);
});

test("while nobody can say who is signed in, nothing is shown, noted or forgotten in their name", async () => {
  const products = await findProducts(baseURL, 2);
  const own = await newShopper(baseURL);
  const mine = await viewProducts(own, products.slice(0, 1));
  const away = { "x-test-fail": "FROM session" };
  expect((await own.get(products[1]!.path, away)).status).toBe(200);
  expect(own.cookies.has("recent")).toBe(false);
  expect((await own.get("/shop/recently-viewed", away)).status).toBe(503);
  expect((await own.post("/recently-viewed/forget", {}, away)).status).toBe(503);
  expect((await own.get("/", away)).text).not.toContain('id="recentlyViewed"');
  expect(await recentPage(own)).toEqual(mine);
});
