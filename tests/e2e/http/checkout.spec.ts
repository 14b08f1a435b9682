import { expect, test } from "vitest";
import { addAddress } from "../../support/actions.ts";
import { addToCart, buyerDetails, placeFields, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { signIn, newShopper, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.1; security-and-faults.md 3, 6, 9; settled.md 21.

const GUEST = "/shop/guest-checkout";
const SHOPPER = "/shop/checkout";

async function guestWithCart(baseUrl: string, count = 1): Promise<{ visitor: Visitor; products: string[] }> {
  const products = (await findProducts(baseUrl, count)).map(({ id }) => id);
  const visitor = new Visitor(baseUrl);
  await addToCart(visitor, products);
  return { visitor, products };
}

test("each address is for its own shoppers, an empty cart leads to the cart (specification 2.1)", async () => {
  const { visitor } = await guestWithCart(baseURL);
  const away = await visitor.get(`${SHOPPER}?step=2`);
  expect([away.status, away.headers.get("location")]).toEqual([303, `${GUEST}?step=2`]);
  const early = await visitor.get(`${GUEST}?step=2`);
  expect([early.status, early.headers.get("location")]).toEqual([303, GUEST]);
  const { status, text, headers } = await visitor.get(GUEST);
  expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(text).toContain(`href="/sign-in?next=${encodeURIComponent(SHOPPER)}"`);
  expect(text).not.toMatch(/category-menu|action="\/newsletter"|role="search"/);
  await signIn(visitor);
  const own = await visitor.get(GUEST);
  expect([own.status, own.headers.get("location")]).toEqual([303, SHOPPER]);
  expect((await visitor.get(SHOPPER)).text).not.toContain("Have an account?");
  const empty = await new Visitor(baseURL).get(GUEST);
  expect([empty.status, empty.headers.get("location")]).toEqual([303, "/shop/cart"]);
});

test("Back from the page of a payment finds the order that waits for it, for an hour", async () => {
  const visitor = new Visitor(baseURL);
  const { publicId } = await buy(visitor, { payment: "chapa" });
  for (const path of [GUEST, `${GUEST}?step=2`]) {
    const { status, headers } = await visitor.get(path);
    expect([status, headers.get("location")]).toEqual([303, `/orders/${publicId}`]);
  }
  const later = await visitor.get(GUEST, { "x-test-now": String(Date.now() + 3_600_000) });
  expect([later.status, later.headers.get("location")]).toEqual([303, "/shop/cart"]);
  await visitor.post(`/orders/${publicId}/parcels/1/cancel`, { reason: "" });
  const cancelled = await visitor.get(GUEST);
  expect([cancelled.status, cancelled.headers.get("location")]).toEqual([303, "/shop/cart"]);
});

test("what is wrong stands at its field, and everything typed is kept (422)", async () => {
  const { visitor } = await guestWithCart(baseURL);
  const typed = { name: "", phone: "0811", email: "nobody", note: "እባክዎ ይደውሉ", landmark: "Edna Mall" };
  const refused = await sendDetails(visitor, typed);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("<title>Error: Checkout");
  for (const field of ["name", "phone", "email"]) {
    expect(refused.text).toContain(`<a href="#${field}">`);
    expect(refused.text).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
  }
  expect(refused.text).toMatch(/<input[^>]*name="phone"[^>]*value="0811"/);
  expect(refused.text).toMatch(/<input[^>]*name="landmark"[^>]*value="Edna Mall"/);
  expect(refused.text).toMatch(/<details[^>]*open[^>]*>[\s\S]*እባክዎ ይደውሉ<\/textarea>/);
  const received = await visitor.post(GUEST, { intent: "details", ...buyerDetails, ...typed }, json);
  expect([received.status, Object.keys(JSON.parse(received.text).fields)]).toEqual([422, ["name", "phone", "email"]]);
  const unknown = await visitor.post(GUEST, { intent: "pay me" });
  expect(unknown.status).toBe(422);
});

test("delivery by parcel changes the total with and without scripts, and is kept", async () => {
  const { visitor } = await guestWithCart(baseURL, 2);
  await sendDetails(visitor, { city: "Jijiga", region: "somali" });
  const fields = await placeFields(visitor);
  const parcel = Object.keys(fields).find((name) => name.startsWith("delivery-"))!;
  const asked = { ...fields, [parcel]: "pickup", payment: "transfer" };
  const answer = JSON.parse((await visitor.post(GUEST, { ...asked, intent: "choices" }, json)).text);
  expect(Number(answer.place.shownTotal)).toBe(answer.view.totalSantim);
  expect(answer.place.key).not.toBe(fields.key);
  const plain = await visitor.post(GUEST, { ...asked, intent: "choices" });
  expect([plain.status, plain.headers.get("location")]).toEqual([303, `${GUEST}?step=2`]);
  expect(await placeFields(visitor)).toMatchObject({
    [parcel]: "pickup",
    payment: "transfer",
    shownTotal: answer.place.shownTotal,
  });
  const wrong = await visitor.post(GUEST, { ...asked, payment: "gold", [parcel]: "drone" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Choose how to pay.");
});

test("one form sent twice is one order (security 3)", async () => {
  const { visitor } = await guestWithCart(baseURL);
  await sendDetails(visitor);
  const fields = await placeFields(visitor);
  const first = await visitor.post(GUEST, fields);
  expect(first.status).toBe(303);
  expect(first.headers.get("location")).toMatch(/^\/orders\/[\w-]{22}$/);
  const again = await visitor.post(GUEST, fields);
  expect([again.status, again.headers.get("location")]).toEqual([303, first.headers.get("location")]);
  expect(await visitor.cart()).toEqual({});
});

test("an account's addresses fill the form, and a new one is kept where wished", async () => {
  const visitor = await newShopper(baseURL);
  const id = await addAddress(visitor);
  await addToCart(
    visitor,
    (await findProducts(baseURL, 1)).map((found) => found.id),
  );
  const first = await visitor.get(SHOPPER);
  expect(first.text).toMatch(/name="name"[^>]*value="Abebe Bikila"/);
  expect(first.text).toContain(`href="${SHOPPER}?address=${id}"`);
  expect((await visitor.get(`${SHOPPER}?address=new`)).text).not.toMatch(/name="name"[^>]*value="Abebe Bikila"/);
  await sendDetails(visitor, { name: "Sara Alemu", city: "Adama", region: "oromia", keep: "1" });
  expect((await visitor.get("/account/addresses")).text).toContain("Sara Alemu");
  expect((await visitor.get(`${SHOPPER}?address=${id}`)).text).toMatch(/name="name"[^>]*value="Abebe Bikila"/);
});
