import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Intention } from "../../../app/domain/cart/intention.ts";
import { openIntention, sealIntention } from "../../../app/http/forms/intention.server.ts";
import { ownPath } from "../../../app/http/pages/own-path.server.ts";

const secrets = ["a secret of the tests, long enough", "the secret before it, long enough"] as const;
const wanted: Intention = { kind: "wishlistAdd", fields: { product: "7" }, returnTo: "/shop/sidebar/list?page=2" };
const sealed = sealIntention(wanted, secrets, "mine");
const [payload, signature] = sealed.split(".") as [string, string];
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const sign = (text: string, secret: string = secrets[0], idHash = "mine", purpose = "intention") =>
  `${text}.${createHmac("sha256", secret).update(`${purpose}\n${idHash}\n${text}`).digest("base64url")}`;

test("an intention comes back to the session it was made in, also while the secret is being replaced", () => {
  expect(openIntention(sealed, secrets, "mine")).toEqual(wanted);
  expect(openIntention(sealIntention(wanted, [secrets[1]], "mine"), secrets, "mine")).toEqual(wanted);
  expect(sealed).toMatch(/^[\w.-]+$/);
});

test("a way back that is too long is left out, not the intention", () => {
  const long = sealIntention({ ...wanted, returnTo: `/shop/sidebar/list?name=${"x".repeat(1_500)}` }, secrets, "mine");
  expect(long.length).toBeLessThanOrEqual(1_024);
  expect(openIntention(long, secrets, "mine")).toEqual({ ...wanted, returnTo: "/" });
});

test.each([
  ["another session's", sealIntention(wanted, secrets, "theirs")],
  ["signed with another secret", sign(payload, "a secret that is not ours at all")],
  ["signed for another purpose", sign(payload, secrets[0], "mine", "sid")],
  ["with another product", `${encode({ ...wanted, fields: { product: "8" } })}.${signature}`],
  ["cut at its end", sealed.slice(0, -1)],
  ["cut at its beginning", sealed.slice(1)],
  ["without signature", payload],
  ["with an empty signature", `${payload}.`],
  ["twice", `${sealed}.${signature}`],
  ["empty", ""],
  ["missing", null],
  ["of an unknown kind, well signed", sign(encode({ ...wanted, kind: "accountDelete" }))],
  ["no JSON, well signed", sign(Buffer.from("{").toString("base64url"))],
  ["over 1 KB, well signed", sign(encode({ ...wanted, returnTo: `/${"x".repeat(1_100)}` }))],
  ["markup", "<script>alert(1)</script>.x"],
])("security-and-faults.md 4: nobody else's intention is carried out: %s: ignored", (_, text) => {
  expect(openIntention(text, secrets, "mine")).toBeNull();
});

test.each([
  ["/shop/sidebar/list?modal=sign-in&page=2", "/shop/sidebar/list?page=2"],
  ["/?modal=sign-in", "/"],
  ["/token-login?q=secret", "/token-login"],
  ["/TOKEN-login?%71=secret&lng=am", "/TOKEN-login?lng=am"],
  ["/shop/sidebar/list?name=a%20b", "/shop/sidebar/list?name=a%20b"],
  ["https://shop.example//evil.example/a?b=1", "/evil.example/a?b=1"],
  ["https://shop.example/\\evil.example?q=1", "/evil.example"],
])("the way back to %s is %s (settled.md 4)", (path, own) => {
  expect(ownPath(new URL(path, "https://shop.example"))).toBe(own);
});
