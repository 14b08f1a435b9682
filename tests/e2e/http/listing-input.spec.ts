import { expect } from "vitest";
import { test } from "../../support/http-test.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

const LIST = "/shop/sidebar/3cols";
const encoded = encodeURIComponent;

const cases: [address: string, status: number, canonical: string | null][] = [
  ["?page=0", 200, ""],
  ["?page=-1&vendor=abc&rating=9&off=7&stock=out&sort=drop", 200, ""],
  // Other tests' imports change the number of pages.
  ["?page=999999", 200, "?page=the last"],
  ["?minPrice=9e99&maxPrice=-1&price=1-2", 200, ""],
  ["?minPrice=5000&maxPrice=1000", 200, "?minPrice=1000&maxPrice=5000"],
  ["?after=%00&before=%27--", 200, ""],
  [`?after=${"z".repeat(3000)}`, 200, ""],
  ["?color=%E0%A4%A&brand=%FF", 200, ""],
  [`?${"vendor=1&".repeat(700)}`, 200, "?vendor=1"],
  [`?brand=${encoded("'; DROP TABLE product; --")}`, 200, ""],
  ["?filter=1&utm_source=x&from=list&id=4", 200, ""],
  ["?category=electronics&page=2&sort=price&foo=1", 200, "?parentCategory=electronics&sort=price&page=2"],
  ["%24category=mens-shoes", 200, "?category=mens-shoes"],
  ["$category=mens-shoes", 200, "?category=mens-shoes"],
  ["$category=no-such-place", 404, null],
  ["?parentCategory=no-such-place", 404, null],
  [`?name=${"a".repeat(10_000)}`, 414, null],
];

for (const [address, status, canonical] of cases) {
  test(`${address.slice(0, 60)} answers ${status}`, async ({ baseURL }) => {
    const answer = await new Visitor(baseURL).get(LIST + address);
    expect(answer.status).toBe(status);
    if (canonical === null) return;
    const [, href] = /<link rel="canonical" href="([^"]+)"/.exec(answer.text)!;
    expect(href!.replaceAll("&amp;", "&").replace(/page=6\d$/, "page=the last")).toBe(baseURL + LIST + canonical);
  });
}

const HOSTILE = [
  `"' OR 1=1 NEAR( * ^ : -- {title}`,
  'AND OR NOT "',
  "<script>alert(1)</script>",
  "\u0000null\u0000",
  "\u202Etxt.exe\u202C \u200F",
  "ሀ".repeat(2_000 / 9),
  "🙂".repeat(100),
  "((((((((((",
  "*".repeat(100),
];

for (const name of HOSTILE) {
  test(`the search ${JSON.stringify(name.slice(0, 30))} is shown as text`, async ({ baseURL }) => {
    const { status, text } = await new Visitor(baseURL).get(`${LIST}?name=${encoded(name)}&vendor=${encoded(name)}`);
    expect(status).toBe(200);
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("\u202E");
    expect(text).not.toContain("\u0000");
    expect(text).toContain("</html>");
  });
}
