import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { newShopper } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 4.2, 4.4: the deal's page is read twice, because the first visit must not cache the old price.

const json = { Accept: "application/json" };
const clocks = [-1_000, 0, 1_000];
const at = (time: number) => ({ "x-test-now": String(time) });

const articles = (html: string) =>
  html
    .split("<article")
    .slice(1)
    .map((rest) => rest.split("</article>")[0]!);
const section = (html: string, id: string) =>
  new RegExp(`<section[^>]*id="${id}[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";
const pathOf = (card: string) => /<h3[^>]*><a href="([^"?]+)/.exec(card)?.[1] ?? "";
const endOf = (card: string) => Date.parse(/<time[^>]*datetime="([^"]+)"/i.exec(card)?.[1] ?? "");
const ownPrice = (html: string) => /<p class="price price-large[\s\S]*?<\/p>/.exec(html)?.[0] ?? "";

test("a special price ends on the home page and on the product's page (specification 4.2)", async () => {
  const visitor = new Visitor(baseURL);
  const [deal] = articles(section((await visitor.get("/")).text, "exclusiveDeals"));
  const [path, end] = [pathOf(deal!), endOf(deal!)];
  const special = /<strong>([^<]+)<\/strong>/.exec(deal!)![1]!;
  const old = /<s>([^<]+)<\/s>/.exec(deal!)![1]!;
  expect([special === old, end > Date.now()]).toEqual([false, true]);
  for (const later of clocks.flatMap((clock) => [clock, clock])) {
    const runs = later < 0;
    const home = (await visitor.get("/", at(end + later))).text;
    const cards = articles(home).filter((card) => pathOf(card) === path);
    expect(section(home, "exclusiveDeals").includes(`${path}"`), `deal, ${later} ms`).toBe(runs);
    for (const card of cards) {
      expect(endOf(card), `countdown, ${later} ms`).toBe(runs ? end : NaN);
      expect(card).toContain(`<strong>${runs ? special : old}</strong>`);
      expect([card.includes("<s>"), card.includes("product-label-percent")]).toEqual([runs, runs]);
    }
    const price = ownPrice((await visitor.get(path, at(end + later))).text);
    expect(price, `price, ${later} ms`).toContain(`<strong>${runs ? special : old}</strong>`);
    expect(price.includes("<s>")).toBe(runs);
  }
});

interface Catalogue {
  expoProducts: { id: number; startDate: string }[];
}

test("an exhibition starts: buttons of its cards and what the server does with their forms (specification 4.4)", async () => {
  const shopper = await newShopper(baseURL);
  const { data } = JSON.parse((await shopper.get("/catalogue/holiday-package", json)).text) as { data: Catalogue[] };
  const coming = data.find(({ expoProducts }) => Date.parse(expoProducts[0]!.startDate) > Date.now())!;
  const start = Date.parse(coming.expoProducts[0]!.startDate);
  const ids = new Set(coming.expoProducts.map(({ id }) => String(id)));
  const own = (html: string) =>
    articles(section(html, "holidayPackage")).filter((card) =>
      ids.has(/value="(\d+)"[^>]* name="product"/.exec(card)?.[1] ?? ""),
    );
  const isOff = (card: string, form: string) =>
    new RegExp(`<button(?=[^>]* form="${form}-)[^>]* disabled=""`).test(card);
  const isOver = (card: string) => isOff(card, "add");
  const home = (await shopper.get("/", at(start - 1_000))).text;
  for (const [form, action] of [
    ["wish-exhibitionCard", "/wishlist/items"],
    ["add-exhibitionCard", "/cart/lines"],
  ])
    expect(home).toMatch(
      new RegExp(
        `<form id="${form}"[^>]* action="${action}"(?:(?!</form>).)*name="surface" value="exhibitionCard"`,
        "s",
      ),
    );
  const before = own(home);
  expect(before.length).toBeGreaterThan(2);
  expect(before.some(isOver)).toBe(false);
  for (const later of clocks) {
    const cards = own((await shopper.get("/", at(start + later))).text);
    const over = cards.filter(isOver);
    expect(over.length > 0 && over.length < cards.length, `${later} ms`).toBe(later >= 0);
    for (const card of cards) {
      expect(card).toContain("from=holiday");
      const forms = [...card.matchAll(/ form="([\w-]+)"/g)].map(([, form]) => form);
      expect(forms).toEqual(["wish-exhibitionCard", "add-exhibitionCard"]);
      expect([isOff(card, "wish"), card.includes("The exhibition has started")]).toEqual([later >= 0, later >= 0]);
    }
  }
  const started = own((await shopper.get("/", at(start))).text);
  const idOf = (card: string) => /value="(\d+)"[^>]* name="product"/.exec(card)![1]!;
  const [plain, adey] = [idOf(started.find(isOver)!), idOf(started.find((card) => !isOver(card))!)];
  const press = async (target: string, product: string, time: number, surface = "exhibitionCard") => {
    const { status, text } = await shopper.post(target, { product, surface }, { ...json, ...at(time) });
    return [status, (JSON.parse(text) as { form?: string }).form];
  };
  const noCart = "The exhibition has started, so this can no longer be added to a cart.";
  const noWishes = "The exhibition has started, so this can no longer be added to a wishlist. Nothing was saved.";
  expect(await press("/cart/lines", plain, start)).toEqual([422, noCart]);
  for (const product of [plain, adey]) expect(await press("/wishlist/items", product, start)).toEqual([422, noWishes]);
  expect((await press("/cart/lines", adey, start))[0]).toBe(200);
  expect((await press("/cart/lines", plain, start - 1_000))[0]).toBe(200);
  expect((await press("/wishlist/items", plain, start - 1_000))[0]).toBe(200);
  expect(await shopper.cart()).toEqual({ [adey]: 1, [plain]: 1 });
});
