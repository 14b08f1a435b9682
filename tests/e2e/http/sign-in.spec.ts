import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { newAccount, newContact, newGuest, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.9; security-and-faults.md 2, 4, 8; settled.md 10, 18, 27.

const PASSWORD = "coffee at seven";

const account = (baseUrl: string) => newAccount(baseUrl, PASSWORD, "Hana Bekele");

const asRead = (text: string) =>
  text.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/ nonce="[^"]*"| value="[^"]*"/g, "");

const enter = (visitor: Visitor, contact: string, more: Record<string, string> = {}) =>
  visitor.post("/sign-in", { contact, password: PASSWORD, returnTo: "/sign-in", ...more });

const isIn = async (visitor: Visitor) => (await visitor.get("/account")).status === 200;

test("the guest's cart comes along; the way back is kept", async () => {
  const contact = await account(baseURL);
  const [one, two] = await findProducts(baseURL, 2);
  const second = await newGuest(baseURL);
  await second.post("/cart/lines", { product: one!.id, quantity: "1" });
  await second.post("/cart/lines", { product: two!.id, quantity: "1" });
  await second.post("/compare/items", { product: two!.id });
  const answer = await enter(second, contact, { next: "/shop/sidebar/list?sort=price" });
  expect(answer.headers.get("location")).toBe("/shop/sidebar/list?sort=price");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await second.get("/shop/cart");
  expect(page.text).toContain("Welcome, Hana Bekele. You are signed in.");
  expect(await second.cart()).toEqual({ [one!.id]: 1, [two!.id]: 1 });
  expect(await second.compared()).toEqual([two!.id]);
  expect(second.cookies.get("cart_count")).toBe("2");
  expect(second.cookies.has("recent")).toBe(false);
});

test("wrong password and unknown contact get the same answer, and nothing typed in secret comes back", async () => {
  const contact = await account(baseURL);
  const other = newContact();
  const visitor = await newGuest(baseURL);
  const wrong = "a wrong passphrase";
  const answers = [];
  for (const tried of [contact, other]) {
    const { status, text } = await enter(visitor, tried, { password: wrong });
    expect(text).not.toContain(wrong);
    expect(text).toContain(`value="${tried}"`);
    answers.push([status, asRead(text).replaceAll(tried, "CONTACT")]);
  }
  expect(answers[0]![0]).toBe(422);
  expect(answers[0]![1]).toContain("Wrong phone number, e-mail or password.");
  expect(answers[1]).toEqual(answers[0]);
  const asJson = await Promise.all(
    [contact, other, "nonsense"].map((one) => visitor.post("/sign-in", { contact: one, password: wrong }, json)),
  );
  expect(new Set(asJson.map(({ status, text }) => `${status} ${JSON.parse(text).form}`)).size).toBe(1);
  expect(await isIn(visitor)).toBe(false);
});

test("sign-out holds on the next request, and the cart waits for the account", async () => {
  const contact = await account(baseURL);
  const [product] = await findProducts(baseURL, 1);
  const visitor = await newGuest(baseURL);
  await enter(visitor, contact);
  await visitor.post("/cart/lines", { product: product!.id });
  const stolen = new Visitor(baseURL);
  for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value);
  expect((await visitor.get("/sign-out")).headers.get("location")).toBe("/");
  expect(await isIn(visitor)).toBe(true);
  const out = await visitor.post("/sign-out", { returnTo: "/account" });
  expect([out.status, out.headers.get("location")]).toEqual([303, "/"]);
  expect(await isIn(visitor)).toBe(false);
  expect(await isIn(stolen)).toBe(false);
  expect(await visitor.cart()).toEqual({});
  expect(await stolen.cart()).toEqual({});
  expect(visitor.cookies.get("cart_count")).toBe("0");
  expect(visitor.cookies.has("compare")).toBe(false);
  await enter(visitor, contact);
  expect(await visitor.cart()).toEqual({ [product!.id]: 1 });
});

test("a guest who signs out keeps the cart", async () => {
  const [product] = await findProducts(baseURL, 1);
  const visitor = await newGuest(baseURL);
  await visitor.post("/cart/lines", { product: product!.id });
  expect((await visitor.post("/sign-out", {}, json)).status).toBe(200);
  expect(await visitor.cart()).toEqual({ [product!.id]: 1 });
});

test("who is signed in needs no sign-in page; every such page is kept nowhere", async () => {
  const visitor = await newGuest(baseURL);
  for (const path of ["/sign-in", "/register", "/register/code", "/reset", "/reset/code"]) {
    const { status, headers, text } = await visitor.get(path);
    expect(status, path).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(text).toContain('name="robots" content="noindex"');
  }
  await enter(visitor, await account(baseURL));
  const { status, headers } = await visitor.get("/sign-in?next=%2Fshop%2Fcart");
  expect([status, headers.get("location")]).toEqual([303, "/shop/cart"]);
});

async function codeFor(baseURL: string, contact: string, count = 1): Promise<string> {
  const received = await messagesTo(baseURL, contact, count);
  return /\d{6}/.exec(received.at(-1)?.text ?? "")?.[0] ?? "";
}

test("registering shows nobody who has an account, and only the contact gets a code", async () => {
  const known = await account(baseURL);
  const fresh = newContact();
  const pages = [];
  for (const contact of [known, fresh]) {
    const visitor = await newGuest(baseURL);
    const fields = { name: "Hana", contact, password: "tea at eight" };
    const { status, headers, text } = await visitor.post("/register", fields);
    const page = (await visitor.get("/register/code")).text;
    expect(page).toContain(contact);
    pages.push([status, headers.get("location"), text, asRead(page).replaceAll(contact, "CONTACT")]);
    const code = await codeFor(baseURL, contact);
    expect(code === "").toBe(contact === known);
    const done = await visitor.post("/register/code", { code: code || "123456", returnTo: "/register/code" });
    expect(done.status).toBe(contact === known ? 422 : 303);
    expect(await isIn(visitor)).toBe(contact === fresh);
  }
  expect(pages[0]).toEqual(pages[1]);
  expect(pages[0]!.slice(0, 2)).toEqual([303, "/register/code"]);
});

test("a new code works, with spaces too", async () => {
  const contact = newContact();
  const visitor = await newGuest(baseURL);
  await visitor.post("/register", { name: "Hana", contact, password: "tea at eight" });
  await codeFor(baseURL, contact);
  const again = await visitor.post("/register/code", { again: "1", returnTo: "/register/code?next=%2Fshop%2Fcart" });
  expect(again.headers.get("location")).toBe("/register/code?next=%2Fshop%2Fcart");
  const fresh = await codeFor(baseURL, contact, 2);
  const done = await visitor.post("/register/code", {
    code: ` ${fresh.slice(0, 3)} ${fresh.slice(3)}`,
    next: "/shop/cart",
  });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/shop/cart"]);
});

test("a new password by code ends every other session; an unknown contact looks the same", async () => {
  const contact = await account(baseURL);
  const elsewhere = await newGuest(baseURL);
  await enter(elsewhere, contact);
  const nobody = newContact();
  const visitor = await newGuest(baseURL);
  const asked = [];
  for (const one of [nobody, contact]) {
    const { status, headers } = await visitor.post("/reset", { contact: one });
    asked.push([status, headers.get("location")]);
  }
  expect(asked).toEqual([
    [303, "/reset/code"],
    [303, "/reset/code"],
  ]);
  expect(await codeFor(baseURL, nobody)).toBe("");
  const code = await codeFor(baseURL, contact);
  const fields = { code, newPassword: "a new passphrase" };
  expect(await isIn(elsewhere)).toBe(true);
  expect((await visitor.post("/reset/code", fields, json)).status).toBe(200);
  expect(await isIn(elsewhere)).toBe(false);
  const fresh = await newGuest(baseURL);
  expect((await enter(fresh, contact)).status).toBe(422);
  expect((await enter(fresh, contact, { password: "a new passphrase" })).status).toBe(303);
  expect((await messagesTo(baseURL, contact, 2)).at(-1)!.text).toContain("was changed");
});
