import { expect, test, vi } from "vitest";
import { logAs } from "../../app/http/log.server.ts";
import { logReport, readReports } from "../../app/http/csp-report.server.ts";

// security-and-faults.md 7.

const one = (report: object) => readReports(JSON.stringify({ "csp-report": report }))![0]!;

test("a secret in an address, a search or a blocked address is not kept", () => {
  const report = one({
    "document-uri": "https://shop.example/shop/wishlist/Secret-1?q=Secret-2#Secret-3",
    "violated-directive": "script-src-elem https://evil.example Secret-4",
    "blocked-uri": "https://user:Secret-5@evil.example/Secret-6?Secret-7",
    referrer: "https://shop.example/token-login?q=Secret-8",
    "script-sample": "Secret-9",
  });
  expect(report).toEqual({ directive: "script-src-elem", blocked: "https://evil.example", page: "/shop/wishlist" });
});

test("of a link that opens an order or a parcel only its kind is kept", () => {
  for (const page of ["/parcel", "/orders"]) {
    expect(one({ "document-uri": `https://shop.example${page}/Secret-Secret-Secret22?lng=am` }).page).toBe(page);
  }
  expect(one({ "document-uri": "https://shop.example/product/default/blue-shoe" }).page).toBe("/product/default");
});

test("what is no address is a keyword, a scheme or nothing", () => {
  expect(one({ "blocked-uri": "inline" }).blocked).toBe("inline");
  expect(one({ "blocked-uri": "data:text/html,Secret" }).blocked).toBe("data:");
  expect(one({ "blocked-uri": "a name\nof somebody" }).blocked).toBe("");
  expect(one({ "document-uri": 'javascript:"}\n{"event":"forged"}' }).page).not.toContain("\n");
  expect(one({ "document-uri": "about:blank" }).page).toBe("/blank");
});

test("a long list is cut, and every report is one line of JSON", () => {
  const entry = { type: "csp-violation", body: { documentURL: "https://shop.example/", blockedURL: "eval" } };
  const reports = readReports(JSON.stringify(Array.from({ length: 50 }, () => entry)))!;
  expect(reports).toHaveLength(10);
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  logAs("id-1", () => logReport(reports[0]!));
  expect(JSON.parse(log.mock.calls[0]![0] as string)).toEqual({
    event: "csp",
    requestId: "id-1",
    directive: "",
    blocked: "eval",
    page: "/",
  });
  log.mockRestore();
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"a":1}',
  '[{"type":"deprecation","body":{}}]',
  "[".repeat(3_000) + "]".repeat(3_000),
])("%.40s is no report", (body) => expect(readReports(body)).toBeNull());

test("values of strange types are left out", () => {
  expect(one({ "document-uri": "https://shop.example/track", "blocked-uri": [], "violated-directive": 7 })).toEqual({
    directive: "",
    blocked: "",
    page: "/track",
  });
});
