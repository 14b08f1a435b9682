import { expect, test } from "vitest";
import { bookmarkCookie, readBookmark } from "../../../app/http/cookies/bookmark-cookie.server.ts";

// docs/decisions/0056; settled.md 11.

const secrets = ["a secret of the tests, long enough"] as const;
const BOOKMARK = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";
const valueOf = (cookie: string) => cookie.slice("seen=".length, cookie.indexOf(";"));
const value = valueOf(bookmarkCookie(BOOKMARK, secrets, "https://shop.example"));

test("comes back as it was given, by the secret before as well", () => {
  expect(readBookmark(value, secrets)).toBe(BOOKMARK);
  expect(readBookmark(value, ["a newer secret of the tests, long enough", ...secrets])).toBe(BOOKMARK);
});

test.each([
  ["none", undefined],
  ["empty", ""],
  ["unsigned", BOOKMARK],
  ["of times to come", value.replace("00000085", "99999999")],
  ["cut", value.slice(0, -1)],
  ["no bookmark", "first-primary."],
  ["another shop's", valueOf(bookmarkCookie(BOOKMARK, ["another shop's secret, long enough"], "https://a.example"))],
])("%s is none", (_, cookie) => {
  expect(readBookmark(cookie, secrets)).toBeNull();
});

test("no script reads it, and it goes over https where the shop does", () => {
  const attributes = "Path=/; Max-Age=600; SameSite=Lax; HttpOnly";
  expect(bookmarkCookie(BOOKMARK, secrets, "https://shop.example")).toBe(`seen=${value}; ${attributes}; Secure`);
  expect(bookmarkCookie(BOOKMARK, secrets, "http://localhost:8787")).toBe(`seen=${value}; ${attributes}`);
});
