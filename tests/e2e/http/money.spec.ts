import { expect, test } from "vitest";
import { addToCart, checkoutOf, placeFields, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { languagesInTurn } from "../../support/languages.ts";
import { newGuest } from "../../support/sign-in.ts";

// Specification 4.7, 5.3.

function words(html: string): string {
  const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return body
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}
const dollars = /\$\s?\d[\d,]*(\.\d+)?/g;

for (const locale of languagesInTurn(1)) {
  test(`USD (${locale}): shown at products, about so much in the cart, and birr from there on (specification 1)`, async () => {
    const [product] = await findProducts(baseURL, 1);
    const visitor = await newGuest(baseURL);
    expect((await visitor.post("/preferences", { currency: "USD", locale })).status).toBe(303);
    const listed = words((await visitor.get("/shop/sidebar/list")).text);
    const shown = listed.match(dollars)!;
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((price) => !/^\$\d{1,3}(,\d{3})*\.\d{2}$/.test(price))).toEqual([]);

    await addToCart(visitor, [product!.id]);
    const cart = (await visitor.get("/shop/cart")).text;
    const about = /<(span|p) class="(?:chosen-line-more|cart-pay-usd[^"]*)">[^<]*\$[\s\S]*?<\/\1>/g;
    expect(cart.match(about)!.length).toBe(2);
    expect(words(cart.replace(about, "")).match(dollars) ?? []).toEqual([]);
    expect(words(cart)).toMatch(/[\d,]+ ETB/);

    expect((await sendDetails(visitor)).status).toBe(303);
    const step = checkoutOf(visitor);
    const fields = await placeFields(visitor);
    const pages = [(await visitor.get(step)).text, (await visitor.get(`${step}?step=2`)).text];
    const choices = await visitor.post(step, { ...fields, intent: "choices" }, { Accept: "application/json" });
    expect(choices.text.match(dollars) ?? []).toEqual([]);
    const { publicId } = await buy(visitor, { products: [], payment: "transfer" });
    for (const path of [`/orders/${publicId}`, `/orders/${publicId}/pay`]) pages.push((await visitor.get(path)).text);
    for (const page of pages) {
      expect(words(page)).toMatch(/\d ETB/);
      expect(words(page).match(dollars) ?? []).toEqual([]);
    }
  });
}
