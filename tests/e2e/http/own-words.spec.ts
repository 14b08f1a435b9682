import { expect, test } from "vitest";
import { addToCart, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { newShopper } from "../../support/sign-in.ts";
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

test("addresses kept, a custom order, and what was searched for", async () => {
  const own = await newShopper(baseURL);
  const { note: _, ...address } = written;
  await own.post("/account/addresses", {
    intent: "add",
    ...address,
    phone: "0911234567",
    region: "addis-ababa",
    woreda: "03",
  });
  const asked = { intent: "ask", what: "የሸክላ ጀበና", category: "home", quantity: "1", targetPrice: "", neededBy: "" };
  const by = { link: "", phone: "0911 234 567", city: "አዳማ", website: "" };
  // The key of a refused form is valid at once.
  const refused = await own.post("/shop/custom-order", { ...asked, ...by, what: "" });
  const key = /name="key" value="([^"]+)"/.exec(refused.text)![1]!;
  const sent = await own.post("/shop/custom-order", { ...asked, ...by, key });
  const pages = [
    "/account/addresses",
    sent.headers.get("location")!,
    `/shop/sidebar/list?name=${encodeURIComponent("ጫማ")}`,
    `/shop/sidebar/list?name=${encodeURIComponent("ጰጰጰጰ")}`,
    `/vendor-store/1?name=${encodeURIComponent("ጰጰጰጰ")}`,
  ];
  for (const page of pages) {
    const { text, status } = await own.get(page);
    expect(status, page).toBe(200);
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    expect(main, page).toContain('<span lang="am">');
    expect(unmarked(main), page).toEqual([]);
  }
});
