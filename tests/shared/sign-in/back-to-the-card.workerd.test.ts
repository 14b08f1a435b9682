import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Intention } from "../../../app/domain/cart/intention.ts";
import { completeSignIn } from "../../../app/shared/sign-in/complete-sign-in.server.ts";
import { actionTools } from "../../support/action-tools.ts";
import { NOW } from "../../data/small-catalogue.ts";
import { insertShoppers } from "../../data/wishlists/wishlist-shop.ts";

// Specification 4.5, 4.6.

beforeAll(() => insertShoppers(env.DB, 3));

async function ledTo(intention: Intention | null, next?: string): Promise<string | null> {
  const tools = actionTools(NOW, { session: "guest", accept: "text/html" });
  const answer = await completeSignIn(tools, { id: 1, name: "" }, { next, intention });
  expect(answer.status).toBe(303);
  return answer.headers.get("location");
}

const list = "/shop/sidebar/list?page=2";
const wish = (product: string): Intention => ({ kind: "wishlistAdd", fields: { product }, returnTo: list });

test.each([
  ["a saved product: to its heart", wish("2"), undefined, `${list}#wished-2`],
  ["one that is not sold: to the page alone", wish("77"), undefined, list],
  ["a page that was named: there", wish("2"), "/", "/"],
  ["an addition to the cart: to the page", { ...wish("2"), kind: "cartAdd" } as Intention, undefined, list],
  ["nothing wanted: home", null, undefined, "/"],
])("%s", async (_, intention, next, place) => expect(await ledTo(intention, next)).toBe(place));
