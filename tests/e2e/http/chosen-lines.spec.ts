import { beforeAll, describe, expect, inject } from "vitest";
import { formatOrderNumber } from "../../../app/domain/orders/order-number.ts";
import { checkoutOf, placeFields, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { openDesk, operator, vendorNamed } from "../../support/desk.ts";
import { test } from "../../support/http-test.ts";
import { toldTo } from "../../support/serve-outside.ts";
import { linkIn } from "../../support/two-sellers.ts";

const baseURL = inject("shopUrl");
const mark = `${process.pid}${Date.now().toString(36)}`;
const PICTURES = ["coffee-beans-sand-1", "coffee-tray-sun-1"] as const;

interface Chosen {
  vendor: number;
  seller: string;
  contact: string;
  product: string;
  variant: string;
  path: string;
  en: string;
  am: string;
}
const chosen: Chosen[] = [];

beforeAll(async () => {
  const names = ["dress", "shirt", "scarf"];
  const mobile = (at: number) => `+2519${String((Date.now() + at) % 100_000_000).padStart(8, "0")}`;
  const vendors = names.map((name, at) => ({
    name: `Seller of a ${name} ${mark}`,
    phone: mobile(at),
    city: "Addis Ababa",
  }));
  expect((await operator(baseURL, "/operator/catalogue", { operation: "saveVendors", vendors })).status).toBe(200);
  for (const [at, name] of names.entries()) {
    const option = (color: string, colorAm: string, picture: number) => ({
      ...{ color, colorAm, colorCode: "#b3352b", size: "XL", price: 100_000 + at * 5_000, stockAmount: 9, picture },
    });
    const product = {
      ...{
        feedId: `chosen:${mark}:${at}`,
        name: `Evening ${name} ${mark}`,
        nameAm: `የምሽት ልብስ ${at + 1} ${mark}`,
        description: "",
      },
      ...{ descriptionAm: null, brand: null, parentSlug: "apparel", subcategory: null },
      ...{ category: { slugName: "shirts", name: "Shirts", nameAm: null } },
      ...{ images: PICTURES.map((picture) => `/media/web-banner/${picture}.webp`), sellingPrice: 100_000 + at * 5_000 },
      ...{
        kind: null,
        gtin: null,
        weight: null,
        usdPrice: 900,
        salePrice: null,
        specialPrice: null,
        saleUntil: null,
        discount: 0,
        freeDelivery: false,
      },
      ...{ stockAmount: 18, isNew: false, isTop: false, specifications: [] },
      variants: [option("Black", "ጥቁር", 0), option("Red", "ቀይ", 1)],
    };
    const seller = vendors[at]!;
    const saved = { operation: "save", vendor: seller.name, products: [product] };
    expect((await operator(baseURL, "/operator/catalogue", saved)).body).toMatchObject({ created: 1, rejected: [] });
    const id = await vendorNamed(baseURL, seller.name);
    const visitor = new Visitor(baseURL);
    const path = /\/product\/default\/[^"?]+/.exec((await visitor.get(`/vendor-store/${id}`)).text)![0];
    const page = (await visitor.get(path)).text;
    const variant = [...page.matchAll(/\?variant=(\d+)#variant/g)].map(([, found]) => found!).at(-1)!;
    chosen.push({
      vendor: id,
      ...{
        seller: seller.name,
        contact: seller.phone,
        product: /name="product" value="(\d+)"/.exec(page)![1]!,
        variant,
        path,
      },
      ...{ en: product.name, am: product.nameAm },
    });
  }
});

const options = { en: "Red, XL", am: "ቀይ፣ XL" };
const mail = { en: `en-${mark}@mail.example`, am: `am-${mark}@mail.example` };

describe.each(["en", "am"] as const)("in %s", (language) => {
  test("name, option and picture are the same in cart, checkout, order, tracking, messages, desk, paper and link", async () => {
    const visitor = new Visitor(baseURL);
    await visitor.get(`/?lng=${language}`);
    const expectLines = (place: string, html: string, of: readonly Chosen[] = chosen) => {
      for (const one of of) {
        const [, line] =
          new RegExp(`<div class="chosen-line">((?:(?!chosen-line").)*${one[language]}.*?)</strong>`, "s").exec(html) ??
          [];
        expect(line, `${place}: ${one[language]}`).toBeDefined();
        expect(line, place).toContain(options[language]);
        expect(line, place).toContain(PICTURES[1]);
        expect(line, place).not.toContain(PICTURES[0]);
      }
    };
    for (const { product, variant, path } of chosen) {
      expect((await visitor.get(`${path}?variant=${variant}`)).text).toContain(`name="variant" value="${variant}"`);
      expect((await visitor.post("/cart/lines", { product, variant, quantity: "1" })).status).toBe(303);
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

    const spoken = (one: Chosen) => `${one[language]} (${options[language]})`;
    const [letter] = await toldTo(baseURL, mail[language]);
    for (const one of chosen) {
      expect(letter!.text).toContain(spoken(one));
      expect(letter!.text).toMatch(new RegExp(`${one.seller} [\\d,]+ ETB`));
    }
    const staff = await openDesk(baseURL, "orders");
    await staff.get(`/?lng=${language}`);
    expectLines("desk", (await staff.get(`/desk/orders/${placed.number}`)).text);
    for (const [at, one] of chosen.entries()) {
      expectLines("parcels", (await staff.get(`/desk/parcels?vendor=${one.vendor}`)).text, [one]);
      expectLines("delivery list", (await staff.get(`/desk/parcels/route?vendor=${one.vendor}`)).text, [one]);
      expectLines("slip", (await staff.get(`/desk/parcels/${placed.number}-${at + 1}/slip`)).text, [one]);
      const name = `${formatOrderNumber(placed.number)}-${at + 1}`;
      const told = (await toldTo(baseURL, one.contact)).find(({ text }) => text.includes(name))!.text;
      // Sellers without an Amharic name get English; an SMS shortens the name, never the option.
      expect(told).toMatch(/: Evening .*\(Red, XL\)/);
      const seller = new Visitor(baseURL);
      await seller.get(linkIn(told));
      expectLines("link", (await seller.get(`${linkIn(told)}?lng=${language}`)).text, [one]);
    }
  });
});

test("the answer to who asks for a lower price names the option", async () => {
  const { product, variant, en } = chosen[0]!;
  const ask = { product, kind: "price", variant, contact: mail.en };
  const visitor = new Visitor(baseURL);
  await visitor.get("/shop/compare");
  const { text } = await visitor.post("/alerts/products", ask, { Accept: "application/json" });
  expect(text).toContain(`${en} (Red, XL)`);
});
