import { expect, test } from "vitest";
import { writingPaths } from "../../../scripts/steps/tests/shop-actions.ts";
import { fieldsOf, pathOf } from "../../support/actions.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { payloads, payloadsOf } from "../../support/redirect-payloads.ts";
import { loginToken, newContact, newGuest, newShopper } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { shareOf } from "../../support/shares.ts";

// security-and-faults.md 2, 7.

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

function expectOurs(baseUrl: string, { status, headers, text }: Answer, what: string): void {
  expect(status, what).not.toBe(500);
  const location = headers.get("location");
  if (location !== null) {
    expect(location, what).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, baseUrl).origin, what).toBe(baseUrl);
  }
  for (const header of ["refresh", "content-location", "link"]) expect(headers.get(header), what).toBeNull();
  const away = [...text.matchAll(/(?:href|action|formaction|src)="([^"]*)"/g)].filter(([, address]) =>
    leadsAway(address!, baseUrl),
  );
  expect(
    away.map(([attribute]) => attribute),
    what,
  ).toEqual([]);
  expect(text).not.toContain("<script>alert");
  expect(text).not.toMatch(/http-equiv="refresh"/i);
}

function leadsAway(address: string, baseUrl: string): boolean {
  const plain = address.replaceAll("&amp;", "&");
  if (!URL.canParse(plain, baseUrl)) return false;
  const { hostname, protocol } = new URL(plain, baseUrl);
  return /evil|elpmaxe/.test(hostname) || /^(javascript|vbscript|blob|file|about):/.test(protocol);
}

/** These need a new visitor per request, or hash a password. */
const GUESTS = writingPaths("operator", "signer", "browser", "account", "staff").filter(
  (path) => !/^\/(sign-in|register|reset|token)/.test(path),
);
const SHOPPERS = writingPaths("operator", "signer", "browser").filter((path) =>
  /^\/(wishlist|account\/(?!password|contact|delete))/.test(path),
);

for (const [target, path] of shareOf([...GUESTS.entries()], 8)) {
  test(`a guest's ${path} never leads away`, async () => {
    const products = await findProducts(baseURL, 2);
    const goods = { held: products[0]!.id, other: products[1]!.id, addressId: "A".repeat(22) };
    const own = await newGuest(baseURL);
    await own.post("/cart/lines", { product: goods.held });
    await own.post("/compare/items", { product: goods.held });
    for (const [index, returnTo] of payloadsOf(target).entries()) {
      // Refused ones render the page of the way back.
      const wrong = index % 10 === 0 ? [{ product: "none", quantity: "x", token: "", locale: "xx" }] : [];
      for (const fields of [fieldsOf(path, goods), ...wrong]) {
        const all = { ...fields, returnTo, next: returnTo, to: returnTo };
        expectOurs(baseURL, await own.post(path, all), `${path} ${JSON.stringify(returnTo.slice(0, 60))}`);
      }
      await own.post("/cart/lines/remove", { product: goods.other }, { Accept: "application/json" });
    }
  });
}

for (const [target, path] of shareOf([...SHOPPERS.entries()], 6)) {
  test(`a shopper's and a guest's ${path} never leads away`, async () => {
    const products = await findProducts(baseURL, 2);
    const goods = { held: products[0]!.id, other: products[1]!.id, addressId: "A".repeat(22) };
    const shopper = await newShopper(baseURL);
    const guest = await newGuest(baseURL);
    for (const [index, returnTo] of payloadsOf(target).entries()) {
      for (const visitor of path === "/wishlist/items" || index % 5 === 0 ? [shopper, guest] : [shopper]) {
        const fields = { ...fieldsOf(path, goods), ...(path.endsWith("sessions") ? { intent: "others" } : {}) };
        const answer = await visitor.post(pathOf(path, goods), { ...fields, returnTo, next: returnTo });
        expectOurs(baseURL, answer, `${path} ${JSON.stringify(returnTo.slice(0, 60))}`);
      }
    }
  });
}

const PAGES: [path: string, parameters: string[], step?: number][] = [
  ["/", ["lng", "modal", "returnTo", "next", "q"], 5],
  ["/sign-in", ["next", "returnTo", "intention", "modal", "lng"]],
  ["/register", ["next", "returnTo", "intention", "modal"]],
  ["/register/code", ["next", "intention"]],
  ["/reset", ["next", "intention"]],
  ["/reset/code", ["next", "intention"]],
  ["/token-login", ["q", "next"]],
  ["/account", ["next", "returnTo"]],
  ["/account/addresses", ["next"]],
  ["/newsletter", ["next", "returnTo", "modal"]],
  ["/newsletter/leave", ["q", "next"]],
  ["/shop/wishlist", ["next", "modal"]],
  ["/shop/sidebar/list", ["modal", "page", "name"], 5],
  ["/product/default/yirgacheffe-coffee", ["modal", "from", "id", "variant"], 5],
  ["/vendors", ["modal"], 5],
  ["/cart/lines", ["returnTo", "next"]],
];

for (const [target, [path, parameters, step = 1]] of shareOf([...PAGES.entries()], 6, 1)) {
  test(`no parameter of ${path} leads away`, async () => {
    const own = await newGuest(baseURL);
    for (const payload of step > 1 ? payloadsOf(target).filter((_, index) => index % step === 0) : payloadsOf(target)) {
      // ?modal redirects by itself.
      const alone = parameters.filter((name) => name === "modal");
      const together = parameters.filter((name) => name !== "modal");
      for (const names of [alone, together].filter(({ length }) => length > 0)) {
        const query = new URLSearchParams(names.map((name) => [name, payload.slice(0, 2_000)]));
        expectOurs(baseURL, await own.get(`${path}?${query}`), `${path}?${query}`.slice(0, 120));
      }
    }
  });
}

test("addresses that look like other sites' stay addresses of ours", async () => {
  const own = new Visitor(baseURL);
  for (const payload of shareOf(payloads, 6)) {
    const path = payload.startsWith("/") ? payload : `/${payload}`;
    if (!URL.canParse(baseURL + path) || new URL(baseURL + path).origin !== baseURL) continue;
    for (const end of shareOf(["", ".data"], 2, payload.length)) {
      expectOurs(baseURL, await own.get(path + end), JSON.stringify((path + end).slice(0, 60)));
    }
  }
});

test("signing in by password goes to no other site, whatever was asked for on the way", async () => {
  const [contact, password] = [newContact(), "a long enough password"];
  await loginToken(baseURL, contact, { password });
  for (const next of payloadsOf(0)) {
    const own = await newGuest(baseURL);
    const answer = await own.post("/sign-in", { contact, password, next, returnTo: next, intention: next });
    expect(answer.status, JSON.stringify(next.slice(0, 60))).toBe(303);
    expectOurs(baseURL, answer, JSON.stringify(next.slice(0, 60)));
  }
});

test("a sign-in link always goes home (settled.md 27)", async () => {
  for (const next of payloadsOf(8).slice(0, 4)) {
    const own = await newGuest(baseURL);
    const fields = { q: await loginToken(baseURL, newContact()), next, returnTo: next, to: next };
    const { status, headers } = await own.post("/token-login", fields);
    expect([status, headers.get("location")]).toEqual([303, "/"]);
  }
});
