import { expect, test } from "vitest";
import { issueSession, issueXsrf, isXsrfValid, readSession } from "../../../app/http/cookies/session-cookie.server.ts";

const DAY = 86_400_000;
const now = 20_000 * DAY;
const secrets = ["first secret of the tests"] as const;

// Signed session id: security-and-faults.md 4.

test("what the first release signed is known for ever: a release signs nobody out", () => {
  const id = `${"A".repeat(32)}.g2p.a`;
  const known = readSession(
    `${id}.TKh8ivYVphOKlrY0VPBtlq40q-8d8PtGPklfLbFuNk4`,
    ["a secret of the tests, long enough"],
    1_800_000_000_000,
  );
  expect(known).toMatchObject({ id, isAccount: true });
});

test("what was issued is read back, for 90 days", () => {
  const { cookie, id, idHash } = issueSession(secrets, now);
  expect(readSession(cookie, secrets, now)).toEqual({ id, idHash, isAccount: false });
  expect(readSession(cookie, secrets, now + 90 * DAY)).not.toBeNull();
  expect(readSession(cookie, secrets, now + 91 * DAY)).toBeNull();
  expect(cookie).not.toContain(idHash);
});

test("forged, truncated, foreign and empty values are a guest", () => {
  const { cookie } = issueSession(secrets, now);
  const other = issueSession(["another secret"], now).cookie;
  const signature = cookie.slice(-43);
  for (const value of [
    undefined,
    "",
    "x",
    cookie.slice(0, -1),
    `${cookie}x`,
    other,
    `${"A".repeat(32)}.0.${signature}`,
    cookie.replace(/^./, (c) => (c === "A" ? "B" : "A")),
  ]) {
    expect(readSession(value, secrets, now), String(value)).toBeNull();
  }
});

test("says whether it was given at a sign-in, which nobody can add to a guest's", () => {
  const { cookie, id } = issueSession(secrets, now, true);
  expect(readSession(cookie, secrets, now)).toMatchObject({ id, isAccount: true });
  const guest = issueSession(secrets, now);
  expect(readSession(guest.cookie.replace(guest.id, `${guest.id}.a`), secrets, now)).toBeNull();
  expect(readSession(cookie.replace(".a.", "."), secrets, now)).toBeNull();
});

test("the previous secret is still accepted, an older one is not", () => {
  const { cookie } = issueSession(["old"], now);
  expect(readSession(cookie, ["new", "old"], now)).not.toBeNull();
  expect(readSession(cookie, ["newest", "new"], now)).toBeNull();
});

test("a form token belongs to one session", () => {
  const token = issueXsrf(secrets, "session one");
  expect(isXsrfValid(token, secrets, "session one")).toBe(true);
  expect(isXsrfValid(token, secrets, "session two")).toBe(false);
  for (const wrong of [undefined, "", "a.b", token.slice(1), `${token}a`, issueXsrf(["another"], "session one")]) {
    expect(isXsrfValid(wrong, secrets, "session one"), String(wrong)).toBe(false);
  }
});
