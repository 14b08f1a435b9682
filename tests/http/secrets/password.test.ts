import { expect, test, vi } from "vitest";
import { hashPassword, passwordHashes, verifyPassword } from "../../../app/http/secrets/password.server.ts";

vi.setConfig({ testTimeout: 60_000 });

test("a password fits its own form only, whatever keyboard encodes its letters; two forms of it differ", async () => {
  const long = "a1".repeat(60);
  const [one, two] = await Promise.all([hashPassword(`cafe\u0301 ${long}`), hashPassword(`cafe\u0301 ${long}`)]);
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(`caf\u00e9 ${long}`, one)).toBe(true);
  for (const other of [`Caf\u00e9 ${long}`, ...["b", " ", "\0"].map((more) => `caf\u00e9 ${long}${more}`)])
    expect(await verifyPassword(other, one)).toBe(false);
});

test("a form with other parameters still fits", async () => {
  const weaker = "scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$";
  expect(await verifyPassword("x", `${weaker}${"A".repeat(43)}`)).toBe(false);
});

test.each([
  ["nobody's", "coffee at seven", null],
  ["a broken form", "coffee at seven", "scrypt$x"],
  ["a password too long", "a1".repeat(30_000), null],
])("%s: one hash, no entry", async (_, password, stored) => {
  const before = passwordHashes();
  expect(await verifyPassword(password, stored)).toBe(false);
  expect(passwordHashes() - before).toBe(1);
});
