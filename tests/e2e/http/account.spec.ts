import { expect, test } from "vitest";
import { buy } from "../../support/buying.ts";
import { baseURL } from "../../support/base-url.ts";
import { workersShop } from "../../support/own-shop.ts";
import { messagesTo } from "../../support/serve-outside.ts";
import { isFull } from "../../support/shares.ts";
import { newContact, newGuest, newShopper, json } from "../../support/sign-in.ts";
import { whenFull } from "../../support/when-full.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// settled.md 4, 18; security-and-faults.md 2, 4, 5, 6, 9.

const PASSWORD = "a basket of red onions";
const PAGES = ["", "/profile", "/contact", "/password", "/addresses", "/sessions", "/delete"].map(
  (page) => `/account${page}`,
);

const shopperWithPassword = (baseUrl: string, contact = newContact()) =>
  newShopper(baseUrl, { contact, password: PASSWORD });

const isSignedIn = async (visitor: Visitor) => (await visitor.get("/account")).status === 200;

function expectProblem({ status, text }: { status: number; text: string }, field: string, sentence: string): void {
  expect(status, field).toBe(422);
  expect(text).toContain("<title>Error: ");
  expect(text).toContain(`<a href="#${field}">${sentence.replaceAll("'", "&#x27;")}</a>`);
  expect(text).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
  expect(text).toContain(`id="${field}-error"`);
}

test("guests are sent to sign in and back", async () => {
  const guest = await newGuest(baseURL);
  for (const page of [...PAGES, "/account/alerts", "/account/addresses/abc"]) {
    const { status, headers } = await guest.get(page);
    expect([status, headers.get("location")], page).toEqual([303, `/sign-in?next=${encodeURIComponent(page)}`]);
  }
});

test("no page is kept by a cache or an index, and none is shown while the database is away", async () => {
  const own = await shopperWithPassword(baseURL);
  for (const [turn, page] of PAGES.entries()) {
    const { status, headers, text } = await own.get(page);
    expect([status, headers.get("cache-control")], page).toEqual([200, "private, no-store"]);
    expect(text).toContain('name="robots" content="noindex"');
    if (isFull || turn < 2) expect((await own.get(page, { "x-test-fail": "account" })).status, page).toBe(503);
  }
  expect((await own.post("/account/profile", { name: "A", locale: "am" }, { "x-test-fail": "account" })).status).toBe(
    503,
  );
  expect((await own.get("/")).text).not.toContain("account/sessions");
});

test("a new password needs the current one; other sessions end and the owner is told", async () => {
  const contact = newContact();
  const [own, other] = [await shopperWithPassword(baseURL, contact), await newShopper(baseURL, { contact })];
  const send = (currentPassword: string, newPassword: string) =>
    own.post("/account/password", { currentPassword, newPassword });
  const wrong = await send("not it at all", "short");
  expectProblem(wrong, "currentPassword", "That isn't your password. Please try again.");
  expectProblem(wrong, "newPassword", "The password needs at least 8 characters.");
  for (const secret of ["not it at all", 'value="short"']) expect(wrong.text).not.toContain(secret);
  expectProblem(await send(PASSWORD, contact), "newPassword", "This password is easy to guess. Choose another.");
  expect(await isSignedIn(other)).toBe(true);
  expect((await send(PASSWORD, "quite another basket")).status).toBe(303);
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
  const titles = async () => (await messagesTo(baseURL, contact)).map(({ title }) => title);
  await expect.poll(titles).toContain("Your password was changed");
});

test("passwords cannot be tried without end", async () => {
  const shop = await workersShop();
  const own = await shopperWithPassword(shop.url);
  const { first, full } = await whenFull(shop.db, () => own.post("/account/delete", { password: "a guess" }));
  expect([first.status, full.status]).toEqual([422, 429]);
  expect(Number(full.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(full.text).toContain("Too many attempts.");
  expect(await isSignedIn(own)).toBe(true);
});

test("a contact becomes one's own by the code alone, and one always stays", async () => {
  const email = newContact();
  const own = await shopperWithPassword(baseURL, email);
  const phone = `+2519${String(Date.now()).slice(-8)}`;
  const order = await buy(new Visitor(baseURL), { details: { phone } });
  const send = (contact: string, password = PASSWORD) =>
    own.post("/account/contact", { intent: "send", contact, password });
  const confirm = (code: string) => own.post("/account/contact", { intent: "confirm", code });
  const remove = (kind: string) => own.post("/account/contact", { intent: "remove", kind, password: PASSWORD });
  expectProblem(await send(phone, "wrong password"), "password", "That isn't your password. Please try again.");
  expect((await remove("email")).text).toContain(
    "You sign in with this. Add another phone number or e-mail before you remove it.",
  );
  expect((await send(phone)).status).toBe(303);
  const letter = (await messagesTo(baseURL, phone, 2)).find(({ text }) => /\b\d{6}\b/.test(text));
  const code = /\b\d{6}\b/.exec(letter!.text)![0];
  expect((await confirm(code)).status).toBe(303);
  const { text } = await own.get("/account/contact");
  expect(text).toContain("1 earlier order with this phone number is now in My orders.");
  expect((await own.get("/account/orders")).text).toContain(order.to);
  expect((await remove("email")).status).toBe(303);
  expect((await remove("phone")).status).toBe(422);
  expect((await own.get("/account/contact")).text).not.toContain(email);
  const changes = async () => (await messagesTo(baseURL, email)).filter(({ title }) => title.includes("was changed"));
  await expect.poll(async () => (await changes()).length).toBe(2);
});

test("another account's contact is answered like any other, and no code makes it one's own", async () => {
  const theirs = newContact();
  await shopperWithPassword(baseURL, theirs);
  const own = await shopperWithPassword(baseURL);
  const ask = async (contact: string) => {
    const { status, text } = await own.post("/account/contact", { intent: "send", contact, password: PASSWORD }, json);
    return [status, text, (await own.get("/account/contact")).text.replaceAll(contact, "CONTACT").length];
  };
  expect(await ask(theirs)).toEqual(await ask(newContact()));
  await ask(theirs);
  const received = await messagesTo(baseURL, theirs);
  expect(received.map(({ title }) => title)).toContain("This contact already has an account");
  for (const { text } of received) expect(text).not.toMatch(/\d{6}/);
});

test("a deleted account is gone everywhere at once; its contact may register anew", async () => {
  const contact = newContact();
  const [own, other] = [await shopperWithPassword(baseURL, contact), await newShopper(baseURL, { contact })];
  expectProblem(
    await own.post("/account/delete", { password: "wrong" }),
    "password",
    "That isn't your password. Please try again.",
  );
  const gone = await own.post("/account/delete", { password: PASSWORD });
  expect([gone.status, gone.headers.get("location")]).toEqual([303, "/"]);
  expect((await own.get("/")).text).toContain("Your account and everything in it have been deleted.");
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([false, false]);
  expect(await isSignedIn(await newShopper(baseURL, { contact }))).toBe(true);
});
