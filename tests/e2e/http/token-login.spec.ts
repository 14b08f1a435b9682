import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { loginToken, newContact, newGuest, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 4.11; security-and-faults.md 2 and 4.

const isSignedIn = (visitor: Visitor) => visitor.cookies.get("sid")?.includes(".a.") ?? false;

test("a link signs in once: new session, then '/', then the sentence after the ':' (specification 2.10, 4.11)", async () => {
  const q = await loginToken(baseURL, newContact());
  const first = await newGuest(baseURL);
  const before = first.cookies.get("sid");
  const done = await first.post("/token-login", { q });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/"]);
  expect(first.cookies.get("sid")).not.toBe(before);
  expect(isSignedIn(first)).toBe(true);
  expect((await first.get("/shop/compare")).text).toMatch(/>Login Complete</);
  const second = await newGuest(baseURL);
  const late = await second.post("/token-login", { q });
  expect([late.status, late.headers.get("location")]).toEqual([303, "/"]);
  expect(isSignedIn(second)).toBe(false);
  const { text } = await second.get("/shop/compare");
  expect(text).toContain(
    "<div>This link has already been used. Ask for a new one, or sign in with your password.</div>",
  );
  expect(text).not.toContain("Sign-in link:");
});

test("looking uses nothing up: GET, HEAD, data, other letter case, prefetch", async () => {
  const q = await loginToken(baseURL, newContact());
  const visitor = await newGuest(baseURL);
  for (const [method, path, headers] of [
    ["GET", "/token-login", {}],
    ["HEAD", "/token-login", {}],
    ["GET", "/TOKEN-Login", {}],
    ["GET", "/token-login/", {}],
    ["GET", "/token-login.data", { Accept: "*/*" }],
    ["GET", "/token-login", { "Sec-Purpose": "prefetch;prerender", Purpose: "prefetch" }],
  ] as const) {
    const answer = await visitor.send(method, `${path}?q=${q}`, { Accept: "text/html", ...headers });
    expect(answer.status, `${method} ${path}`).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
    expect(isSignedIn(visitor)).toBe(false);
  }
  const done = await visitor.post("/token-login", { q }, json);
  expect(JSON.parse(done.text)).toMatchObject({ ok: true, to: "/" });
});

test("the page holds the token in its form and nowhere else that is sent", async () => {
  const q = await loginToken(baseURL, newContact());
  for (const path of [`/token-login?q=${q}`, `/Token-Login?lng=en&%71=${q}`]) {
    const { text } = await new Visitor(baseURL).get(path);
    expect(text).toContain("Please Wait...");
    expect(text).toContain(`name="q" value="${q}"`);
    expect(text).toContain('name="robots" content="noindex"');
    const fields = [...text.matchAll(/<(?:input|a|link|img)\b[^>]*>/g)].filter(([tag]) => tag.includes(q));
    expect(fields.map(([tag]) => tag)).toHaveLength(1);
  }
  const none = await new Visitor(baseURL).get("/token-login");
  expect([none.status, none.headers.get("location")]).toEqual([303, "/"]);
});

test("expired, unknown and malformed tokens sign nobody in and end at '/'", async () => {
  const old = await loginToken(baseURL, newContact(), { minutes: 1 });
  const later = { "x-test-now": String(Date.now() + 61_000) };
  const wrong: [string, string, Record<string, string>][] = [
    [old, "This link no longer works.", later],
    ["A".repeat(43), "This link does not work.", {}],
    ["", "This link does not work.", {}],
    ["<script>alert(1)</script>\u202e", "This link does not work.", {}],
  ];
  for (const [q, sentence, headers] of wrong) {
    const visitor = await newGuest(baseURL);
    const received = await visitor.post("/token-login", { q }, { ...json, ...headers });
    expect(received.status, q).toBe(422);
    expect(JSON.parse(received.text)).toEqual({ ok: false, form: expect.stringContaining(sentence), to: "/" });
    expect((await visitor.get("/shop/compare")).text).not.toContain(sentence);
    const page = await visitor.post("/token-login", { q }, headers);
    expect([page.status, page.headers.get("location")]).toEqual([303, "/"]);
    expect(isSignedIn(visitor)).toBe(false);
  }
});

test("somebody signed in becomes who the link is for; a form without its token keeps it to itself", async () => {
  const visitor = await newGuest(baseURL);
  await visitor.post("/token-login", { q: await loginToken(baseURL, newContact(), { name: "Almaz" }) });
  const before = visitor.cookies.get("sid");
  const q = await loginToken(baseURL, newContact(), { name: "Bekele" });
  const forged = await visitor.post("/token-login", { q, _xsrf: "" });
  expect(forged.status).toBe(403);
  expect(forged.text).not.toContain(q);
  await visitor.post("/token-login", { q });
  expect(visitor.cookies.get("sid")).not.toBe(before);
  expect((await visitor.get("/shop/compare")).text).toContain("Bekele");
});

test("the operator's address: its own proof, its own limits", async () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${baseURL}/operator/login-tokens`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: "Bearer test-operator", ...headers },
      body,
    });
  const contact = newContact();
  const good = JSON.stringify({ contact, create: true });
  expect((await send(good, { Authorization: "Bearer wrong" })).status).toBe(401);
  expect((await send(JSON.stringify({ contact }))).status).toBe(422);
  expect((await send(JSON.stringify({ contact, create: true, minutes: 11 }))).status).toBe(422);
  expect((await send(good, { "x-test-fail": "login_token" })).status).toBe(503);
  const answer = await send(good);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { token, address, expiresAt } = (await answer.json()) as { token: string; address: string; expiresAt: number };
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(address).toBe(`${baseURL}/token-login?q=${token}`);
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(10 * 60_000);
});
