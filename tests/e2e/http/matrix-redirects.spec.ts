import { expect, test } from "vitest";
import { writingPaths } from "../../../scripts/steps/tests/shop-actions.ts";
import { fieldsOf, pathOf } from "../../support/actions.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { payloads } from "../../support/redirect-payloads.ts";
import { newAccount, newGuest, newShopper } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { isFull, shareOf } from "../../support/shares.ts";

// security-and-faults.md 2, 7: every form and page reads its way back by one function, whose payloads are all in
// tests/http/safe-path.test.ts.

type Answer = Awaited<ReturnType<Visitor["get"]>>;

function expectOurs({ status, headers, text }: Answer, what: string): void {
  expect(status, what).not.toBe(500);
  const location = headers.get("location");
  if (location !== null) {
    expect(location, what).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, baseURL).origin, what).toBe(baseURL);
  }
  for (const header of ["refresh", "content-location", "link"]) expect(headers.get(header), what).toBeNull();
  const linked = [...text.matchAll(/(?:href|action|formaction|src)="([^"]*)"/g)].map(([, address]) => address!);
  expect(linked.filter(leadsAway), what).toEqual([]);
  expect(text).not.toMatch(/<script>alert|http-equiv="refresh"/i);
}

function leadsAway(address: string): boolean {
  const plain = address.replaceAll("&amp;", "&");
  if (!URL.canParse(plain, baseURL)) return false;
  const { hostname, protocol } = new URL(plain, baseURL);
  return /evil|elpmaxe/.test(hostname) || /^(javascript|vbscript|blob|file|about):/.test(protocol);
}

/** One for each target, in turn; `npm run test:full` sends all. */
const payloadsOf = (turn: number) => (isFull ? payloads : [payloads[(turn * 7) % payloads.length]!]);

/** These need a new visitor per request, or hash a password. */
const FORMS = writingPaths("operator", "signer", "browser", "staff").filter(
  (path) => !/^\/(sign-|register|reset|token|account\/(password|contact|delete))/.test(path),
);
const OF_SHOPPERS = /^\/(wishlist|account)\//;

test("no form leads away, done or refused", async () => {
  const [held, other] = await findProducts(baseURL, 2);
  const goods = { held: held!.id, other: other!.id, addressId: "A".repeat(22) };
  const [guest, shopper] = [await newGuest(baseURL), await newShopper(baseURL)];
  for (const [turn, path] of shareOf([...FORMS.entries()], 2)) {
    for (const way of payloadsOf(turn)) {
      // A refused form renders the page of its way back.
      const wrong: Record<string, string> =
        turn % 4 === 0 ? { product: "none", quantity: "x", token: "", locale: "xx" } : {};
      const intent: Record<string, string> = path.endsWith("sessions") ? { intent: "others" } : {};
      const fields = { ...fieldsOf(path, goods), ...wrong, ...intent, returnTo: way, next: way, to: way };
      const visitor = OF_SHOPPERS.test(path) ? shopper : guest;
      expectOurs(await visitor.post(pathOf(path, goods), fields), `${path} ${JSON.stringify(way.slice(0, 60))}`);
    }
  }
});

const PAGES: [path: string, ...parameters: string[]][] = [
  ["/", "lng", "returnTo", "next", "q"],
  ["/", "modal"],
  ["/sign-in", "next", "returnTo", "intention", "lng"],
  ["/sign-in", "modal"],
  ["/register", "next", "returnTo", "intention"],
  ["/register/code", "next", "intention"],
  ["/reset", "next", "intention"],
  ["/token-login", "q", "next"],
  ["/account", "next", "returnTo"],
  ["/newsletter", "next", "returnTo"],
  ["/newsletter/leave", "q", "next"],
  ["/shop/wishlist", "next"],
  ["/shop/sidebar/list", "page", "name"],
  ["/product/default/yirgacheffe-coffee", "from", "id", "variant"],
  ["/vendors", "modal"],
  ["/cart/lines", "returnTo", "next"],
];

test("no parameter of a page leads away, and no address that looks like another site's", async () => {
  const own = await newGuest(baseURL);
  for (const [turn, [page, ...parameters]] of shareOf([...PAGES.entries()], 2)) {
    for (const payload of payloadsOf(turn)) {
      const query = new URLSearchParams(parameters.map((name) => [name, payload.slice(0, 2_000)]));
      expectOurs(await own.get(`${page}?${query}`), `${page}?${query}`.slice(0, 120));
    }
  }
  for (const payload of shareOf(payloads, 12)) {
    const path = payload.startsWith("/") ? payload : `/${payload}`;
    if (!URL.canParse(baseURL + path) || new URL(baseURL + path).origin !== baseURL) continue;
    for (const end of shareOf(["", ".data"], 2, payload.length))
      expectOurs(await own.get(path + end), JSON.stringify((path + end).slice(0, 60)));
  }
});

test("signing in by password goes to no other site, whatever was asked for on the way", async () => {
  const password = "a long enough password";
  const contact = await newAccount(baseURL, password);
  for (const next of shareOf(payloads, 30, 1)) {
    const own = await newGuest(baseURL);
    const answer = await own.post("/sign-in", { contact, password, next, returnTo: next, intention: next });
    expect(answer.status, JSON.stringify(next.slice(0, 60))).toBe(303);
    expectOurs(answer, JSON.stringify(next.slice(0, 60)));
  }
});
