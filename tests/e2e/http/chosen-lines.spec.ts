import { beforeAll, describe, expect, test } from "vitest";
import { formatOrderNumber } from "../../../app/domain/orders/order-number.ts";
import { checkoutOf, placeFields, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { blackPicture, bringChosen, redOption, redPicture, type Chosen } from "../../support/chosen-goods.ts";
import { openDesk } from "../../support/desk.ts";
import { baseURL } from "../../support/base-url.ts";
import { languagesInTurn } from "../../support/languages.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { linkIn } from "../../support/two-sellers.ts";

const mark = `${process.pid}${Date.now().toString(36)}`;

let chosen: Chosen[] = [];

beforeAll(async () => {
  chosen = await bringChosen(baseURL, mark);
});

const mail = { en: `en-${mark}@mail.example`, am: `am-${mark}@mail.example` };

describe.each(languagesInTurn(0))("in %s", (language) => {
  test("name, option and picture are the same in cart, checkout, order, tracking, messages, desk, paper and link", async () => {
    const visitor = new Visitor(baseURL);
    await visitor.get(`/?lng=${language}`);
    const expectLines = (place: string, html: string, of: readonly Chosen[] = chosen) => {
      for (const one of of) {
        const [, line] =
          new RegExp(`<div class="chosen-line">((?:(?!chosen-line").)*${one[language]}.*?)</strong>`, "s").exec(html) ??
          [];
        expect(line, `${place}: ${one[language]}`).toBeDefined();
        expect(line, place).toContain(redOption[language]);
        expect(line, place).toContain(redPicture);
        expect(line, place).not.toContain(blackPicture);
      }
    };
    for (const { product, variant, path } of chosen) {
      expect((await visitor.get(`${path}?variant=${variant}`)).text).toContain(`name="variant" value="${variant}"`);
      const json = { Accept: "application/json" };
      const added = JSON.parse((await visitor.post("/cart/lines", { product, variant, quantity: "1" }, json)).text);
      expect(added.message.text).toContain(`(${redOption[language]})`);
    }
    expectLines("cart", (await visitor.get("/shop/cart")).text);
    const checkout = checkoutOf(visitor);
    expectLines("checkout, first step", (await visitor.get(checkout)).text);
    await sendDetails(visitor, { email: mail[language] });
    expectLines("checkout, second step", (await visitor.get(`${checkout}?step=2`)).text);
    const fields = { ...(await placeFields(visitor)), payment: "cash" };
    const placed = JSON.parse((await visitor.post(checkout, fields, { Accept: "application/json" })).text) as {
      to: string;
      number: string;
    };
    const order = (await visitor.get(placed.to)).text;
    expectLines("order", order);

    const other = new Visitor(baseURL);
    await other.get(`/?lng=${language}`);
    const tracked = await other.post("/track", { number: placed.number, phone: "0911234567" });
    expectLines("tracking", (await other.get(tracked.headers.get("location")!)).text);

    const spoken = (one: Chosen) => `${one[language]} (${redOption[language]})`;
    const [letter] = await messagesTo(baseURL, mail[language]);
    for (const one of chosen) {
      expect(letter!.text).toContain(spoken(one));
      expect(letter!.text).toMatch(new RegExp(`${one.vendor.name} [\\d,]+ ETB`));
    }
    const staff = await openDesk(baseURL, "orders");
    await staff.get(`/?lng=${language}`);
    expectLines("desk", (await staff.get(`/desk/orders/${placed.number}`)).text);
    for (const [at, one] of chosen.entries()) {
      expectLines("parcels", (await staff.get(`/desk/parcels?vendor=${one.vendor.id}`)).text, [one]);
      expectLines("delivery list", (await staff.get(`/desk/parcels/route?vendor=${one.vendor.id}`)).text, [one]);
      expectLines("slip", (await staff.get(`/desk/parcels/${placed.number}-${at + 1}/slip`)).text, [one]);
      const name = `${formatOrderNumber(placed.number)}-${at + 1}`;
      const received = (await messagesTo(baseURL, one.contact)).find(({ text }) => text.includes(name))!.text;
      // Sellers without an Amharic name get English; an SMS shortens the name, never the option.
      expect(received).toMatch(/: Evening .*\(Red, XL\)/);
      const seller = new Visitor(baseURL);
      await seller.get(linkIn(received));
      expectLines("link", (await seller.get(`${linkIn(received)}?lng=${language}`)).text, [one]);
    }
  });
});

test("what was looked at and compared keeps its option wherever it is listed again", async () => {
  const { product, variant, path, en } = chosen[1]!;
  const visitor = new Visitor(baseURL);
  const href = `${path}?variant=${variant}`;
  expect((await visitor.get(href)).text).toContain(`${path}/ask?variant=${variant}`);
  // A later look without an option keeps the one that was chosen.
  await visitor.get(path);
  const parts = { "/shop/recently-viewed": "<article", "/shop/compare": 'class="compare-product"' };
  const expectOption = (place: string, html: string, begin: string) => {
    const part = html
      .split(begin)
      .slice(1)
      .find((one) => one.includes(en))!;
    for (const words of [redOption.en, redPicture, href]) expect(part, place).toContain(words);
    expect(part, place).not.toContain(blackPicture);
  };
  expect((await visitor.post("/compare/items", { product, variant })).status).toBe(303);
  for (const place of ["/shop/recently-viewed", "/shop/compare"] as const) {
    expectOption(place, (await visitor.get(place)).text, parts[place]);
  }
});

test("the answer to who asks for a lower price names the option", async () => {
  const { product, variant, en } = chosen[0]!;
  const ask = { product, kind: "price", variant, contact: mail.en };
  const visitor = await newGuest(baseURL);
  const { text } = await visitor.post("/alerts/products", ask, { Accept: "application/json" });
  expect(text).toContain(`${en} (Red, XL)`);
});
