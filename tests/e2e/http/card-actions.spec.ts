import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { newShopper, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.2, 2.8, 4.1, 4.4, 4.6.

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
  const refused = await visitor.post("/buy-now", { product: productOf(gone), returnTo: "/?layout=other" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Sold out. Nothing was added.");
  expect(JSON.parse((await visitor.post("/buy-now", { product: productOf(gone) }, json)).text).ok).toBe(false);
});

const at = (time: number) => ({ "x-test-now": String(time) });
const section = (html: string, id: string) =>
  new RegExp(`<section[^>]*id="${id}[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";

// tests/shared/cart/exhibition-rules.test.ts has the rule of each surface.
test("an exhibition starts: buttons of its cards and what the server does with their forms (specification 4.4)", async () => {
  const shopper = await newShopper(baseURL);
  const { data } = JSON.parse((await shopper.get("/catalogue/holiday-package", json)).text) as {
    data: { expoProducts: { id: number; startDate: string }[] }[];
  };
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
  for (const later of [-1_000, 0]) {
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
  const press = async (target: string, product: string, time: number) => {
    const fields = { product, surface: "exhibitionCard" };
    const { status, text } = await shopper.post(target, fields, { ...json, ...at(time) });
    return [status, (JSON.parse(text) as { form?: string }).form];
  };
  const noCart = "The exhibition has started, so this can no longer be added to a cart.";
  const noWishes = "The exhibition has started, so this can no longer be added to a wishlist. Nothing was saved.";
  expect(await press("/cart/lines", plain, start)).toEqual([422, noCart]);
  expect(await press("/wishlist/items", adey, start)).toEqual([422, noWishes]);
  for (const target of ["/cart/lines", "/wishlist/items"])
    expect((await press(target, plain, start - 1_000))[0], target).toBe(200);
  expect(await shopper.cart()).toEqual({ [plain]: 1 });
});
