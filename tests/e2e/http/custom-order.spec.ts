import { expect, test } from "vitest";
import { workersShop } from "../../support/own-shop.ts";
import { signIn, newGuest } from "../../support/sign-in.ts";
import { whenFull } from "../../support/when-full.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.1.

const json = { Accept: "application/json" };
const PAGE = "/shop/custom-order";
const REQUEST = {
  ...{ intent: "ask", what: "A chair <b>carved</b>", category: "home", quantity: "2", targetPrice: "12,500" },
  ...{ neededBy: "", link: "www.example.com/chair", phone: "0911 234 567", city: "Adama", website: "" },
};

const shop = await workersShop();

const keyOf = (text: string) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? "";
/** The key of a refused form is valid at once. */
async function sendRequest(own: Visitor, more: Record<string, string> = {}) {
  const refused = await own.post(PAGE, { ...REQUEST, what: "" });
  return own.post(PAGE, { ...REQUEST, ...more, key: keyOf(refused.text) });
}
const kept = async () => (await shop.db.prepare("SELECT count(*) AS n FROM custom_order").first<number>("n"))!;

test("a request is kept once, and its page shows number and words to who made it, to nobody else (specification 2.1)", async () => {
  const own = await newGuest(shop.url);
  const refused = await own.post(PAGE, { ...REQUEST, what: "" });
  const key = keyOf(refused.text);
  const first = await own.post(PAGE, { ...REQUEST, key });
  const again = await own.post(PAGE, { ...REQUEST, key });
  expect([first.status, again.status]).toEqual([303, 303]);
  const to = first.headers.get("location")!;
  expect(to).toMatch(/^\/custom-orders\/[\w-]{22}$/);
  expect(again.headers.get("location")).toBe(to);
  const page = await own.get(to);
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(page.text).toContain("A chair &lt;b&gt;carved&lt;/b&gt;");
  expect(page.text).toMatch(/<strong>\d\d \d{4} \d{4}<\/strong>/);
  expect(page.text).toContain('href="https://www.example.com/chair"');
  const stranger = await (await newGuest(shop.url)).get(to);
  const unknown = await own.get(`/custom-orders/${"A".repeat(22)}`);
  expect([stranger.status, unknown.status]).toEqual([404, 404]);
  for (const { text } of [stranger, unknown]) expect(text).toContain('action="/track" method="post"');
});

test("bad fields are named at once, each sentence leading to its field; the database away keeps what was typed", async () => {
  const own = await newGuest(shop.url);
  const wrong = { what: "", quantity: "0", phone: "12", link: "javascript:alert(1)", city: "" };
  const refused = await own.post(PAGE, { ...REQUEST, ...wrong });
  expect(refused.status).toBe(422);
  for (const field of Object.keys(wrong)) expect(refused.text).toContain(`href="#${field}"`);
  const before = await kept();
  const key = keyOf(refused.text);
  const away = await own.post(PAGE, { ...REQUEST, key }, { "x-test-fail": "INSERT INTO custom_order" });
  expect(away.status).toBe(503);
  expect(away.text).toContain("A chair &lt;b&gt;");
  expect(await kept()).toBe(before);
  expect((await own.post(PAGE, { ...REQUEST, key })).status).toBe(303);
});

test("number and phone open it elsewhere; every wrong pair is answered the same, and only so often", async () => {
  const made = JSON.parse((await sendJson(await newGuest(shop.url))).text) as { number: string; to: string };
  const phone = "+251 911 234 567";
  const own = await newGuest(shop.url);
  const find = (number: string, typed: string) => own.post(PAGE, { intent: "find", number, phone: typed }, json);
  const { first: wrongPhone, full } = await whenFull(shop.db, () => find(made.number, "0911234568"));
  const wrongNumber = await find("1111111111", phone);
  expect([wrongPhone.status, wrongNumber.status, full.status]).toEqual([422, 422, 429]);
  expect(full.headers.get("retry-after")).toMatch(/^\d+$/);
  const sentence = (text: string) => (JSON.parse(text) as { form: string }).form;
  expect(sentence(wrongPhone.text)).toBe(sentence(wrongNumber.text));
  const spaced = made.number.replace(/^(..)(....)/, "$1 $2-");
  expect(JSON.parse((await find(spaced, phone)).text)).toMatchObject({ ok: true, to: made.to });
  expect((await own.get(made.to)).status).toBe(200);
});

async function sendJson(own: Visitor) {
  const refused = await own.post(PAGE, { ...REQUEST, what: "" });
  return own.post(PAGE, { ...REQUEST, key: keyOf(refused.text) }, json);
}

test("signed in, the form knows the phone, and the account has the requests of the guest it was", async () => {
  const own = await newGuest(shop.url);
  const sent = await sendRequest(own, { what: "Before signing in" });
  await signIn(own, { contact: `+2519${String(Date.now()).slice(-8)}` });
  const to = sent.headers.get("location")!;
  expect((await own.get(to)).status).toBe(200);
  expect((await own.post(to, {})).headers.get("location")).toBe(to);
  // For another shopper's or a missing request, pages and forms get the page that says how to open one.
  const other = new Visitor(own.baseUrl);
  await other.get("/");
  for (const answer of [await other.get(to), await other.post(to, {})]) {
    expect(answer.status).toBe(404);
    expect(answer.text).toMatch(/action="\/track" method="post">/);
    expect(answer.text).toContain(`href="/sign-in?next=${encodeURIComponent(to)}"`);
  }
  const page = await own.get(PAGE);
  expect(page.text).toContain("Before signing in");
  expect(page.text).toMatch(/id="phone"[^>]*value="09\d\d \d\d \d\d \d\d"/);
});
