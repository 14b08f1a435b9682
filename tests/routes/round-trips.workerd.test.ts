import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { batchReads } from "../../app/data/batched-reads.server.ts";
import { CatalogueCache } from "../../app/data/listings/catalogue-cache.server.ts";
import { findWholeCart } from "../../app/data/cart/whole-cart.server.ts";
import { issueSession, sessionCookieName } from "../../app/http/cookies/session-cookie.server.ts";
import { cartHash, issueFormKey } from "../../app/http/forms/form-key.server.ts";
import { cookiesContext, submissionContext } from "../../app/http/request-context.server.ts";
import { localeMiddleware } from "../../app/middleware/locale.server.ts";
import { viewerMiddleware } from "../../app/middleware/viewer.server.ts";
import { bindings, readBindings, type Bindings } from "../../app/request/bindings.server.ts";
import { i18nextMiddleware } from "../../app/request/locale.server.ts";
import { openSession, sessionContext } from "../../app/request/session.server.ts";
import { loader as root } from "../../app/root.tsx";
import { action as addToCart } from "../../app/routes/actions/cart-lines.ts";
import { loader as cart } from "../../app/routes/cart.tsx";
import { loader as home } from "../../app/routes/home.tsx";
import { loader as product } from "../../app/routes/product.tsx";
import { loader as listing } from "../../app/routes/shop/listing.tsx";
import { loader as store } from "../../app/routes/vendor-store.tsx";
import { checkoutAction } from "../../app/shared/checkout/checkout-action.server.ts";
import { checkoutKind } from "../../app/shared/checkout/whose-checkout.ts";
import { checkoutPage } from "../../app/shared/checkout/checkout-page.server.ts";
import { addAccounts } from "../data/accounts/accounts.ts";
import * as shop from "../data/orders/order-shop.ts";
import { insertSearchRows, NOW } from "../data/small-catalogue.ts";
import { FarAway } from "../support/round-trips.ts";
import { run } from "../support/test-database.ts";

// settled.md 41: sequential round trips to the database and KV for a page without a copy.

type Step = (args: { request: Request; context: Readonly<RouterContextProvider>; url: URL; params: object }) => unknown;

/** Enough to make a search sure of its words. */
const SCARVES = [31, 32, 33].map((id) => ({ id, slug: `scarf-${id}`, name: `Wool scarf ${id}` }));
const secrets = [env.SESSION_SECRET] as const;
const guest = issueSession(secrets, NOW);
const shopper = issueSession(secrets, NOW, true);

beforeAll(async () => {
  await shop.insertOrderShop(env.DB, SCARVES);
  await insertSearchRows(env.DB, [...shop.GOODS, ...SCARVES]);
  await addAccounts(env.DB, [1]);
  await run(
    "INSERT INTO session (id_hash, account_id, created_at, seen_at) VALUES (?1, 1, ?2, ?2)",
    shopper.idHash,
    NOW,
  );
});
beforeEach(() => shop.clearOrders(env.DB));

/** Each visit is later than the cached version's lifetime. */
let visits = 0;

async function tripsOf(
  path: string,
  step: Step,
  visitor: Visitor,
  form?: Record<string, string>,
  catalogueCache?: CatalogueCache,
) {
  const far = new FarAway(env.DB, env.KV);
  const headers = new Headers({
    Accept: "text/html",
    Cookie: `${sessionCookieName("http://localhost")}=${(visitor === "shopper" ? shopper : guest).cookie}`,
  });
  const url = new URL(path, "http://localhost:8787");
  const request = new Request(url, { headers, method: form ? "POST" : "GET" });
  const context = new RouterContextProvider();
  const db = batchReads(far.db);
  const now = NOW + (visits += 1) * 2_000;
  const platform: Bindings = {
    ...readBindings(env as never, () => {}, request),
    ...{ db, patientDb: db, kv: far.kv, clock: () => now },
    ...(catalogueCache && { catalogueCache }),
    ...{ outbox: { send: async () => {} } as never, views: { send: async () => {} } as never },
    rateLimits: new Proxy({} as Bindings["rateLimits"], { get: () => ({ limit: async () => ({ success: true }) }) }),
  };
  context.set(bindings, platform);
  context.set(sessionContext, await openSession(request, platform));
  context.set(cookiesContext, []);
  context.set(submissionContext, { fields: new Map(Object.entries(form ?? {})), repeated: new Set<string>() });
  const last = url.pathname.split("/").at(-1)!;
  const args = { request, context, url, params: { listing: last, nameSlug: last, vendorId: last } } as never;
  const inside = async () => {
    const [answer] = await Promise.all([step(args), form ? null : root(args)]);
    return answer instanceof Response ? answer : new Response();
  };
  const seen = async () => (await viewerMiddleware(args, inside)) as Response;
  const answer = (await i18nextMiddleware(
    args,
    async () => (await localeMiddleware(args, seen)) as Response,
  )) as Response;
  await far.settled();
  return { rounds: far.rounds, status: answer.status, asked: far.asked };
}

class Forgetful extends CatalogueCache {
  override recall<Answer>(): Answer | undefined {
    return undefined;
  }
}

type Visitor = "guest" | "shopper";
const ownerOf = (visitor: Visitor) => (visitor === "shopper" ? "account:1" : `session:${guest.idHash}`);
const list = "/shop/sidebar/list";
const checkout: Step = ({ request, context, url }) =>
  checkoutPage({ request, context, url }, checkoutKind(context.get(sessionContext).owner));

// Of a guest in a cold and in a warm isolate, and of a shopper in a warm one, whose session is read first.
const pages: [name: string, path: string, step: unknown, first: number, guest: number, shopper: number][] = [
  // Recommendations are deferred.
  ["home", "/", home, 1, 1, 4],
  ["list", list, listing, 1, 1, 2],
  ["list of a category", `${list}?category=mens-shoes`, listing, 2, 1, 2],
  ["list by price", `${list}?category=mens-shoes&sort=price`, listing, 2, 1, 2],
  // Place, counters, then rows by the cheapest plan.
  ["list with facets", `${list}?category=mens-shoes&stock=in&vendor=2`, listing, 3, 2, 3],
  ["search", `${list}?name=phone`, listing, 2, 1, 2],
  ["search of two words", `${list}?name=wool%20scarf`, listing, 2, 1, 2],
  ["search in a category", `${list}?name=shoe&category=mens-shoes`, listing, 2, 1, 2],
  ["search by price", `${list}?name=shoe&sort=price`, listing, 2, 1, 2],
  // Words, corrections, their count beside the page.
  ["search with a typing error", `${list}?name=phoone`, listing, 3, 1, 2],
  ["product", "/product/default/phone", product, 2, 2, 3],
  ["vendor store", "/vendor-store/1", store, 3, 2, 3],
  ["cart", "/shop/cart", cart, 1, 1, 2],
  ["checkout", "/shop/checkout", checkout, 1, 1, 2],
];

test.each(pages)("%s", async (name, path, step, first, ...rounds) => {
  for (const [index, visitor] of (["guest", "shopper"] as const).entries()) {
    await shop.fillCart(env.DB, ownerOf(visitor), [{ product: shop.PHONE }]);
    // Caches the menu.
    await tripsOf(path, step as Step, visitor);
    if (visitor === "guest") {
      const forgetful = new Forgetful();
      await tripsOf(path, step as Step, visitor, undefined, forgetful);
      const met = await tripsOf(path, step as Step, visitor, undefined, forgetful);
      expect.soft(met.rounds, `${name} for the first time: ${JSON.stringify(met.asked)}`).toBe(first);
    }
    const trips = await tripsOf(path, step as Step, visitor);
    expect.soft(trips.rounds, `${name} of a ${visitor}: ${JSON.stringify(trips.asked)}`).toBe(rounds[index]);
  }
});

// The flash message is stored beside the write.
test.each(["guest", "shopper"] as const)("adding to the cart of a %s", async (visitor) => {
  const form = { product: String(shop.PHONE), quantity: "1", returnTo: "/", key: "k".repeat(22) };
  const trips = await tripsOf("/cart/lines", addToCart as Step, visitor, form);
  expect(trips.status).toBe(303);
  expect(trips.rounds, JSON.stringify(trips.asked)).toBe(visitor === "shopper" ? 3 : 2);
});

// The earlier order, attempt and cart, the order.
test.each(["guest", "shopper"] as const)("placing the order of a %s", async (visitor) => {
  const owner = ownerOf(visitor);
  await shop.fillCart(env.DB, owner, [{ product: shop.PHONE }]);
  const { lines } = await findWholeCart(env.DB, owner, NOW);
  const { quote } = await shop.quotedOrder(env.DB, { owner });
  const shown = { cart: cartHash(lines), shownTotal: quote.total };
  const key = issueFormKey(secrets, (visitor === "shopper" ? shopper : guest).idHash, shown);
  const form = { intent: "place", key, cart: shown.cart, shownTotal: String(quote.total), payment: "cash" };
  const trips = await tripsOf("/shop/checkout", checkoutAction as Step, visitor, {
    ...shop.DETAILS,
    email: "",
    ...form,
  });
  expect(trips.status).toBe(303);
  expect(trips.rounds, JSON.stringify(trips.asked)).toBe(visitor === "shopper" ? 4 : 3);
});
