import { expect, test } from "@playwright/test";
import { findProducts } from "../../support/catalogue.ts";
import { Visitor } from "../../support/visitor.ts";

// security-and-faults.md 2 and 4: a write is refused unless it comes from our own page in this very session.

const ACTIONS = [
  "/cart/lines",
  "/cart/lines/update",
  "/cart/lines/remove",
  "/buy-now",
  "/preferences",
  "/compare/items",
  "/compare/items/remove",
  "/compare/items/replace",
  "/recently-viewed/forget",
];
const PAGES = [
  "/",
  "/product/default/yirgacheffe-coffee",
  "/shop/cart",
  "/shop/sidebar/list",
  "/shop/compare",
  "/shop/recently-viewed",
  "/unknown",
];
/** Actions that would add the other product; the rest would change or remove the one that is there. */
const ADDING = ["/cart/lines", "/buy-now", "/compare/items"];

const form = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" };
const evil = "https://evil.example";

type Forgery = (own: Visitor, other: Visitor, fields: Record<string, string>) => [Record<string, string>, string];
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const forgeries: Record<string, Forgery> = {
  "another site's origin with the right token": (own, _, fields) => [
    { ...form, Origin: evil },
    encode({ ...fields, _xsrf: own.token }),
  ],
  "an opaque origin": (own, _, fields) => [{ ...form, Origin: "null" }, encode({ ...fields, _xsrf: own.token })],
  "our host on another port": (own, _, fields) => [
    { ...form, Origin: "http://localhost:1" },
    encode({ ...fields, _xsrf: own.token }),
  ],
  "our host with a suffix": (own, _, fields) => [
    { ...form, Origin: `${own.baseUrl}.evil.example` },
    encode({ ...fields, _xsrf: own.token }),
  ],
  "a cross-site fetch": (own, _, fields) => [
    { ...form, "Sec-Fetch-Site": "cross-site" },
    encode({ ...fields, _xsrf: own.token }),
  ],
  "a same-site fetch": (own, _, fields) => [
    { ...form, "Sec-Fetch-Site": "same-site" },
    encode({ ...fields, _xsrf: own.token }),
  ],
  "no token": (own, _, fields) => [{ ...form, Origin: own.baseUrl }, encode(fields)],
  "an empty token": (own, _, fields) => [{ ...form, Origin: own.baseUrl }, encode({ ...fields, _xsrf: "" })],
  "another session's token": (own, other, fields) => [
    { ...form, Origin: own.baseUrl },
    encode({ ...fields, _xsrf: other.token }),
  ],
  "a token that was cut": (own, _, fields) => [
    { ...form, Origin: own.baseUrl },
    encode({ ...fields, _xsrf: own.token.slice(0, -1) }),
  ],
  "another session's token in cookie and field": (own, other, fields) => [
    { ...form, Origin: own.baseUrl, Cookie: `sid=${own.cookies.get("sid")}; XSRF-TOKEN=${other.token}` },
    encode({ ...fields, _xsrf: other.token }),
  ],
  "JSON without a token": (own, _, fields) => [
    { "Content-Type": "application/json", Accept: "application/json", Origin: own.baseUrl },
    JSON.stringify(fields),
  ],
  "JSON with another session's token": (_, other, fields) => [
    { "Content-Type": "application/json", Accept: "application/json", "X-XSRF-TOKEN": other.token },
    JSON.stringify(fields),
  ],
  "text that a form can send across sites": (own, _, fields) => [
    { "Content-Type": "text/plain", Accept: "text/html" },
    encode({ ...fields, _xsrf: own.token }),
  ],
};

test.describe("a forged write changes nothing", () => {
  for (const [name, forge] of Object.entries(forgeries)) {
    test(name, async ({ baseURL }) => {
      const [inCart, added] = await findProducts(baseURL!, 2);
      const own = new Visitor(baseURL!);
      const other = new Visitor(baseURL!);
      await own.get("/");
      await other.get("/");
      expect((await own.post("/cart/lines", { product: inCart!.id })).status).toBe(303);
      expect((await own.post("/compare/items", { product: inCart!.id })).status).toBe(303);
      await own.get(inCart!.path);
      const before = await own.cart();
      expect(before).toEqual({ [inCart!.id]: 1 });
      expect(await own.compared()).toEqual([inCart!.id]);
      for (const action of [...ACTIONS, ...PAGES]) {
        for (const path of [action, `${action === "/" ? "/_" : action}.data`]) {
          const fields = {
            product: ADDING.includes(action) ? added!.id : inCart!.id,
            products: added!.id,
            quantity: "3",
            locale: "am",
            currency: "USD",
          };
          const [headers, body] = forge(own, other, fields);
          const answer = await own.send("POST", path, headers, body);
          expect([403, 415], `${path}: ${answer.status}`).toContain(answer.status);
        }
      }
      expect(await own.cart()).toEqual(before);
      expect(await own.compared()).toEqual([inCart!.id]);
      expect(own.cookies.get("recent")).toBe(inCart!.id);
      expect((await own.get("/")).text).toContain('<html lang="en"');
    });
  }
});

test("GET, HEAD and unknown methods never change anything", async ({ baseURL }) => {
  const [product] = await findProducts(baseURL!, 1);
  const own = new Visitor(baseURL!);
  await own.get("/");
  await own.post("/cart/lines", { product: product!.id });
  await own.post("/compare/items", { product: product!.id });
  const before = await own.cart();
  for (const method of ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE"]) {
    for (const action of ACTIONS) {
      const query = encode({ product: product!.id, products: "1", quantity: "9", _xsrf: own.token });
      const isRead = method === "GET" || method === "HEAD";
      const answer = await own.send(
        method,
        `${action}?${query}`,
        { Origin: own.baseUrl, "X-XSRF-TOKEN": own.token },
        isRead ? undefined : query,
      );
      expect(answer.status, `${method} ${action}`).toBe(isRead ? 303 : 405);
      if (!isRead) expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
    }
  }
  expect(await own.cart()).toEqual(before);
  expect(await own.compared()).toEqual([product!.id]);
});

test("a form from another session of the same browser is shown again and asks to confirm; nothing is lost", async ({
  baseURL,
}) => {
  const [product] = await findProducts(baseURL!, 1);
  const stale = new Visitor(baseURL!);
  await stale.get("/");
  const own = new Visitor(baseURL!);
  await own.get("/");
  const answer = await own.post("/cart/lines", { product: product!.id, quantity: "2", _xsrf: stale.token });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('action="/cart/lines"');
  expect(answer.text).toContain(`name="quantity" value="2"`);
  expect(answer.text).toContain(own.token);
  expect(answer.text).not.toContain(stale.token);
});

test("another site never gets the page that asks to confirm", async ({ baseURL }) => {
  const own = new Visitor(baseURL!);
  await own.get("/");
  const answer = await own.post("/cart/lines", { product: "1" }, { Origin: evil });
  expect(answer.status).toBe(403);
  expect(answer.text).not.toContain('action="/cart/lines"');
});
