import { expect } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { test } from "../../support/http-test.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 8; counters: tests/request/rate-limit.workerd.test.ts.

const REAL = { "x-test-limit": "real" };
const json = { Accept: "application/json", ...REAL };
/** RL_* of wrangler.toml. */
const WRITES = 120;
const SEARCHES = 60;
const PUSHES = 10;
const REPORTS = 60;

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** The minute may turn once. */
async function untilRefused(limit: number, send: () => Promise<Answer>): Promise<{ sent: number; answer: Answer }> {
  for (let sent = 1; sent <= 2 * limit + 1; sent += 1) {
    const answer = await send();
    if (answer.status === 429) return { sent, answer };
    expect(answer.status).toBeLessThan(400);
  }
  throw new Error(`${2 * limit + 1} requests, and none was refused`);
}

async function refused(limit: number, spend: () => Promise<Answer>, ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask();
  if (answer.status === 429) return answer;
  await untilRefused(limit, spend);
  return ask();
}

test("writes of a session: refused with what was typed, sent again later; another visitor is not", async ({
  baseURL,
}) => {
  const [product] = await findProducts(baseURL, 1);
  const own = new Visitor(baseURL);
  await own.get("/shop/compare");
  const spend = () => own.post("/preferences", { currency: "ETB" }, json);
  const { sent, answer } = await untilRefused(WRITES, spend);
  const post = (...sent: Parameters<Visitor["post"]>) => refused(WRITES, spend, () => own.post(...sent));
  expect(sent).toBeGreaterThan(WRITES);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse(answer.text)).toEqual({
    ok: false,
    status: 429,
    form: "Nothing was changed. Please wait a minute and try again.",
  });
  const typed = { product: product!.id, quantity: "3", returnTo: product!.path };
  const page = await post("/cart/lines", typed, REAL);
  expect(page.status).toBe(429);
  expect(page.headers.get("retry-after")).toBe("60");
  expect(page.text).toContain("<h1>Too many attempts</h1>");
  expect(page.text).toContain(`name="product" value="${product!.id}"`);
  expect(page.text).toContain('name="quantity" value="3"');
  expect(page.text).toContain("Try again</button>");
  expect(page.text).toContain(`href="${product!.path}">Cancel</a>`);
  const elsewhere = await post("/cart/lines", { ...typed, returnTo: "//evil.example" }, REAL);
  expect(elsewhere.text).toContain('href="/">Cancel</a>');
  const long = await post("/shop/custom-order", { intent: "ask", what: "A red bicycle for a child" }, REAL);
  expect(long.text).toMatch(/What you wrote<\/dt><dd>A red bicycle for a child<\/dd>/);
  expect(long.text).toContain('href="/shop/custom-order">Cancel</a>');
  const data = await post("/cart/lines.data", { product: product!.id }, { ...REAL, Accept: "*/*" });
  expect(data.status).toBe(429);
  expect(data.headers.get("content-type")).toContain("text/x-script");
  const secret = await post("/sign-in", { contact: "a@mail.example", password: "Secret-1", code: "314159" }, REAL);
  expect(secret.status).toBe(429);
  expect(secret.text).not.toMatch(/Secret-1|314159/);
  expect((await own.get("/shop/cart", REAL)).status).toBe(200);
  expect(await own.cart()).toEqual({});
  const neighbour = new Visitor(baseURL);
  await neighbour.get("/shop/compare");
  expect((await neighbour.post("/cart/lines", { product: product!.id }, json)).status).toBe(200);
  const forged = await post("/cart/lines", { product: product!.id }, { ...REAL, Origin: "https://evil.example" });
  expect(forged.status).toBe(429);
  expect(forged.text).not.toContain('name="product"');
});

test("searches of a session: 429 with the words kept, on the page, its data and the suggestions", async ({
  baseURL,
}) => {
  const own = new Visitor(baseURL);
  await own.get("/shop/compare");
  const spend = () => own.get("/search/suggestions?q=", REAL);
  const { sent } = await untilRefused(SEARCHES, spend);
  const get = (path: string) => refused(SEARCHES, spend, () => own.get(path, REAL));
  expect(sent).toBeGreaterThan(SEARCHES);
  const page = await get("/shop/sidebar/list?name=coffee+pot");
  expect(page.status).toBe(429);
  expect(page.headers.get("retry-after")).toBe("60");
  expect(page.text).toContain("<h1>Too many attempts</h1>");
  expect(page.text).toContain("<title>Too many attempts</title>");
  expect(page.text).toContain('href="/shop/sidebar/list?name=coffee+pot">Try again');
  expect(page.text).toMatch(/<input[^>]*name="name"[^>]*value="coffee pot"/);
  expect((await get("/shop/sidebar/list.data?name=coffee")).status).toBe(429);
  expect((await get("/vendors?name=addis")).status).toBe(429);
  expect((await get("/vendor-store/1?name=coffee")).status).toBe(429);
  const help = await get("/pages/help-center?find=refund");
  expect([help.status, help.text.includes('href="/pages/help-center?find=refund">Try again')]).toEqual([429, true]);
  expect(help.text).toContain("<title>Too many attempts</title>");
  expect((await own.get("/pages/help-center", REAL)).status).toBe(200);
  expect((await own.get("/shop/sidebar/list?category=food-market", REAL)).status).toBe(200);
  expect((await new Visitor(baseURL).get("/shop/sidebar/list?name=coffee", REAL)).status).toBe(200);
});

test("push tokens of a session have a smaller limit of their own", async ({ baseURL }) => {
  const own = new Visitor(baseURL);
  await own.get("/shop/compare");
  const spend = () => own.post("/push/tokens", { token: "same-token" }, json);
  const { sent } = await untilRefused(PUSHES, spend);
  expect(sent).toBeGreaterThan(PUSHES);
  const removed = await refused(PUSHES, spend, () => own.post("/push/tokens/remove", { token: "same-token" }, json));
  expect(removed.status).toBe(429);
  expect((await own.post("/preferences", { currency: "ETB" }, json)).status).toBe(200);
});

test("reports of violations: a network may send so many and no more", async ({ baseURL }) => {
  const body = JSON.stringify({ "csp-report": { "document-uri": `${baseURL}/report-test`, "blocked-uri": "inline" } });
  const send = async (address: string): Promise<Answer> => {
    const headers = { ...REAL, "Content-Type": "application/csp-report", "CF-Connecting-IP": address };
    const answer = await fetch(`${baseURL}/reports/csp`, { method: "POST", headers, body });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const address = `203.0.113.${Date.now() % 250}`;
  const { sent, answer } = await untilRefused(REPORTS, () => send(address));
  expect(sent).toBeGreaterThan(REPORTS);
  expect(answer.headers.get("retry-after")).toBe("60");
  expect((await send("198.51.100.7")).status).toBe(204);
});
