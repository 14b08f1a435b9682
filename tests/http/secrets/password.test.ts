import { expect, test, vi } from "vitest";
import { hashPassword, passwordHashes, verifyPassword } from "../../../app/http/secrets/password.server.ts";

vi.setConfig({ testTimeout: 60_000 });

test("a password fits its own form only; two forms of it differ", async () => {
  const [one, two] = await Promise.all([hashPassword("coffee at seven"), hashPassword("coffee at seven")]);
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword("coffee at seven", one)).toBe(true);
  for (const other of ["Coffee at seven", "coffee at seven ", "coffee at seven\0"]) {
    expect(await verifyPassword(other, one)).toBe(false);
  }
});

test("letters count, not how a keyboard encodes them", async () => {
  expect(await verifyPassword("caf\u00e9 at seven", await hashPassword("cafe\u0301 at seven"))).toBe(true);
});

test("a form with other parameters still fits", async () => {
  const weaker = "scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$";
  expect(await verifyPassword("x", `${weaker}${"A".repeat(43)}`)).toBe(false);
});

test.each([
  ["nobody's", "coffee at seven", null],
  ["a broken form", "coffee at seven", "scrypt$x"],
  ["an empty password", "", null],
  ["a password too long", "a1".repeat(30_000), null],
])("%s: one hash, no entry", async (_, password, stored) => {
  const before = passwordHashes();
  expect(await verifyPassword(password, stored)).toBe(false);
  expect(passwordHashes() - before).toBe(1);
});

test("a password whose beginning fits does not", async () => {
  const password = "a1".repeat(64);
  const stored = await hashPassword(password);
  expect(await verifyPassword(password, stored)).toBe(true);
  expect(await verifyPassword(`${password}b`, stored)).toBe(false);
});
