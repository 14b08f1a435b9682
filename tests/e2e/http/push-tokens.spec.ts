import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { newGuest, json } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 4.9 and 7.2 (update-notification-token), security-and-faults.md 2 (Push token) and 6.

let made = 0;
const newToken = () => `${process.pid}-${Date.now().toString(36)}-${(made += 1)}:APA91b_push-token`;

test("a token is 1 to 1,024 printable ASCII characters; anything else is refused and not sent back", async () => {
  const own = await newGuest(baseURL);
  const longest = "t".repeat(1_024);
  for (const wrong of ["", `${longest}t`, "a\u0000"]) {
    for (const action of ["/push/tokens", "/push/tokens/remove"]) {
      const answer = await own.post(action, { token: wrong }, json);
      expect(answer.status, JSON.stringify(wrong)).toBe(422);
      expect(JSON.parse(answer.text).fields).toEqual({ token: "That isn't a notification token." });
    }
    const page = await own.post("/push/tokens", { token: wrong, returnTo: "/shop/compare" });
    expect(page.status).toBe(422);
    if (wrong.length > 9) expect(page.text).not.toContain(wrong);
  }
  expect((await own.post("/push/tokens", {}, json)).status).toBe(422);
  const good = await own.post("/push/tokens", { token: longest }, json);
  expect(good.status).toBe(200);
  expect(JSON.parse(good.text)).toEqual({ ok: true, message: null });
  expect((await own.post("/push/tokens/remove", { token: longest }, json)).status).toBe(200);
  expect((await own.post("/push/tokens/remove", { token: longest }, json)).status).toBe(200);
});

test("the call of specification 7.1: JSON with the cookie's token in X-XSRF-TOKEN; never without", async () => {
  const own = await newGuest(baseURL);
  const send = (headers: Record<string, string>) =>
    own.send(
      "POST",
      "/push/tokens",
      { ...json, "Content-Type": "application/json", Origin: baseURL, ...headers },
      JSON.stringify({ token: newToken() }),
    );
  expect((await send({ "X-XSRF-TOKEN": own.token })).status).toBe(200);
  expect((await send({})).status).toBe(403);
  for (const path of ["/push/tokens", "/push/tokens/remove"]) {
    const shown = await own.get(path);
    expect([shown.status, shown.headers.get("location")]).toEqual([303, "/"]);
  }
});

test("Firebase's hosts stand in the policy only where push is on", async () => {
  const own = new Visitor(baseURL);
  const policy = async (headers = {}) => (await own.get("/", headers)).headers.get("content-security-policy")!;
  expect(await policy()).not.toMatch(/googleapis/);
  const on = await policy({ "x-test-push": "on" });
  expect(on).toContain(
    "connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com;",
  );
  expect(on).toContain("worker-src 'self'");
});
