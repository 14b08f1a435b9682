import { expect, test } from "vitest";
import { workersShop } from "../../support/own-shop.ts";
import { newContact, newGuest, json } from "../../support/sign-in.ts";

// Specification 2.9; security-and-faults.md 2.

const shop = await workersShop();

const subscribers = () => shop.readRows("SELECT * FROM newsletter_subscriber ORDER BY email");
async function mails(to: string) {
  const sent = "SELECT payload FROM outbox WHERE kind = 'mail' AND payload LIKE '%newsletterWelcome%'";
  return (await shop.readRows<{ payload: string }>(sent))
    .map(({ payload }) => JSON.parse(payload) as { to: string; locale: string; values: { secret: string } })
    .filter((mail) => mail.to === to);
}

test("an address is kept once, as it is written to: language, consent, one mail; the answer is the same again", async () => {
  const email = newContact();
  const before = Date.now();
  const own = await newGuest(shop.url, "/newsletter?lng=am");
  const typed = { email: `  ${email.toUpperCase()} `, returnTo: "/shop/cart" };
  const first = await own.post("/newsletter", typed, json);
  const again = await own.post("/newsletter", { ...typed, email }, json);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.text).toBe(first.text);
  expect(first.text).toContain(email);
  const row = (await subscribers()).find((one) => one.email === email)!;
  expect(row.locale).toBe("am");
  expect(row.consented_at).toBeGreaterThanOrEqual(before);
  const sent = await mails(email);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.locale).toBe("am");
  // Only its hash is stored.
  const { secret } = sent[0]!.values;
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(row.leave_hash).not.toContain(secret);
  expect(own.cookies.get("newsletter")).toBe("seen");
});

test("a plain form leads back with its sentence; a refused one to the page of the newsletter with what was typed", async () => {
  const own = await newGuest(shop.url);
  const done = await own.post("/newsletter", { email: newContact(), returnTo: "/shop/cart" });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/shop/cart"]);
  expect((await own.get("/shop/cart")).text).toContain("We&#x27;ll send our offers to");
  const next = await own.post("/newsletter", { email: newContact(), returnTo: "/newsletter", next: "/shop/compare" });
  expect(next.headers.get("location")).toBe("/shop/compare");
  const before = await subscribers();
  for (const email of ["", "a@b", "<b>@x.y"]) {
    const refused = await own.post("/newsletter", { email, returnTo: "/shop/cart" });
    expect(refused.status, email).toBe(422);
    expect(refused.text).toContain("<title>Error: Get new offers by e-mail");
    expect(refused.text).toContain('href="#email"');
    expect(refused.text).not.toContain("<b>@x.y");
    expect(refused.text).toContain('name="next" value="/shop/cart"');
  }
  expect(await subscribers()).toEqual(before);
});

test("looking at the link to leave changes nothing; its form takes the address away, any other secret nobody's", async () => {
  const email = newContact();
  const own = await newGuest(shop.url);
  await own.post("/newsletter", { email });
  const [{ values } = { values: { secret: "" } }] = await mails(email);
  const stored = await subscribers();
  const page = await own.get(`/newsletter/leave?q=${values.secret}`);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(page.headers.get("referrer-policy")).toBe("strict-origin");
  expect(page.text).toContain(`name="leave" value="${values.secret}"`);
  expect(await subscribers()).toEqual(stored);
  expect((await own.get("/newsletter/leave?q=cut")).text).not.toContain('name="leave"');
  const unknown = await own.post("/newsletter/leave", { leave: "A".repeat(22) }, json);
  expect((await subscribers()).some((one) => one.email === email)).toBe(true);
  const left = await own.post("/newsletter/leave", { leave: values.secret }, json);
  expect([left.status, left.text]).toEqual([unknown.status, unknown.text]);
  expect((await subscribers()).some((one) => one.email === email)).toBe(false);
  expect((await own.post("/newsletter/leave", { leave: values.secret })).headers.get("location")).toBe("/");
  expect((await own.post("/newsletter/leave", { leave: values.secret.slice(1) }, json)).status).toBe(422);
});
