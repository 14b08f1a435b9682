import { expect, test } from "vitest";
import { addToCart, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// amharic.md 4.

const written = { name: "አበበ ቢቂላ", city: "አዲስ አበባ", subCity: "ቦሌ", landmark: "ከኤድና ሞል ጀርባ", note: "እባክዎ ቀድመው ይደውሉ" };
const unmarked = (html: string) =>
  html
    .replace(/<title>[^]*?<\/title>|<script[^]*?<\/script>|<[^>]*\slang="am"[^>]*>[^<]*/g, "")
    .replace(/<[^>]*>/g, " ")
    .match(/[\p{Script=Ethiopic} ]*\p{Script=Ethiopic}/gu)
    ?.map((words) => words.trim()) ?? [];

test("an order and its checkout", async () => {
  const buyer = new Visitor(baseURL);
  const [product] = await findProducts(baseURL, 7).then((found) => found.slice(6));
  await addToCart(buyer, [product!.id]);
  expect((await sendDetails(buyer, written)).status).toBe(303);
  const review = await buyer.get("/shop/guest-checkout?step=2");
  const { publicId } = await buy(buyer, { products: [], details: written });
  const order = await buyer.get(`/orders/${publicId}`);
  for (const { text } of [review, order]) {
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    expect(unmarked(main)).toEqual([]);
    for (const words of [written.name, written.landmark, written.note])
      expect(main).toContain(`<span lang="am">${words}</span>`);
    expect(main.replace(/<input[^>]*>/g, "")).not.toContain(written.city);
    expect(main.replace(/<input[^>]*>/g, "")).not.toContain(written.subCity);
  }
});
