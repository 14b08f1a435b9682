import { expect, test } from "vitest";
import { laneOf } from "../../../app/domain/pages/lane.ts";
import { exemptRoutes } from "../../../app/http/exempt-routes.ts";

// docs/decisions/0048.

test.each([
  ["/robots.txt", "machines"],
  ["/sitemap.xml", "machines"],
  ["/sitemaps/products-1.xml", "machines"],
  ["/llms.txt", "machines"],
  ["/site.webmanifest", "machines"],
  ["/.well-known/security.txt", "machines"],
  ["/blog/classic/feed.xml", "machines"],
  ["/healthz", "health"],
  ["/media/v/0-320.webp", "pictures"],
  ["/", "shop"],
  ["/portal", "shop"],
  ["/Reports/csp", "shop"],
  ["/healthz.data", "shop"],
  ["/desk/orders", "shop"],
])("%s comes with %s", (pathname, lane) => expect(laneOf(pathname)).toBe(lane));

test("what proves itself without a form token never comes with the shoppers", () => {
  for (const { path, proof } of exemptRoutes)
    expect(laneOf(path), path).toBe(proof === "limits" ? "reports" : "signed");
});
