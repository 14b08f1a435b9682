import { expect, test } from "vitest";
import { deviceCookie, deviceOfAccount, hasDeviceCookie } from "../../../app/http/cookies/device-cookie.server.ts";

// security-and-faults.md 8.

const plain = { secrets: ["secret one"] as const, publicOrigin: "http://localhost:8787" };
const sent = (set: string) => set.split(";", 1)[0]!;

test("is known for who signed in on it, under either secret, and for nobody else", () => {
  const set = deviceCookie(null, 7, plain);
  expect(set).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
  const cookie = sent(set);
  const id = deviceOfAccount(cookie, 7, plain);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(deviceOfAccount(cookie, 7, { ...plain, secrets: ["secret two", "secret one"] })).toBe(id);
  expect(deviceOfAccount(cookie, 7, { ...plain, secrets: ["secret two"] })).toBeNull();
  expect(deviceOfAccount(cookie, 8, plain)).toBeNull();
});

test("is known for five accounts, the last ones, and keeps its name", () => {
  let cookie: string | null = null;
  for (const account of [1, 2, 3, 4, 5, 3, 6]) cookie = sent(deviceCookie(cookie, account, plain));
  const known = [1, 2, 3, 4, 5, 6].filter((account) => deviceOfAccount(cookie, account, plain) !== null);
  expect(known).toEqual([2, 3, 4, 5, 6]);
  expect(new Set(known.map((account) => deviceOfAccount(cookie, account, plain))).size).toBe(1);
});

test("what is forged, cut or of another name says nothing", () => {
  const cookie = sent(deviceCookie(null, 7, plain));
  const forged = [
    cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    cookie.replace(/=./, (first) => (first === "=A" ? "=B" : "=A")),
  ];
  for (const one of forged) expect(deviceOfAccount(one, 7, plain)).toBeNull();
  for (const one of [null, "", "device=", "device=x", cookie.slice(0, -1), `${cookie}x`, `other${cookie}`]) {
    expect(hasDeviceCookie(one, plain.publicOrigin), String(one)).toBe(false);
    expect(deviceOfAccount(one, 7, plain)).toBeNull();
  }
  const secure = { ...plain, publicOrigin: "https://shop.example" };
  expect(deviceCookie(null, 7, secure)).toMatch(/^__Host-device=.*; Secure$/);
  expect(deviceOfAccount(cookie, 7, secure)).toBeNull();
});
