import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { Intention } from "../../../app/domain/cart/intention.ts";
import { formAnswers } from "../../../app/request/action-context.server.ts";
import { cookiesContext, submissionContext } from "../../../app/http/request-context.server.ts";
import { completeSignIn } from "../../../app/shared/sign-in/complete-sign-in.server.ts";
import { insertSmallCatalogue, NOW, plainProducts } from "../../data/small-catalogue.ts";

// Specification 4.5, 4.6.

const secrets = ["a secret of the tests, long enough"] as const;
const publicOrigin = "https://shop.example";
type Tools = Parameters<typeof completeSignIn>[0];

beforeAll(() => insertSmallCatalogue(env.DB, plainProducts(3)));

async function ledTo(intention: Intention | null, next?: string): Promise<string | null> {
  const context = new RouterContextProvider();
  const submission = { fields: new Map<string, string>(), repeated: new Set<string>() };
  context.set(submissionContext, submission);
  context.set(cookiesContext, []);
  const request = new Request(`${publicOrigin}/sign-in`, { method: "POST", headers: { accept: "text/html" } });
  const where = { request, context, now: NOW, publicOrigin, flash: { kv: env.KV, secrets, publicOrigin } };
  const session = { owner: "session:guest", idHash: "guest", account: null };
  const shared = {
    db: env.DB,
    secrets,
    publicOrigin,
    session,
    submission,
    now: NOW,
    context,
    where,
    ...formAnswers(where, (key) => key),
    push: null,
    count: () => {},
  };
  const tools = { ...shared, locale: "en", t: (key: string) => key };
  const answer = await completeSignIn(tools as unknown as Tools, { id: 1, name: "" }, { next, intention });
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
