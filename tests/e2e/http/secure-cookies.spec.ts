import { afterAll, beforeAll, expect, test } from "vitest";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";
import { loginToken, newContact } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// settled.md 11.

const ORIGIN = "https://shop.example";
/** Without Origin: React Router compares it with the address it is served at, which is http here. */
function send(own: Visitor, path: string, fields: Record<string, string>) {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" };
  const body = new URLSearchParams({ _xsrf: own.token, ...fields }).toString();
  return own.send("POST", path, { Accept: "text/html", ...headers }, body);
}

const all = (headers: Headers) => headers.getSetCookie().filter((set) => !set.startsWith("flash="));

let shop: OwnShop;

beforeAll(async () => {
  shop = await startOwnShop({ PUBLIC_ORIGIN: ORIGIN });
});

afterAll(() => shop.stop());

test("on https every cookie is Secure, the session's is __Host- and hidden from scripts", async () => {
  const own = new Visitor(shop.url);
  const first = await own.get("/");
  expect(first.headers.get("strict-transport-security")).toContain("max-age=31536000");
  expect(first.headers.get("reporting-endpoints")).toBe('csp="/reports/csp"');
  expect(first.headers.get("content-security-policy")).toContain("report-to csp");
  const guest = own.cookies.get("__Host-sid")!;
  expect(own.cookies.has("sid")).toBe(false);
  const q = await loginToken(shop.url, newContact());
  const signedIn = await send(own, "/token-login", { q });
  expect(signedIn.status).toBe(303);
  const product = await shop.readValue("SELECT id FROM product WHERE stock_amount > 5 AND variant_count = 0");
  const added = await send(own, "/cart/lines", { product: String(product) });
  const compared = await send(own, "/compare/items", { product: String(product) });
  const preferences = await send(own, "/preferences", { locale: "en", currency: "ETB" });
  const member = own.cookies.get("__Host-sid")!;
  expect(member).not.toBe(guest);
  expect(member).toContain(".a.");
  expect((await own.get("/account")).status).toBe(200);
  const signedOut = await send(own, "/sign-out", {});
  expect(signedOut.status).toBe(303);
  expect(own.cookies.get("__Host-sid")).not.toBe(member);
  const sets = [first, signedIn, added, compared, preferences, signedOut].flatMap(({ headers }) => all(headers));
  expect(sets.map((set) => set.split("=")[0])).toEqual(
    expect.arrayContaining(["__Host-sid", "XSRF-TOKEN", "cart_count", "compare", "lng", "currency"]),
  );
  for (const set of sets) {
    expect(set).toMatch(/; Secure/i);
    expect(set).toMatch(/; SameSite=Lax/i);
    expect(set).toMatch(/; Path=\/(;|$)/i);
    expect(set).not.toMatch(/; Domain=/i);
    expect(/^(XSRF-TOKEN|cart_count|compare|lng|currency)=/.test(set) || /; HttpOnly/i.test(set), set).toBe(true);
  }
});

test("a deployed shop has no gallery and no other layout to ask for", async () => {
  for (const path of ["/gallery", "/gallery?part=generalCard"])
    expect((await new Visitor(shop.url).get(path)).status, path).toBe(404);
  const { text } = await new Visitor(shop.url).get("/?layout=other");
  expect([text.includes('id="flashSales"'), text.includes('id="newProducts"')]).toEqual([false, true]);
});
