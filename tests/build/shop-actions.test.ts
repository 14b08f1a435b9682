import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exemptRoutes } from "../../app/http/exempt-routes.ts";
import routes from "../../app/routes.ts";
import { shopActions, shopAddresses, writingPaths } from "../../scripts/steps/tests/shop-actions.ts";

/** Specification 7.2, its first column. */
const SPECIFIED = [
  "Add to cart",
  "Add to guest cart",
  "Add to wishlist",
  "Add to compare",
  "Fetch holiday/exhibition package",
  "Fetch holiday-package subcategories",
  "Fetch holiday package products",
  "Fetch a single category",
  "New arrivals, paginated",
  "Discount products, paginated",
  "Discount products",
  "Free delivery products",
  "Last viewed products",
  "Products under 1K",
  "Recommended products for the user",
  "Most viewed",
  "Get all vendors",
  "Fetch carousel images",
  "Home-page content",
  "Update notification token",
  "Verify login token",
];

const served = routes
  .flatMap(({ children, ...route }) => children ?? route)
  .map(({ path = "", file }) => ({ path: `/${path}`, file, source: readFileSync(`app/${file}`, "utf8") }));

describe("docs/addresses.md (specification 7.2)", () => {
  test("has every row of the specification", () => {
    const names = shopActions.map(({ name }) => name);
    expect(SPECIFIED.filter((name) => !names.includes(name))).toEqual([]);
  });

  test("has every route that takes a form, and no other", () => {
    // Only workers/refusals calls refused-write.
    const taking = served.filter(({ source, path }) => isTarget(source) && path !== "/refused-write");
    expect(taking.map(({ path }) => path).sort()).toEqual(writingPaths().sort());
  });

  test("has every route with its file, in the order of app/routes.ts", () => {
    const listed = shopAddresses.map(
      ({ path, file }) => `${path.replace(/^\/catalogue\/.*/, "/catalogue/:collection")} ${file}`,
    );
    expect([...new Set(listed)]).toEqual(served.map(({ path, file }) => `${path} ${file}`));
  });

  test("names those that need no form token", () => {
    const exempt = shopActions.filter(({ who }) => who === "operator" || who === "signer" || who === "browser");
    expect(exempt.map(({ path }) => path).sort()).toEqual(exemptRoutes.map(({ path }) => path).sort());
  });
});

function isTarget(source: string): boolean {
  return /export (const|async function|function) action\b/.test(source);
}
