import { beforeAll, expect, test, vi } from "vitest";
import { writingPaths } from "../../../scripts/steps/tests/shop-actions.ts";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";
import { addAddress, fieldsOf, pathOf, type Goods } from "../../support/actions.ts";
import { findProducts } from "../../support/catalogue.ts";
import { dumpDatabase } from "../../support/database-dump.ts";
import { encode, evil, forgeries, waysOf } from "../../support/forged-forms.ts";
import { workersShop } from "../../support/own-shop.ts";
import { signIn, newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { isFull, shareOf } from "../../support/shares.ts";

// security-and-faults.md 2 and 4: the table of actions (docs/addresses.md) as plain posts, as the router's posts and as
// JSON.

const ACTIONS = writingPaths("operator", "signer", "browser");
const TARGETS = ACTIONS.filter(
  (path) =>
    !/^\/(desk\/|parcel\/|question\/|sign-in|register|reset|token-login|account|newsletter|product|track|alerts\/leave|shop\/|orders\/[^/]+$|orders\/\S+\/(cancel|return|pay)$)/.test(
      path,
    ),
);
const PAGES = [
  "/",
  "/product/default/yirgacheffe-coffee",
  "/shop/cart",
  "/shop/sidebar/list",
  "/shop/compare",
  "/shop/wishlist",
  "/shop/recently-viewed",
  "/unknown",
];

const SHOWN_AGAIN = 'class="confirm-page ';

interface Victim {
  own: Visitor;
  goods: Goods;
  before: string;
}

const shop = await workersShop();
let stored: Record<string, string>;
let other: Visitor;
let victims: Record<"a guest" | "a shopper", Victim>;

beforeAll(async () => {
  const before = await looks();
  const [held, added] = (await findProducts(shop.url, 2)) as [{ id: string; path: string }, { id: string }];
  other = new Visitor(shop.url);
  await other.get("/");
  const guest = await victim(held, added.id, false);
  victims = { "a guest": guest, "a shopper": await victim(held, added.id, true) };
  // Views are counted after the answer.
  const counted = async () => expect(await looks()).toBeGreaterThanOrEqual(before + 2);
  await vi.waitFor(counted, { timeout: 120_000, interval: 100 });
  stored = await dump();
});

const looks = async () => Number(await shop.db.prepare("SELECT count(*) AS count FROM view_receipt").first("count"));

/** Without views of other tests. */
async function dump() {
  const { view_receipt: _, ...tables } = await dumpDatabase(shop.db, isFull ? "whole" : "quick");
  return tables;
}

async function victim(held: { id: string; path: string }, added: string, isShopper: boolean): Promise<Victim> {
  const own = await newGuest(shop.url);
  const before = own.token;
  const goods = { held: held.id, other: added, addressId: "AAAAAAAAAAAAAAAAAAAAAA" };
  if (isShopper) {
    await signIn(own);
    goods.addressId = await addAddress(own);
    expect((await own.post("/wishlist/items", { product: held.id })).status).toBe(303);
    expect((await own.post("/wishlist/share", {})).status).toBe(303);
  }
  expect((await own.post("/cart/lines", { product: held.id })).status).toBe(303);
  expect((await own.post("/compare/items", { product: held.id })).status).toBe(303);
  expect((await own.post("/push/tokens", { token: "a-token-of-the-victim" })).status).toBe(303);
  await own.get(held.path);
  await own.get("/shop/compare");
  expect(await own.cart()).toEqual({ [held.id]: 1 });
  return { own, goods, before };
}

/** Without the form token, which any page corrects. */
function kept({ cookies }: Visitor): Record<string, string> {
  const { "XSRF-TOKEN": _, ...others } = Object.fromEntries(cookies);
  return others;
}

/** `npm run test:full` sends all; else each target gets a twelfth, one way each. */
function waysInTurn<Way>(ways: Iterable<Way>, turn: number): Way[] {
  const all = [...ways];
  return isFull ? all : all.filter((_, index) => index === turn % all.length);
}

for (const [turn, [name, forge]] of Object.entries(forgeries).entries()) {
  const isShopper = turn % 2 === 1 || name.includes("before the sign-in");
  for (const who of isFull ? (["a guest", "a shopper"] as const) : ([isShopper ? "a shopper" : "a guest"] as const)) {
    if (who === "a guest" && name.includes("before the sign-in")) continue;
    test(`a forged write of ${who} changes nothing: ${name} (specification 7.1)`, async () => {
      const { own, goods, before } = victims[who];
      const cookies = kept(own);
      const forged = forge(own, other, before);
      const targets = who === "a guest" ? ACTIONS : [...ACTIONS, ...PAGES];
      for (const [index, action] of shareOf([...targets.entries()], 12, turn)) {
        const ways = waysOf(pathOf(action, goods), fieldsOf(action, goods), own.token, forged);
        for (const way of waysInTurn(ways, Math.floor(index / 12) + turn)) {
          const { status, headers, text } = await own.send("POST", way.path, way.headers, way.body);
          expect([400, 403, 415], `${way.path} ${way.headers.Accept}: ${status}`).toContain(status);
          expect(headers.getSetCookie().filter((set) => !set.startsWith("XSRF-TOKEN="))).toEqual([]);
          if (way.headers.Accept === "application/json") expect(JSON.parse(text)).toMatchObject({ ok: false, status });
        }
      }
      if (isFull) expect(await dump()).toEqual(stored);
      expect(kept(own)).toEqual(cookies);
    });
  }
}

test("GET, HEAD and unknown methods never change anything", async () => {
  for (const [who, { own, goods }] of shareOf([...Object.values(victims).entries()], 2, 1)) {
    const cookies = [...own.cookies];
    for (const [turn, method] of ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"].entries()) {
      for (const action of shareOf(ACTIONS, 12, turn + 6 * who)) {
        const query = encode({ ...fieldsOf(action, goods), _xsrf: own.token });
        const isRead = method === "GET" || method === "HEAD";
        const answer = await own.send(
          method,
          `${pathOf(action, goods)}?${query}`,
          { Origin: own.baseUrl, "X-XSRF-TOKEN": own.token, Accept: "text/html" },
          isRead ? undefined : query,
        );
        const shown = TARGETS.includes(action) ? [303] : [200, 303, 404];
        expect(isRead ? shown : [405], `${method} ${action}`).toContain(answer.status);
        if (!isRead) expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
      }
    }
    expect([...own.cookies]).toEqual(cookies);
  }
});

test("the exempt routes read no cookie and want their own proof, in no other spelling", async () => {
  const { own } = victims["a shopper"];
  const bearer = { Authorization: "Bearer test-operator" };
  const right = {
    Cookie: `sid=${own.cookies.get("sid")}`,
    "X-XSRF-TOKEN": own.token,
    "Content-Type": "application/json",
  };
  const bodies: Record<string, string> = {
    "/operator/catalogue": JSON.stringify({ operation: "save", vendor: "Forged", products: [{}] }),
    "/operator/login-tokens": JSON.stringify({ contact: "forged@mail.example", create: true }),
    "/reports/csp": JSON.stringify({ "csp-report": { "document-uri": `${shop.url}/report-test` } }),
  };
  for (const [turn, { path: pattern, proof }] of exemptRoutes.entries()) {
    const path = pattern.replace(/:\w+/g, "1");
    const body = bodies[path]!;
    if (proof === "bearer") {
      for (const Authorization of shareOf(
        ["Bearer test-operatoR", "", "Bearer ", "Basic test-operator", "Bearer undefined"],
        5,
        turn,
      )) {
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
      const headers = { ...bearer, "Content-Type": "application/json", Accept: "application/json" };
      const answer = await new Visitor(shop.url).send("POST", spelling, headers, body);
      expect(proof === "key" ? [404] : [400, 403], spelling).toContain(answer.status);
    }
  }
  for (const path of ["/operator/unknown", "/reports/", "/reports/csp/more"]) {
    expect((await own.send("POST", path, { ...bearer, "Content-Type": "application/json" }, "{}")).status, path).toBe(
      403,
    );
  }
  for (const path of ["/hooks/payment", "/hooks/seller", "/portal/v1", "/portal/v1/products/1/name"]) {
    const { status } = await own.send("POST", path, { ...bearer, "Content-Type": "application/json" }, "{}");
    expect(status, path).toBe(404);
  }
});

test("nothing of them all is stored", async () => {
  expect(await dump()).toEqual(stored);
});

test("a form from another session of the same browser is shown again and asks to confirm; nothing is lost", async () => {
  const { own, goods } = victims["a guest"];
  const stale = other;
  const answer = await own.post("/cart/lines", { product: goods.held, quantity: "2", _xsrf: stale.token });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain(SHOWN_AGAIN);
  expect(answer.text).toContain(`name="quantity" value="2"`);
  expect(answer.text).toContain(own.token);
  expect(answer.text).not.toContain(stale.token);
});

test("a secret that was typed is in no page that asks to confirm", async () => {
  const { own, goods } = victims["a shopper"];
  for (const action of shareOf(ACTIONS, 4)) {
    const secrets = {
      password: "Secret-1",
      newPassword: "Secret-2",
      currentPassword: "Secret-3",
      code: "314159",
      q: "Secret-4",
    };
    const answer = await own.post(pathOf(action, goods), {
      ...secrets,
      token: "Secret-5",
      contact: "kept@mail.example",
      _xsrf: "",
    });
    expect(answer.status, action).toBe(403);
    expect(answer.text).toContain('value="kept@mail.example"');
    expect(answer.text).not.toMatch(/Secret-\d|314159/);
  }
});

test("another site never gets the page that asks to confirm", async () => {
  const answer = await victims["a guest"].own.post("/cart/lines", { product: "1" }, { Origin: evil });
  expect(answer.status).toBe(403);
  expect(answer.text).not.toContain(SHOWN_AGAIN);
});

test("sent from our own page none of them is refused by the guard", async () => {
  for (const who of ["a guest", "a shopper"] as const) {
    const { own, goods } = victims[who];
    for (const [turn, action] of shareOf([...ACTIONS.entries()], 6, who === "a guest" ? 0 : 3)) {
      for (const index of shareOf([0, 1, 2], 3, turn + (who === "a guest" ? 1 : 0))) {
        const way = [...waysOf(pathOf(action, goods), fieldsOf(action, goods), own.token, {})][index]!;
        const { status } = await own.send("POST", way.path, way.headers, way.body);
        expect([400, 403, 405, 413, 415, 500], `${who}: ${way.path} ${way.headers.Accept}: ${status}`).not.toContain(
          status,
        );
        // Some end the session.
        if (own.cookies.get("sid")?.includes(".a.") || who === "a guest") continue;
        await own.get("/shop/compare");
        await signIn(own);
        goods.addressId = await addAddress(own);
      }
    }
  }
});
