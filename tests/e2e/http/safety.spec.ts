import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// settled.md 13; that no page violates the policy: tests/e2e/pages/safety.spec.ts.

test("the policy and its companions stand on pages, data, redirects, refusals and errors", async () => {
  const visitor = new Visitor(baseURL);
  await visitor.get("/");
  const answers = [
    await visitor.get("/"),
    await visitor.get("/_.data"),
    await visitor.get("/cart/lines"),
    await visitor.post("/preferences", { locale: "en" }),
    await visitor.post("/preferences", { _xsrf: "" }),
    await visitor.get("/unknown"),
    await visitor.send("PUT", "/", {}),
  ];
  for (const { status, headers } of answers) {
    expect(headers.get("content-security-policy"), String(status)).toMatch(
      /script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'/,
    );
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(headers.get("permissions-policy")).toBeTruthy();
  }
  const nonces = answers.map(({ headers }) => /nonce-([^']+)/.exec(headers.get("content-security-policy")!)![1]);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test("built files are kept for ever, pictures for a week", async () => {
  const { text } = await new Visitor(baseURL).get("/");
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(text)![1]!;
  const picture = /src="(\/media\/web-banner\/[^"]+\.webp)"/.exec(text)![1]!;
  const asset = await fetch(baseURL + style);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await fetch(baseURL + picture)).headers.get("cache-control")).toContain("max-age=604800");
});
