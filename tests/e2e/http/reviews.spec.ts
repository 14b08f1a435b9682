import { beforeAll, expect, test } from "vitest";
import { buy } from "../../support/buying.ts";
import { workersShop } from "../../support/own-shop.ts";
import { signIn } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 5.1.

const PRODUCT = "/product/default/yirgacheffe-coffee";
const REVIEW = `${PRODUCT}/review`;

const shop = await workersShop();
let hana: Visitor;
let id: string;

beforeAll(async () => {
  id = (await shop.readValue<string>("SELECT CAST(id AS TEXT) FROM product WHERE name_slug = 'yirgacheffe-coffee'"))!;
  hana = new Visitor(shop.url);
  await signIn(hana);
  const { publicId } = await buy(hana, { products: [id], details: { name: "Hana Tesfaye Bekele" } });
  await shop.run(
    "UPDATE parcel SET state = 'delivered' WHERE order_id = (SELECT id FROM shop_order WHERE public_id = ?1)",
    publicId,
  );
});

test("who did not buy it is told who may write, and cannot", async () => {
  const guest = new Visitor(shop.url);
  const page = await guest.get(REVIEW);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(page.text).toContain("You can review this product once you have bought it here");
  expect(page.text).toContain(`href="/sign-in?next=${encodeURIComponent(REVIEW)}"`);
  expect(page.text).not.toContain('name="rate"');
  for (const intent of ["save", "remove"]) {
    const refused = await guest.post(REVIEW, { intent, rate: "5" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("once you have bought it here");
  }
  expect((await guest.get("/product/default/no-such-product/review")).status).toBe(404);
  expect((await guest.post("/product/default/no-such-product/review", { intent: "save", rate: "5" })).status).toBe(404);
  expect((await guest.get(`/product/default/${id}/review`)).headers.get("location")).toBe(REVIEW);
});

test("written, it is marked as verified and shows no more of the name than it must", async () => {
  const fields = { intent: "save", rate: "4", words: "<script>alert(1)</script> ጥሩ ቡና ነው።\u202e" };
  const done = await hana.post(REVIEW, { ...fields, product: "1", author: "Somebody", buyer: "account:1" });
  expect([done.status, done.headers.get("location")]).toEqual([303, PRODUCT]);
  const { text } = await new Visitor(shop.url).get(PRODUCT);
  expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt; ጥሩ ቡና ነው።</p>");
  expect(text).toMatch(/Hana T\..{0,600}Bought here/s);
  expect(text).not.toContain("Tesfaye");
  expect(text).toMatch(/id="review-\d+"/);
  await hana.post(REVIEW, { intent: "save", rate: "5", words: "Strong." });
  const page = await hana.get(PRODUCT);
  expect(page.text).toContain("Strong.");
  expect(page.text).toContain(`<a class="touch" href="${REVIEW}" rel="nofollow">Change your review</a>`);
  expect((await hana.get(REVIEW)).text).toMatch(/value="5"[^>]*checked|checked[^>]*value="5"/);
  expect((await hana.post(REVIEW, { intent: "remove" })).status).toBe(303);
  expect((await hana.get(PRODUCT)).text).not.toContain("Strong.");
});
