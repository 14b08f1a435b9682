import { expect, test } from "vitest";
import { isLite, liteCookie } from "../../../app/http/pages/lite-page.server.ts";

test.each([
  [{}, false],
  [{ cookie: "lite=1" }, true],
  [{ cookie: "a=b; lite=1" }, true],
  [{ "save-data": "on" }, true],
  [{ "save-data": "On" }, true],
  [{ "save-data": "off" }, false],
  [{ cookie: "lite=0", "save-data": "on" }, false],
  [{ cookie: "lite=1", "save-data": "off" }, true],
  [{ cookie: "lite=yes", "save-data": "on" }, true],
  [{ cookie: "lite=yes" }, false],
])("%j reads the lite shop: %s", (headers, lite) => expect(isLite(new Headers(headers))).toBe(lite));

test.each([
  ["1", true],
  ["0", false],
] as const)("the choice %s is remembered for a year, and read again: %s", (choice, lite) => {
  const cookie = liteCookie(choice, { secure: true });
  expect(cookie).toBe(`lite=${choice}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure`);
  expect(isLite(new Headers({ cookie: cookie.split(";")[0]!, "save-data": "on" }))).toBe(lite);
});
