import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Addresses: tests/domain/vendors/vendor-store-query.test.ts and vendor-directory.test.ts.

const isIndexed = (text: string) => !/<meta name="robots" content="noindex"/.test(text);

test("a vendor's number has one spelling, and what is none is nobody (specification 2.1)", async () => {
  const { status, headers } = await new Visitor(baseURL).get("/vendor-store/0007?sort=price&page=2");
  expect([status, headers.get("location")]).toEqual([301, "/vendor-store/7?sort=price&page=2"]);
  for (const id of ["0", "7'--", "99999999", "9".repeat(400)]) {
    const nobody = await new Visitor(baseURL).get(`/vendor-store/${id}`);
    expect(nobody.status, id).toBe(404);
    expect(nobody.text).toContain("Page not found");
    expect(isIndexed(nobody.text)).toBe(false);
  }
});

test("robots follow no link to a set of filters", async () => {
  for (const path of ["/vendor-store/11", "/vendors?city=Adama"]) {
    const { text } = await new Visitor(baseURL).get(path);
    const links = [...text.matchAll(/<a\b[^>]*href="(\/vendors|\/vendor-store\/11)\?([^"]*)"[^>]*>/g)];
    const followed = links.filter(
      // lng alone is not a filter (settled.md 16).
      ([tag, , search]) => !/^(page=\d+(&amp;(after|before)=[\w-]+)?|lng=am)$/.test(search!) && !/nofollow/.test(tag),
    );
    expect(followed.map(([tag]) => tag)).toEqual([]);
  }
});
