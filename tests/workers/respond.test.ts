import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RequestHandler } from "react-router";
import { failureContext } from "../../app/http/request-context.server.ts";
import { issueSession, issueXsrf } from "../../app/http/cookies/session-cookie.server.ts";
import { respond } from "../../workers/respond.ts";
import { testEnv } from "../support/test-worker.ts";

// security-and-faults.md 7 and 9, docs/decisions/0047.

const SECRET = "a session secret for tests, 32 characters or more";
const PAGE = { Accept: "text/html" };
const never = () => new Promise<never>(() => {});
const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<!DOCTYPE html><p>${text}</p></html>`, {
    ...init,
    headers: { "Content-Type": "text/html", ...init.headers },
  });

function shop(answer: RequestHandler, refusal: RequestHandler = shownRefusal) {
  const asked: string[] = [];
  const handle: RequestHandler = (request, context) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return pathname.startsWith("/refused") ? refusal(request, context) : answer(request, context);
  };
  const send = (path: string, init: RequestInit = { headers: PAGE }) => {
    const request = new Request(`http://localhost:8787${path}`, init);
    return respond(request, testEnv(env, request.headers) as never, { waitUntil: () => {} }, handle);
  };
  return { send, asked };
}

const shownRefusal: RequestHandler = async (_, context) => {
  const { status, confirm, again } = context!.get(failureContext)!;
  return html(JSON.stringify({ confirm, again }), { status });
};

function form(fields: Record<string, string>, accept = "text/html"): RequestInit {
  const { cookie, id } = issueSession([SECRET], Date.now());
  const body = new URLSearchParams({ _xsrf: issueXsrf([SECRET], id), ...fields }).toString();
  const headers = { Accept: accept, Cookie: `sid=${cookie}`, "Content-Type": "application/x-www-form-urlencoded" };
  return { method: "POST", headers, body };
}

async function timed(answer: Promise<Response>): Promise<{ response: Response; ms: number }> {
  const answers: Response[] = [];
  void answer.then((response) => answers.push(response));
  let ms = 0;
  for (; answers.length === 0 && ms < 40_000; ms += 50) await vi.advanceTimersByTimeAsync(50);
  return { response: answers[0]!, ms };
}

describe("a router that never answers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a page is 503 within three seconds, and can be asked for once more", async () => {
    const { response, ms } = await timed(shop(never).send("/shop/compare?a=1"));
    expect(ms).toBeLessThan(3_000);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toContain('"again":"/shop/compare?a=1"');
  });

  test("of a write is said what was sent, and never that it was done", async () => {
    const { response, ms } = await timed(shop(never).send("/cart/lines", form({ product: "7" })));
    expect([response.status, ms < 3_000]).toEqual([503, true]);
    expect(await response.text()).toContain('{"action":"/cart/lines","fields":[["product","7"]]}');
  });

  test("where its page of refusals is silent too, there is one that cannot fail", async () => {
    const { send } = shop(never, never);
    for (const [path, init, text] of [
      ["/shop/compare?a=1", { headers: PAGE }, "Part of the shop isn&#x27;t working right now."],
      ["/shop/compare", { headers: { ...PAGE, "Accept-Language": "am" } }, "የሱቁ አንድ ክፍል ለጊዜው አይሠራም።"],
      ["/cart/lines", form({ product: "7" }), "we don&#x27;t know whether this worked"],
    ] as const) {
      const { response, ms } = await timed(send(path, init));
      expect([response.status, ms < 3_000]).toEqual([503, true]);
      const page = await response.text();
      expect(page).toContain(text);
      expect(page).toMatch(/action="\/shop\/sidebar\/list".*<nav>.*href="\/shop\/cart".*<\/html>$/s);
      const nonce = /<style nonce="([^"]+)"/.exec(page)![1]!;
      expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
    }
    const { response } = await timed(send("/cart/lines", form({ product: "7" }, "application/json")));
    expect(await response.json()).toEqual({
      ok: false,
      status: 503,
      form: expect.stringContaining("don't know whether this worked"),
    });
  });

  test("an operator's request has half a minute", async () => {
    const init = { method: "POST", headers: { Accept: "application/json" } };
    const { response, ms } = await timed(shop(never, never).send("/operator/catalogue", init));
    expect(response.status).toBe(503);
    expect(Math.round(ms / 1_000)).toBe(30);
  });
});

describe("a router that throws", () => {
  const broken: RequestHandler[] = [
    () => Promise.reject(new Error("broken")),
    () => {
      throw new TypeError("broken");
    },
    async () => new Response("Unexpected Server Error", { status: 500, headers: { "Content-Type": "text/plain" } }),
  ];

  test.each(broken)("ends in a page of our own, with a number to name (%#)", async (fault) => {
    for (const { send } of [shop(fault), shop(fault, fault)]) {
      const response = await send("/shop/compare");
      expect(response.status).toBe(500);
      expect(response.headers.get("Content-Type")).toContain("text/html");
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(await response.text()).toContain("</html>");
    }
    const bare = await (await shop(fault, fault).send("/shop/compare")).text();
    expect(bare).toMatch(/Something went wrong.*give this number: [0-9a-f]{16}/s);
    const data = await shop(fault, fault).send("/shop/compare", { headers: { Accept: "application/json" } });
    expect(await data.json()).toEqual({ ok: false, status: 500 });
  });

  test("is logged under the number on the page, with the line that threw and without what was typed", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const page = await (await shop(broken[1]!, broken[1]!).send("/shop/compare?name=secret+gift")).text();
    const line = JSON.parse(String(log.mock.calls[0]![0])) as Record<string, string>;
    log.mockRestore();
    expect(line).toMatchObject({ event: "respond", method: "GET", path: "/shop/compare?name=***", message: "broken" });
    expect(line.stack).toContain("respond.test.ts");
    expect(page).toContain(line.requestId);
  });
});

test.each(["/%09/", "//%09/", "/%7f", "/a%C2%85", "/%1b.data", "/%0a", "/%E2%80%A8"])(
  "control characters are refused before routing: %s",
  async (path) => {
    const { send, asked } = shop(async () => html("a page"));
    expect((await send(path)).status).toBe(400);
    expect(asked).toEqual(["/refused"]);
  },
);

test("the limit of addresses holds before any copy is looked for", async () => {
  const { send, asked } = shop(async () => html("a page"));
  const path = (length: number) => `/shop/sidebar/list?name=${"a".repeat(length - 24)}`;
  expect((await send(path(8_193))).status).toBe(414);
  expect(asked).toEqual(["/refused"]);
  expect((await send(path(8_192))).status).toBe(200);
});

test("what a refusal says of waiting holds for the page that shows it", async () => {
  const { send } = shop(async (_, context) => {
    context!.set(failureContext, { status: 429 });
    return new Response(null, { status: 429, headers: { "Retry-After": "900" } });
  });
  const response = await send("/token-login", form({ q: "x" }));
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "900"]);
});

test("pages that print what was typed, or may print a name, are kept by nobody", async () => {
  const { send } = shop(async () => html("a page", { headers: { "Cache-Control": "private, no-cache" } }));
  const unknown = { Cookie: `sid=${issueSession([SECRET], Date.now(), true).cookie}` };
  expect((await send("/shop/compare")).headers.get("Cache-Control")).toBe("private, no-cache");
  expect((await send("/shop/compare", { method: "POST", headers: PAGE })).status).toBe(403);
  const refused = await send("/shop/compare", { method: "POST", headers: { ...PAGE, Origin: "https://evil.example" } });
  expect([refused.status, refused.headers.get("Cache-Control")]).toEqual([403, "private, no-store"]);
  const own = await send("/shop/compare", { headers: { ...PAGE, ...unknown, "x-test-fail": "FROM session" } });
  expect([own.status, own.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
});
