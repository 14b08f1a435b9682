import { beforeAll, expect, test, vi } from "vitest";
import { writingPaths } from "../../../scripts/steps/tests/shop-actions.ts";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";
import { addAddress, fieldsOf, pathOf, type Goods } from "../../support/actions.ts";
import { findProducts } from "../../support/catalogue.ts";
import { dumpDatabase } from "../../support/database-dump.ts";
import { workersShop } from "../../support/own-shop.ts";
import { signIn, newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { isFull, shareOf } from "../../support/shares.ts";

// security-and-faults.md 2 and 4: the guard is before every action (docs/addresses.md); each forgery is in
// tests/request/write-guard.test.ts.

const evil = "https://evil.example";
const ACTIONS = writingPaths("operator", "signer", "browser");
const PAGES = ["/", "/shop/cart", "/unknown"];

const shop = await workersShop();
let stored: Record<string, string>;
let own: Visitor;
let other: Visitor;
let goods: Goods;

beforeAll(async () => {
  const before = await views();
  const [held, added] = (await findProducts(shop.url, 2)) as [{ id: string; path: string }, { id: string }];
  [own, other] = [await newGuest(shop.url), await newGuest(shop.url)];
  await signIn(own);
  goods = { held: held.id, other: added.id, addressId: await addAddress(own) };
  for (const [path, fields] of [
    ["/wishlist/items", { product: held.id }],
    ["/wishlist/share", {}],
    ["/cart/lines", { product: held.id }],
    ["/compare/items", { product: held.id }],
    ["/push/tokens", { token: "a-token-of-the-victim" }],
  ] as const)
    expect((await own.post(path, fields)).status, path).toBe(303);
  await own.get(held.path);
  await own.get("/shop/compare");
  // Views are counted after the answer.
  await vi.waitFor(async () => expect(await views()).toBeGreaterThan(before), { timeout: 120_000, interval: 100 });
  stored = await dump();
});

const views = async () => Number(await shop.readValue("SELECT count(*) AS count FROM view_receipt"));

/** Without views of other tests. */
async function dump() {
  const { view_receipt: _, ...tables } = await dumpDatabase(shop.db, isFull ? "whole" : "quick");
  return tables;
}

/** Without the form token, which any page corrects. */
function kept({ cookies }: Visitor): Record<string, string> {
  const { "XSRF-TOKEN": _, ...others } = Object.fromEntries(cookies);
  return others;
}

test("a forged write changes nothing at any address, as a form, as data or as JSON (specification 7.1)", async () => {
  const cookies = kept(own);
  const forgeries: { token: string; headers: Record<string, string> }[] = [
    { token: own.token, headers: { Origin: evil } },
    { token: "", headers: {} },
    { token: other.token, headers: { "Sec-Fetch-Site": "same-origin" } },
    { token: own.token, headers: { Origin: own.baseUrl, "Sec-Fetch-Site": "cross-site" } },
  ];
  for (const [turn, action] of [...ACTIONS, ...PAGES].entries()) {
    const { token, headers } = forgeries[turn % forgeries.length]!;
    const path = pathOf(action, goods);
    const fields = { ...fieldsOf(action, goods), _xsrf: token };
    const form = { "Content-Type": "application/x-www-form-urlencoded", ...headers };
    const way = [
      { path, headers: { ...form, Accept: "text/html" }, body: new URLSearchParams(fields).toString() },
      {
        path: `${path === "/" ? "/_" : path}.data`,
        headers: { ...form, Accept: "*/*" },
        body: new URLSearchParams(fields).toString(),
      },
      {
        path,
        headers: { ...headers, "X-XSRF-TOKEN": token, "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify(fieldsOf(action, goods)),
      },
    ][turn % 3]!;
    const { status, headers: answered, text } = await own.send("POST", way.path, way.headers, way.body);
    expect(status, way.path).toBe(403);
    expect(answered.getSetCookie().filter((set) => !set.startsWith("XSRF-TOKEN="))).toEqual([]);
    if (way.headers.Accept === "application/json") expect(JSON.parse(text)).toMatchObject({ ok: false, status });
  }
  expect(kept(own)).toEqual(cookies);
});

test("GET, HEAD and unknown methods never change anything", async () => {
  const cookies = [...own.cookies];
  for (const [turn, method] of ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"].entries()) {
    for (const action of shareOf(ACTIONS, 24, 4 * turn)) {
      const query = new URLSearchParams({ ...fieldsOf(action, goods), _xsrf: own.token }).toString();
      const isRead = method === "GET" || method === "HEAD";
      const answer = await own.send(
        method,
        `${pathOf(action, goods)}?${query}`,
        { Origin: own.baseUrl, "X-XSRF-TOKEN": own.token, Accept: "text/html" },
        isRead ? undefined : query,
      );
      expect(isRead ? [200, 303, 404] : [405], `${method} ${action}`).toContain(answer.status);
      if (!isRead) expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    }
  }
  expect([...own.cookies]).toEqual(cookies);
});

test("the exempt routes read no cookie and want their own proof, in no other spelling", async () => {
  const bearer = { Authorization: "Bearer test-operator", "Content-Type": "application/json" };
  const right = { "X-XSRF-TOKEN": own.token, "Content-Type": "application/json" };
  const bodies: Record<string, string> = {
    "/operator/catalogue": JSON.stringify({ operation: "save", vendor: "Forged", products: [{}] }),
    "/operator/login-tokens": JSON.stringify({ contact: "forged@mail.example", create: true }),
    "/reports/csp": JSON.stringify({ "csp-report": { "document-uri": `${shop.url}/report-test` } }),
  };
  for (const [turn, { path: pattern, proof }] of exemptRoutes.entries()) {
    const path = pattern.replace(/:\w+/g, "1");
    const body = bodies[path]!;
    if (proof === "bearer") {
      const wrong = ["Bearer test-operatoR", "", "Bearer ", "Basic test-operator", "Bearer undefined"];
      for (const Authorization of shareOf(wrong, 5, turn)) {
        const answer = await own.send("POST", path, { ...right, Authorization }, body);
        expect(answer.status, `${path} ${Authorization}`).toBe(401);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    const spellings = [
      `${path}.data`,
      path.toUpperCase(),
      `${path}/`,
      `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`,
    ];
    for (const spelling of shareOf(spellings, 4, turn)) {
      const { status } = await new Visitor(shop.url).send("POST", spelling, bearer, body);
      expect(proof === "key" ? [404] : [400, 403], spelling).toContain(status);
    }
  }
  for (const path of ["/operator/unknown", "/reports/csp/more"])
    expect((await own.send("POST", path, bearer, "{}")).status, path).toBe(403);
  for (const path of ["/hooks/payment", "/hooks/seller", "/portal/v1", "/portal/v1/products/1/name"])
    expect((await own.send("POST", path, bearer, "{}")).status, path).toBe(404);
});

test("nothing of them all is stored", async () => {
  expect(await dump()).toEqual(stored);
});

test("a form from another session of the same browser is shown again to confirm, without its secrets; another site's is not", async () => {
  const typed = { product: goods.held, quantity: "2", password: "Secret-1", code: "314159" };
  const answer = await own.post("/cart/lines", { ...typed, _xsrf: other.token });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('class="confirm-page ');
  expect(answer.text).toContain(`name="quantity" value="2"`);
  expect(answer.text).toContain(own.token);
  for (const secret of [other.token, "Secret-1", "314159"]) expect(answer.text).not.toContain(secret);
  const foreign = await own.post("/cart/lines", { product: "1" }, { Origin: evil });
  expect([foreign.status, foreign.text.includes('class="confirm-page ')]).toEqual([403, false]);
});
