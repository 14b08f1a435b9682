import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as portal from "../../../app/http/secrets/portal-signature.server.ts";

// docs/seller-portal.md

const SECRET = "a secret of vendors' keys, for tests alone";
const NOW = 1_795_251_600_000;
const key = portal.newPortalKey();
const secret = portal.portalKeySecret(SECRET, key);
const request = { method: "POST", target: "/portal/v1/closed?a=1", body: '{"id":"ሀ"}' };

function headers(
  change: Partial<portal.SignedText & { key: string; secret: string; signature: string }> = {},
): Headers {
  const timestamp = change.timestamp ?? String(NOW / 1_000);
  const signed = { ...request, ...change, timestamp };
  return new Headers({
    "X-Gulit-Key": change.key ?? key,
    "X-Gulit-Timestamp": timestamp,
    "X-Gulit-Signature": change.signature ?? portal.signForPortal(change.secret ?? secret, signed),
  });
}
const signer = (given: Headers, master = SECRET) => portal.signingKey(given, request, master, NOW);

test("a signature is HMAC-SHA256, in hex, of timestamp, method, target and body, one a line", () => {
  const text = ["1795251600", "POST", request.target, request.body].join("\n");
  const expected = createHmac("sha256", secret).update(text).digest("hex");
  expect(portal.signForPortal(secret, { ...request, timestamp: "1795251600" })).toBe(expected);
  expect(signer(headers())).toBe(key);
  expect(signer(headers({ signature: expected.toUpperCase() }))).toBe(key);
});

test("a right signature of another time says by how many seconds", () => {
  for (const late of [301, -301]) {
    const timestamp = String(NOW / 1_000 - late);
    expect(signer(headers({ timestamp }))).toBe(late);
    expect(signer(headers({ timestamp, secret: SECRET }))).toBeNull();
  }
  for (const off of [-300, 300]) expect(signer(headers({ timestamp: String(NOW / 1_000 + off) }))).toBe(key);
});

test("keys differ, and so do their secrets; another shop's secret makes other ones", () => {
  const other = portal.newPortalKey();
  expect(other).toMatch(/^[\w-]{16}$/);
  expect(new Set([secret, portal.portalKeySecret(SECRET, other), portal.portalKeySecret(`${SECRET}.`, key)]).size).toBe(
    3,
  );
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
});

describe("nobody signed", () => {
  test.each<[string, Headers]>([
    ["nothing at all", new Headers()],
    ["with another method", headers({ method: "GET" })],
    ["with another address", headers({ target: "/portal/v1/closed" })],
    ["with another body", headers({ body: '{"id":"ሁ"}' })],
    ["with the parts of one put into another", headers({ target: `${request.target}\n${request.body}`, body: "" })],
    ["with the time after signing", new Headers([...headers(), ["X-Gulit-Timestamp", "1795251601"]])],
    ["at no time", headers({ timestamp: "-1" })],
    ["with a key's name that is too long", headers({ key: `${key}A` })],
    ["with another key's name", headers({ key: portal.newPortalKey() })],
    ["with the shop's own secret", headers({ secret: SECRET })],
  ])("%s", (_, given) => {
    expect(signer(given)).toBeNull();
  });

  test.each([
    ["no secret", ""],
    ["a short one", "x".repeat(31)],
  ])("in a shop with %s", (_, master) => {
    const own = portal.portalKeySecret(master, key);
    expect(signer(headers({ secret: own }), master)).toBeNull();
    expect(portal.isPortalOpen(master)).toBe(false);
  });
});
