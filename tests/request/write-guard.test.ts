import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { nobodysSession } from "../../app/request/session.server.ts";
import { guardWrite } from "../../app/request/write-guard.server.ts";

// security-and-faults.md 4: a write comes from a page of ours, with this session's token, or is turned away before routing.

const SHOP = "https://gulit.example";
const session = nobodysSession("right");
session.accepts = (token) => token === "right";

async function statusOf(headers: Record<string, string>, body: string, path = "/cart/lines"): Promise<number | null> {
  const form = { "Content-Type": "application/x-www-form-urlencoded", ...headers };
  const request = new Request(SHOP + path, { method: "POST", headers: form, body });
  return (await guardWrite(request, session, SHOP, new RouterContextProvider()))?.status ?? null;
}

test.each<[string, Record<string, string>, string, number | null]>([
  ["a page of ours", { Origin: SHOP, "Sec-Fetch-Site": "same-origin" }, "_xsrf=right", null],
  ["a browser that says nothing of where it comes from", {}, "_xsrf=right", null],
  ["the token in a header", { Origin: SHOP, "X-XSRF-TOKEN": "right" }, "product=1", null],
  ["another site", { Origin: "https://evil.example" }, "_xsrf=right", 403],
  ["a page without an origin", { Origin: "null" }, "_xsrf=right", 403],
  ["our own name on http", { Origin: "http://gulit.example" }, "_xsrf=right", 403],
  ["a site beside ours", { "Sec-Fetch-Site": "same-site" }, "_xsrf=right", 403],
  ["another session's token", { Origin: SHOP }, "_xsrf=wrong", 403],
  ["no token", { Origin: SHOP }, "product=1", 403],
  ["two tokens", { Origin: SHOP }, "_xsrf=right&_xsrf=right", 400],
])("%s", async (_, headers, body, status) => expect(await statusOf(headers, body)).toBe(status));
