import { expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { newGuest, newContact, json } from "../../support/sign-in.ts";
import { workersShop } from "../../support/own-shop.ts";
import { whenFull } from "../../support/when-full.ts";

// security-and-faults.md 8; counters: tests/request/rate-limit.workerd.test.ts.

const FULL = { "x-test-limit": "full" };

test("a write over the limit: refused with what was typed, to be sent again later, and nothing is done", async () => {
  const [product] = await findProducts(baseURL, 1);
  const own = await newGuest(baseURL);
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    own.post(path, fields, { ...FULL, ...headers });
  const answer = await post("/preferences", { currency: "ETB" }, json);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse(answer.text)).toEqual({
    ok: false,
    status: 429,
    form: "Nothing was changed. Please wait a minute and try again.",
  });
  const typed = { product: product!.id, quantity: "3", returnTo: product!.path };
  const page = await post("/cart/lines", typed);
  expect([page.status, page.headers.get("retry-after")]).toEqual([429, "60"]);
  for (const part of [
    "<h1>Too many attempts</h1>",
    `name="product" value="${product!.id}"`,
    'name="quantity" value="3"',
    "Try again</button>",
    `href="${product!.path}">Cancel</a>`,
  ])
    expect(page.text).toContain(part);
  const elsewhere = await post("/cart/lines", { ...typed, returnTo: "//evil.example" });
  expect(elsewhere.text).toContain('href="/">Cancel</a>');
  const long = await post("/shop/custom-order", { intent: "ask", what: "A red bicycle for a child" });
  expect(long.text).toMatch(/What you wrote<\/dt><dd>A red bicycle for a child<\/dd>/);
  expect(long.text).toContain('href="/shop/custom-order">Cancel</a>');
  const data = await post("/cart/lines.data", { product: product!.id }, { Accept: "*/*" });
  expect([data.status, data.headers.get("content-type")]).toEqual([429, expect.stringContaining("text/x-script")]);
  const secret = await post("/sign-in", { contact: "a@mail.example", password: "Secret-1", code: "314159" });
  expect(secret.status).toBe(429);
  expect(secret.text).not.toMatch(/Secret-1|314159/);
  const forged = await post("/cart/lines", { product: product!.id }, { Origin: "https://evil.example" });
  expect([forged.status, forged.text.includes('name="product"')]).toEqual([429, false]);
  expect((await own.get("/shop/cart", FULL)).status).toBe(200);
  expect(await own.cart()).toEqual({});
});

test("a search over the limit: 429 with the words kept, on the page, its data and the suggestions", async () => {
  const own = await newGuest(baseURL);
  const get = (path: string) => own.get(path, FULL);
  const page = await get("/shop/sidebar/list?name=coffee+pot");
  expect([page.status, page.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(page.text).toContain("<h1>Too many attempts</h1>");
  expect(page.text).toContain("<title>Too many attempts</title>");
  expect(page.text).toContain('href="/shop/sidebar/list?name=coffee+pot">Try again');
  expect(page.text).toMatch(/<input[^>]*name="name"[^>]*value="coffee pot"/);
  for (const path of [
    "/search/suggestions?q=",
    "/shop/sidebar/list.data?name=coffee",
    "/vendors?name=addis",
    "/vendor-store/1?name=coffee",
  ])
    expect((await get(path)).status, path).toBe(429);
  const help = await get("/pages/help-center?find=refund");
  expect([help.status, help.text.includes('href="/pages/help-center?find=refund">Try again')]).toEqual([429, true]);
  for (const path of ["/pages/help-center", "/shop/sidebar/list?category=food-market"])
    expect((await get(path)).status, path).toBe(200);
});

test("push tokens of a session have a smaller limit of their own, and the shop's counters are the real ones", async () => {
  const own = await newGuest(baseURL);
  const real = { ...json, "x-test-limit": "real" };
  // The minute may turn once.
  const statuses = new Set<number>();
  for (let sent = 0; sent < 21 && !statuses.has(429); sent += 1)
    statuses.add((await own.post("/push/tokens", { token: "same-token" }, real)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await own.post("/preferences", { currency: "ETB" }, real)).status).toBe(200);
});

test.each([
  ["/newsletter", { email: newContact() }],
  ["/alerts/vendors", { vendor: "1", contact: newContact() }],
  ["/help/questions", { question: "Are you open on Sundays?", contact: newContact() }],
])("too many tries of %s wait", async (path, fields) => {
  const shop = await workersShop();
  const own = await newGuest(shop.url);
  const { first, full } = await whenFull(shop.db, () => own.post(path, fields, json));
  expect([first.status, full.status]).toEqual([200, 429]);
});

test("a report of a violation over the limit of its network", async () => {
  const body = JSON.stringify({ "csp-report": { "document-uri": `${baseURL}/report-test`, "blocked-uri": "inline" } });
  const headers = { ...FULL, "Content-Type": "application/csp-report" };
  const answer = await fetch(`${baseURL}/reports/csp`, { method: "POST", headers, body });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
});
