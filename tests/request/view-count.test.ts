import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { cookiesContext, problemContext } from "../../app/http/request-context.server.ts";
import { countView } from "../../app/request/view-count.server.ts";
import { sessionContext, type Session } from "../../app/request/session.server.ts";
import { addAccounts } from "../data/accounts/accounts.ts";
import { insertSmallCatalogue } from "../data/small-catalogue.ts";
import { contextOf } from "../support/request-context.ts";

const NOW = 1_800_000_000_000;
const BROWSER =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

interface Look {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  isProblem?: boolean;
  send?: () => Promise<void>;
  session?: Partial<Session>;
  db?: D1Database;
  product?: number;
  at?: number;
}

const queue =
  (sent: unknown[]) =>
  async (view: unknown): Promise<void> =>
    void sent.push(view);

async function look({
  path = "/product/default/x",
  method = "GET",
  headers,
  isProblem,
  send,
  session,
  db = env.DB,
  product = 7,
  at = NOW,
}: Look) {
  const sent: unknown[] = [];
  const waiting: Promise<unknown>[] = [];
  const views = { send: send ?? queue(sent) };
  const waitUntil = (work: Promise<unknown>) => void waiting.push(work);
  const context = contextOf({ db, views, publicOrigin: "https://shop.example", clock: () => at, waitUntil });
  context.set(sessionContext, { account: null, isUnknown: false, ...session } as Session);
  context.set(cookiesContext, []);
  if (isProblem) context.set(problemContext, { problem: { fields: {}, values: {}, form: "no" }, returnTo: "/" });
  const request = new Request(`https://shop.example${path}`, {
    method,
    headers: { "User-Agent": BROWSER, ...headers },
  });
  countView(request, context, product);
  expect(sent, "nothing is sent before the page").toEqual([]);
  await Promise.all(waiting);
  return { sent, cookies: context.get(cookiesContext) };
}

describe("a person's look", () => {
  test("is sent behind the page and remembered", async () => {
    const { sent, cookies } = await look({ path: "/product/default/x?from=Discunt%20Products&id=7" });
    expect(sent).toEqual([{ productId: 7 }]);
    expect(cookies).toEqual(["recent=7; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure"]);
  });

  test("at a product seen before moves it to the front", async () => {
    const { sent, cookies } = await look({ headers: { cookie: "a=b; recent=3.7.9" } });
    expect(sent).toEqual([{ productId: 7 }]);
    expect(cookies[0]).toMatch(/^recent=7\.3\.9;/);
  });

  test("is sent with the last three products this browser saw, and nothing about who it was", async () => {
    const { sent } = await look({ headers: { cookie: "recent=1.2.3.4.5" } });
    expect(sent).toEqual([{ productId: 7, with: [1, 2, 3] }]);
  });

  test("is shown its page while the queue is away", async () => {
    for (const send of [
      () => Promise.reject(new Error("away")),
      () => {
        throw new Error("no queue");
      },
    ]) {
      expect((await look({ send })).cookies).toHaveLength(1);
    }
  });
});

describe("a look of who is signed in", () => {
  const session = { account: { id: 1, name: "", wishlist: [], seenAt: 0 } };
  const headers = { cookie: "recent=7.3" };
  beforeAll(async () => {
    await insertSmallCatalogue(env.DB);
    await addAccounts(env.DB, [1]);
  });

  test("is noted on the account and sent with what the account saw before; the browser's cookie is left alone", async () => {
    const sent = [];
    for (const [second, product] of [1, 2, 2, 3, 4, 7, 7].entries()) {
      const one = await look({ session, headers, product, at: NOW + second });
      expect(one.cookies).toEqual([]);
      sent.push(...one.sent);
    }
    expect(sent).toEqual([
      { productId: 1 },
      { productId: 2, with: [1] },
      { productId: 3, with: [2, 1] },
      { productId: 4, with: [3, 2, 1] },
      { productId: 7, with: [4, 3, 2] },
    ]);
  });

  test("is shown its page while the database is away", async () => {
    const db = { prepare: () => ({ bind: () => null }), batch: () => Promise.reject(new Error("away")) };
    expect(await look({ session, headers, db: db as unknown as D1Database })).toEqual({ sent: [], cookies: [] });
  });
});

const others: [string, Look][] = [
  [
    "a robot",
    { headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" } },
  ],
  ["a headless browser", { headers: { "User-Agent": BROWSER.replace("Chrome/", "HeadlessChrome/") } }],
  ["a program of no browser", { headers: { "User-Agent": "curl/8.5.0" } }],
  ["nobody who says who he is", { headers: { "User-Agent": "" } }],
  ["a question for the head", { method: "HEAD" }],
  ["a page fetched ahead", { headers: { "Sec-Purpose": "prefetch;prerender" } }],
  ["a page fetched ahead by an older browser", { headers: { Purpose: "prefetch" } }],
  ["the same product again", { headers: { cookie: "recent=7.3" } }],
  ["a refused form, shown again", { isProblem: true }],
  ["somebody signed in whom the database does not name", { session: { isUnknown: true } }],
];

test.each(others)("not counted, not remembered: %s", async (_, asked) => {
  expect(await look(asked)).toEqual({ sent: [], cookies: [] });
});
