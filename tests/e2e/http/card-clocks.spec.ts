import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { newShopper } from "../../support/sign-in.ts";

// tests/shared/cart/exhibition-rules.test.ts has the rule of each surface.

const json = { Accept: "application/json" };
const at = (time: number) => ({ "x-test-now": String(time) });

const articles = (html: string) =>
  html
    .split("<article")
    .slice(1)
    .map((rest) => rest.split("</article>")[0]!);
const section = (html: string, id: string) =>
  new RegExp(`<section[^>]*id="${id}[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";

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
