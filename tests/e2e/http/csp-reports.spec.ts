import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// settled.md 12, 13.

const REPORT = {
  "document-uri": "http://localhost/report-test?token=Secret-1",
  "violated-directive": "script-src-elem",
  "blocked-uri": "https://evil.example/a?b",
};
const old = JSON.stringify({ "csp-report": REPORT });
const page = "http://localhost/report-test";
const batch = JSON.stringify([
  { type: "csp-violation", body: { documentURL: page, effectiveDirective: "img-src", blockedURL: "inline" } },
]);

const cases: [name: string, type: string, body: string, status: number][] = [
  ["report-uri", "application/csp-report", old, 204],
  ["the Reporting API", "application/reports+json", batch, 204],
  ["no JSON", "application/csp-report", "{", 400],
  ["a form", "application/x-www-form-urlencoded", "a=1", 415],
  ["no type", "", old, 415],
  ["over 8 KiB", "application/csp-report", JSON.stringify({ "csp-report": { ...REPORT, x: "x".repeat(8_192) } }), 413],
];

for (const [name, type, body, status] of cases) {
  test(`${name}: ${status}`, async () => {
    const headers: Record<string, string> = type === "" ? {} : { "Content-Type": type };
    const answer = await fetch(`${baseURL}/reports/csp`, {
      method: "POST",
      headers: { ...headers, Cookie: "sid=forged; lng=am" },
      body: new TextEncoder().encode(body),
    });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe("");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toContain("report-uri /reports/csp");
  });
}

test("reading it answers 405 with what is allowed", async () => {
  const { status, headers } = await new Visitor(baseURL).get("/reports/csp");
  expect(status).toBe(405);
  expect(headers.get("allow")).toBe("POST");
});
