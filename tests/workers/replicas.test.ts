import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RequestHandler } from "react-router";
import { issueSession, issueXsrf } from "../../app/http/cookies/session-cookie.server.ts";
import { bindings } from "../../app/request/bindings.server.ts";
import { respond } from "../../workers/respond.ts";
import { addAccounts } from "../data/accounts/accounts.ts";
import { LaggingDatabase, LAG_MS } from "../support/lagging-database.ts";
import { testEnv } from "../support/test-worker.ts";
import { run } from "../support/test-database.ts";

// docs/decisions/0056.

const LIST = "/shop/sidebar/list?name=jebena";
const secrets = [env.SESSION_SECRET] as const;
let now = Date.now();
let shop: LaggingDatabase;
let work: Promise<unknown>[] = [];

beforeAll(() => {
  const statements = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
  return env.REPLICA.batch(statements.map((statement) => env.REPLICA.prepare(statement)));
});

beforeEach(async () => {
  now += 3_600_000;
  shop = new LaggingDatabase(env.DB, env.REPLICA, () => now);
  for (const db of [env.DB, env.REPLICA])
    await db.batch([
      db.prepare("CREATE TABLE IF NOT EXISTS note (text TEXT)"),
      db.prepare("DELETE FROM note"),
      db.prepare("INSERT INTO note VALUES ('old')"),
    ]);
});

const handle: RequestHandler = async (request, context) => {
  const { db } = context!.get(bindings);
  if (request.method === "POST") {
    await db.prepare("UPDATE note SET text = ?1").bind("new").run();
    return new Response(null, { status: 303, headers: { Location: "/shop/cart" } });
  }
  const text = await db.prepare("SELECT text FROM note").first<string>("text");
  const page = `<!DOCTYPE html><html><body><main>${text}</main></body></html>`;
  return new Response(page, { headers: { "Content-Type": "text/html", "Cache-Control": "private, no-cache" } });
};

class Browser {
  readonly cookies: Map<string, string>;
  readonly #xsrf: string;

  constructor(isAccount = false) {
    const session = issueSession(secrets, now, isAccount);
    this.#xsrf = issueXsrf(secrets, session.id);
    this.cookies = new Map([
      ["sid", session.cookie],
      ["XSRF-TOKEN", this.#xsrf],
    ]);
    this.idHash = session.idHash;
  }

  readonly idHash: string;

  get = (path: string, settings = {}) => this.#ask(path, {}, settings);
  post = (path: string, settings = {}) =>
    this.#ask(path, { method: "POST", body: new URLSearchParams({ _xsrf: this.#xsrf }) }, settings);

  async #ask(path: string, init: RequestInit, { replicas = "on", cache = "off" }) {
    const cookie = [...this.cookies].map((pair) => pair.join("=")).join("; ");
    const headers = { Accept: "text/html", Cookie: cookie, "x-test-cache": cache, "x-test-now": String(now) };
    const request = new Request(`http://localhost:8787${path}`, { headers, redirect: "manual", ...init });
    // Counting an answer would wait for its deferred sections.
    const own = { ...env, COUNTS: undefined, DB: shop.db, READ_REPLICAS: replicas };
    const given = testEnv(own, request.headers);
    work = [];
    const response = await respond(request, given as never, { waitUntil: (one) => void work.push(one) }, handle);
    const html = await response.text();
    await Promise.all(work);
    const set = response.headers.getSetCookie();
    for (const pair of set.map((one) => one.split(";")[0]!.split("=")))
      this.cookies.set(pair[0]!, pair.slice(1).join("="));
    const timing = response.headers.get("Server-Timing") ?? "";
    return { status: response.status, says: /<main>(.*)<\/main>/.exec(html)?.[1], set, timing };
  }
}

const says = async (browser: Browser, path: string, settings = {}) => (await browser.get(path, settings)).says;

describe("a replica five seconds behind", () => {
  test("answers lists; cart and orders ask the primary", async () => {
    await new Browser().post("/cart/lines");
    const stranger = new Browser();
    expect(await says(stranger, LIST)).toBe("old");
    expect(shop.reads.at(-1)).toBe("replica");
    for (const path of ["/shop/cart", "/shop/checkout", "/orders/abc", "/account/orders", "/desk/orders"]) {
      expect(await says(new Browser(), path), path).toBe("new");
      expect(shop.reads.at(-1), path).toBe("primary");
    }
    now += LAG_MS;
    expect(await says(stranger, LIST)).toBe("new");
    expect(shop.reads.at(-1)).toBe("replica");
  });

  test("who wrote sees it on the next page, who did not may see the shop of a moment ago", async () => {
    const writer = new Browser();
    const reader = new Browser();
    expect(await says(writer, LIST)).toBe("old");
    const { status } = await writer.post("/cart/lines");
    expect(status).toBe(303);
    expect([await says(writer, LIST), await says(reader, LIST)]).toEqual(["new", "old"]);
    now += LAG_MS;
    expect(await says(writer, LIST)).toBe("new");
    expect(shop.reads.at(-1)).toBe("replica");
  });

  test("nobody sees an older shop than a page ago, in any order of pages", async () => {
    await new Browser().post("/cart/lines");
    const reader = new Browser();
    const seen = [];
    for (const path of [LIST, "/shop/cart", LIST, "/vendor-store/1", LIST]) seen.push(await says(reader, path));
    expect(seen).toEqual(["old", "new", "new", "new", "new"]);
  });

  test("a cookie from times to come, cut or another's making is none", async () => {
    const reader = new Browser();
    for (const cookie of ["99999999", "99999999.x", "", "first-primary.", `${"9".repeat(300)}.x`]) {
      reader.cookies.set("seen", cookie);
      expect((await reader.get(LIST)).status).toBe(200);
      expect(shop.reads.at(-1)).toBe("replica");
    }
  });

  test("does not sign anybody out: who signed in a second ago is asked for at the primary", async () => {
    await addAccounts(env.DB, [1]);
    const shopper = new Browser(true);
    const insert = "INSERT INTO session (id_hash, account_id, created_at, seen_at) VALUES (?1, 1, ?2, ?2)";
    await run(insert, shopper.idHash, now);
    const { timing, set } = await shopper.get(LIST);
    expect(timing).toContain('session;desc="account"');
    expect(set.join()).not.toContain("sid=");
  });

  test("a copy for everybody is composed from the primary, and varies by no bookmark", async () => {
    await new Browser().post("/cart/lines");
    const browsers = [new Browser(), new Browser()];
    expect((await browsers[1]!.get("/shop/cart")).set.join()).toContain("seen=");
    const answers = [];
    for (const one of [...browsers, ...browsers]) answers.push(await one.get("/vendors", { cache: "on" }));
    expect(answers.map((answer) => answer.says)).toEqual(["new", "new", "new", "new"]);
    expect(answers.at(-1)!.timing).toContain('page;desc="memory"');
    expect(answers.flatMap(({ set }) => set).join()).not.toContain("seen=");
  });
});

test("without the setting every read is the primary's, and no cookie is set", async () => {
  await new Browser().post("/cart/lines", { replicas: "" });
  const reader = new Browser();
  const { says: text, set } = await reader.get(LIST, { replicas: "" });
  expect([text, set.join().includes("seen=")]).toEqual(["new", false]);
  expect(new Set(shop.reads)).toEqual(new Set(["primary"]));
});

test("the database of this machine knows sessions and bookmarks as well", async () => {
  shop = { db: env.DB, reads: [] } as never;
  const writer = new Browser();
  const { set } = await writer.post("/cart/lines");
  expect(set.join()).toMatch(/seen=[\w-]{8,200}\.[\w-]{43}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly/);
  expect(await says(writer, LIST)).toBe("new");
});
