import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { RequestHandler } from "react-router";
import { issueSession } from "../../app/http/cookies/session-cookie.server.ts";
import { failureContext } from "../../app/http/request-context.server.ts";
import { respond } from "../../workers/respond.ts";
import { testEnv } from "../support/test-worker.ts";

// security-and-faults.md 9.

const SECRET = "a session secret for tests, 32 characters or more";
const LISTING = "/shop/sidebar/4cols?parentCategory=electronics";
/** Noon, so that no day ends meanwhile; LATER is past the copy's freshness. */
const NOON = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 9 * 3_600_000;
const LATER = NOON + 600_000;
const AWAY = { "x-test-fail": "S", "x-test-cache": "on", "x-test-now": String(LATER) };
const work: Promise<unknown>[] = [];

const html = (text: string, status = 200) => {
  const page = `<!DOCTYPE html><html><body><main class="page-frame-main">${text}</main></body></html>`;
  return new Response(page, { status, headers: { "Content-Type": "text/html", "Cache-Control": "private, no-cache" } });
};

const handle: RequestHandler = async (request, context) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/refused") return html("refused", context!.get(failureContext)!.status);
  return isAway ? html("not available", 503) : html(`goods of ${pathname}`);
};
let isAway = false;

async function get(path: string, headers: Record<string, string>): Promise<Response> {
  isAway = "x-test-fail" in headers;
  const request = new Request(`http://localhost:8787${path}`, {
    headers: { Accept: "text/html", "x-test-now": String(NOON), ...headers },
  });
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  return respond(request, testEnv(env, request.headers) as never, { waitUntil }, handle);
}

async function warm(path: string): Promise<void> {
  expect(await (await get(path, {})).text()).toContain("goods of");
  await Promise.all(work.splice(0));
}

const account = { Cookie: `sid=${issueSession([SECRET], Date.now(), true).cookie}` };

test.each([
  ["a guest", {}],
  ["who wrote lately", { Cookie: "wrote=1" }],
  ["a list to compare", { Cookie: "compare=1.2" }],
  ["a message that waits", { Cookie: "flash=x" }],
  ["who is signed in", account],
])("%s reads the last good copy, with a sentence, kept by nobody", async (_, headers) => {
  const paths = [LISTING, `${LISTING}&lng=am`];
  for (const path of paths) await warm(path);
  for (const path of paths) {
    const answer = await get(path, { ...AWAY, ...headers });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain("goods of /shop/sidebar/4cols");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Age")).toMatch(/^\d+$/);
    expect(answer.headers.get("Server-Timing")).toContain("last good");
    expect(text).toMatch(/<main[^>]*><div class="flash-banner[^>]*role="status"/);
    expect(text).toContain(path === LISTING ? "so this page may be out of date" : "ትንሽ ቆይቷል");
    expect(text.includes("You are still signed in") || text.includes("አሁንም ከመለያዎ አልወጡም")).toBe(headers === account);
  }
  const fresh = await get(LISTING, {});
  expect(await fresh.text()).not.toContain("flash-banner");
});

test("what has no copy is 503, and so is what is one visitor's own", async () => {
  for (const path of ["/shop/sidebar/3cols?parentCategory=nothing", "/shop/cart", "/shop/checkout"]) {
    const answer = await get(path, { ...AWAY, ...account });
    expect(answer.status, path).toBe(503);
    expect(await answer.text()).not.toContain("flash-banner");
  }
  await warm(LISTING);
  expect((await get(LISTING, { ...AWAY, Accept: "application/json" })).status).toBe(503);
});
