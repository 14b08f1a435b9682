import { expect, test } from "vitest";
import { type ShopAction, shopActions } from "../../../scripts/steps/tests/shop-actions.ts";
import { addAddress, fieldsOf, pathOf, type Goods } from "../../support/actions.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { customOrderKey } from "../../support/desk-pages.ts";
import { loginToken, newAccount, newContact, signIn, newGuest, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { isFull, shareOf } from "../../support/shares.ts";

// Specification 7.1, 7.2 row by row, as forms and as JSON; reading rows: catalogue-collections.spec.ts.

const OTHERS = ["operator", "signer", "browser", "staff", "vendor"];
const WRITES = shopActions.filter(({ method, who }) => method === "POST" && !OTHERS.includes(who));
const ROWS = WRITES.filter(({ name }) => !/Finish|Delete the account/.test(name));

const RIGHT: Record<string, Record<string, string>> = {
  "/push/tokens/remove": { token: "a-token" },
  "/account/sessions": { intent: "others" },
};

/** These need a code, a password or an order first, and have tests of their own. */
const ELSEWHERE = /^\/(custom-orders|register|reset|account\/(contact|password)|product\/|orders\/\S+\/return$)/;

interface Case {
  visitor: Visitor;
  goods: Goods & { phone?: string };
}

async function prepared(baseUrl: string, isShopper: boolean, path = ""): Promise<Case> {
  const [held, other] = await findProducts(baseUrl, 2);
  const visitor = await newGuest(baseUrl);
  const goods: Case["goods"] = { held: held!.id, other: other!.id, addressId: "A".repeat(22) };
  if (/^\/(orders|track)/.test(path)) {
    // A phone of its own: codes are counted by contact.
    goods.phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
    goods.order = await buy(visitor, { details: { phone: goods.phone } });
  }
  if (isShopper) {
    await signIn(visitor);
    goods.addressId = await addAddress(visitor);
    await visitor.post("/wishlist/items", { product: held!.id });
  }
  await visitor.post("/cart/lines", { product: held!.id });
  await visitor.post("/compare/items", { product: held!.id });
  return { visitor, goods };
}

const prepareds = new Map<string, Promise<Case>>();

/** One of each kind, with what it held at first; a new one where the action ends the session. */
async function again(baseUrl: string, isShopper: boolean, path = ""): Promise<Case> {
  if (/^\/(sign-|token-|account\/(sessions|addresses\/))/.test(path)) return prepared(baseUrl, isShopper, path);
  const kind = `${isShopper} ${/^\/(orders|track)/.test(path)}`;
  const known = prepareds.get(kind);
  if (!known) prepareds.set(kind, prepared(baseUrl, isShopper, path));
  const one = await prepareds.get(kind)!;
  const held = ["/cart/lines", "/compare/items", ...(isShopper ? ["/wishlist/items"] : [])];
  const holds = held.filter((target) => path.startsWith(target.slice(0, 5)) || /checkout|buy/.test(path));
  if (known) for (const target of holds) await one.visitor.post(target, { product: one.goods.held }, json);
  return one;
}

async function rightFields({ path }: ShopAction, { visitor, goods }: Case): Promise<Record<string, string>> {
  if (path === "/token-login") return { q: await loginToken(visitor.baseUrl, newContact()) };
  if (path === "/track") return { number: goods.order!.number, phone: goods.phone! };
  if (path === "/sign-in") {
    const password = "a long enough password";
    return { contact: await newAccount(visitor.baseUrl, password), password };
  }
  if (path === "/shop/custom-order") {
    return { ...fieldsOf(path, goods), key: await customOrderKey(visitor) };
  }
  if (path === "/account/alerts") {
    await visitor.post("/alerts/products", { product: goods.other, kind: "price" });
    const { text } = await visitor.get(path);
    return { alert: /name="alert" value="(\d+)"/.exec(text)?.[1] ?? "" };
  }
  return RIGHT[path] ?? fieldsOf(path, goods);
}

async function sendJson(visitor: Visitor, path: string, fields: object, headers: Record<string, string> = {}) {
  const all = { "Content-Type": "application/json", Accept: "application/json", "X-XSRF-TOKEN": visitor.token };
  const {
    status,
    text,
    headers: got,
  } = await visitor.send("POST", path, { ...all, ...headers }, JSON.stringify(fields));
  return { status, headers: got, body: JSON.parse(text) };
}

/** One in three rows of what is the same for every row, as JSON and on the page in turn. */
const SHARE = isFull ? 1 : 3;

for (const [turn, row] of ROWS.entries()) {
  const { name, path, who, fields } = row;
  const isJson = turn % 2 === 0;

  for (const way of ELSEWHERE.test(path) ? [] : shareOf(["JSON", "text", "a form"] as const, 3, turn))
    test(`${name}: done as ${way} (specification 1, 7.1, 7.2)`, async () => {
      const asked = await again(baseURL, who === "account", path);
      const target = pathOf(path, asked.goods);
      const right = await rightFields(row, asked);
      if (way === "JSON") {
        const answer = await sendJson(asked.visitor, target, right);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        expect(answer.body.ok).toBe(true);
        expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      } else if (way === "text") {
        const text = await asked.visitor.post(target, right, { Accept: "text/plain" });
        expect(text.status).toBe(200);
        expect(text.headers.get("content-type")).toBe("text/plain; charset=utf-8");
        expect(text.text).not.toContain("{");
      } else {
        const form = await asked.visitor.post(target, { ...right, returnTo: "/shop/compare" });
        expect(form.status).toBe(303);
        expect(form.headers.get("location")).toMatch(/^\/(?!\/)/);
        expect(form.headers.get("cache-control")).toContain("no-store");
      }
    });

  if (turn % SHARE === 0 && fields.some((field) => !field.includes("?")))
    test(`${name}: refused without its fields`, async () => {
      const { visitor, goods } = await again(baseURL, who === "account", path);
      const { status, body } = await sendJson(visitor, pathOf(path, goods), {});
      expect(status, JSON.stringify(body)).toBe(422);
      expect(body.ok).toBe(false);
      expect(Object.keys(body.fields ?? {}).length + (body.form ? 1 : 0)).toBeGreaterThan(0);
      if (turn % 4 === 0) expect([422, 303]).toContain((await visitor.post(pathOf(path, goods), {})).status);
    });

  if (who === "account")
    test(`${name}: a guest is asked to sign in, and nothing is done`, async () => {
      const { visitor, goods } = await again(baseURL, false);
      const target = pathOf(path, goods);
      if (isJson) {
        const { status, body } = await sendJson(visitor, target, fieldsOf(path, goods));
        expect(status).toBe(401);
        expect(body).toEqual({ ok: false, signIn: expect.stringMatching(/^\/sign-in\?/), form: expect.any(String) });
      } else {
        const form = await visitor.post(target, fieldsOf(path, goods));
        expect([form.status, form.headers.get("location")]).toEqual([303, expect.stringMatching(/^\/sign-in\?/)]);
      }
    });

  // These two only write cookies.
  if (turn % SHARE !== 1 % SHARE || /^\/(preferences|recently-viewed)/.test(path)) continue;
  test(`${name}: without the database nothing is called done`, async () => {
    const asked = await again(baseURL, who === "account" || path === "/sign-out", path);
    const fields = await rightFields(row, asked);
    const target = pathOf(path, asked.goods);
    // Every statement contains this letter.
    const { status, headers, text } = await asked.visitor.post(target, fields, {
      ...(isJson && json),
      "x-test-fail": "E",
    });
    expect([status, headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    if (isJson) expect(JSON.parse(text)).toMatchObject({ ok: false, form: expect.any(String) });
    else for (const part of ["</html>", `action="${target}"`]) expect(text).toContain(part);
  });
}
