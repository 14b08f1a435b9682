import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { RequestHandler } from "react-router";
import { concurrencyLimit } from "../../app/request/crowd.server.ts";
import { respond } from "../../workers/respond.ts";
import { testEnv } from "../support/test-worker.ts";

// docs/decisions/0048: by the order of events, without clocks.

const CACHED_PATH = "/shop/sidebar/4cols?parentCategory=electronics";
const html = (text: string) =>
  new Response(`<!DOCTYPE html><html><body><main>${text}</main></body></html>`, {
    headers: { "Content-Type": "text/html" },
  });

let waiting: (() => void)[] = [];
const asked: string[] = [];
const handle: RequestHandler = async (request) => {
  const { pathname } = new URL(request.url);
  asked.push(pathname);
  if (!/^\/(shop\/sidebar\/4cols|refused)/.test(pathname)) await new Promise<void>((resolve) => waiting.push(resolve));
  return html(`answer of ${pathname}`);
};

/** Later than the cached version of an earlier file. */
const NOW = String(Date.now() + 60_000);

const work: Promise<unknown>[] = [];
const send = (path: string, init: RequestInit = {}) => {
  const headers = { Accept: "text/html", "x-test-now": NOW, ...(init.headers as Record<string, string>) };
  const request = new Request(`http://localhost:8787${path}`, { ...init, headers });
  return respond(request, testEnv(env, request.headers) as never, { waitUntil: (one) => void work.push(one) }, handle);
};
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

test("over the limit, pages that can wait answer 503, cart and checkout still answer, and afterwards all do", async () => {
  // After an earlier file's fault nothing is cached for a second.
  let kept: Response;
  do {
    kept = await send(CACHED_PATH);
    expect(await kept.text()).toContain("answer of");
    await Promise.all(work.splice(0));
  } while (!kept.headers.get("Server-Timing")?.includes("memory"));
  const before = Array.from({ length: concurrencyLimit.shop }, () => send("/shop/compare"));
  await until(() => waiting.length === concurrencyLimit.shop);
  asked.length = 0;

  for (const path of ["/shop/compare", "/vendors?page=7", "/product/default/crowd", "/shop/sidebar/list?name=crowd"]) {
    const answer = await send(path);
    expect([answer.status, answer.headers.get("Retry-After")], path).toEqual([503, "5"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toContain("Part of the shop isn&#x27;t working right now.");
  }
  const data = await send("/search/suggestions?q=coffee", { headers: { Accept: "application/json" } });
  expect([data.status, await data.json()]).toEqual([503, { ok: false, status: 503 }]);
  const copy = await send(CACHED_PATH);
  expect([copy.status, copy.headers.get("Server-Timing")]).toEqual([200, expect.stringContaining("memory")]);
  const old = await send(CACHED_PATH, { headers: { Cookie: "compare=1" } });
  expect([old.status, old.headers.get("Server-Timing")]).toEqual([200, expect.stringContaining("last good")]);
  expect(asked).toEqual([]);

  const ways = ["/shop/cart", "/shop/guest-checkout", "/healthz", "/robots.txt", "/portal/v1/stock"];
  const goingOn = [...ways.map((path) => send(path)), send("/operator/catalogue", { method: "POST" })];
  await until(() => waiting.length === concurrencyLimit.shop + 6);
  for (const resolve of waiting.splice(0)) resolve();
  for (const answer of [...before, ...goingOn]) expect((await answer).status).toBe(200);

  const after = send("/shop/compare");
  await until(() => waiting.length === 1);
  waiting.pop()!();
  expect((await after).status).toBe(200);
});

test("vendors' systems have a limit of their own, and close no page", async () => {
  const asking = Array.from({ length: concurrencyLimit.signed }, () => send("/portal/v1/stock"));
  await until(() => waiting.length === concurrencyLimit.signed);
  const answer = await send("/portal/v1/stock", { headers: { Accept: "application/json" } });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  const page = send("/shop/compare");
  await until(() => waiting.length === concurrencyLimit.signed + 1);
  for (const resolve of waiting.splice(0)) resolve();
  for (const one of [...asking, page]) expect((await one).status).toBe(200);
});
