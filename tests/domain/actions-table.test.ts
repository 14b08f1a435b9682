import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { describe, expect, test } from "vitest";
import formatting from "../../.oxfmtrc.json" with { type: "json" };
import { actionsTable, writingPaths } from "../../app/domain/actions-table.ts";
import { exemptRoutes } from "../../app/http/exempt-routes.ts";
import { addressesPage } from "../../scripts/steps/tests/addresses-page.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");

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

const routes = [...read("app/routes.ts").matchAll(/(?:index\(|route\("([^"]+)", )"(routes\/[^"]+)"/g)].map(
  ([, path = "", file]) => ({ path: `/${path}`, source: read(`app/${file}`) }),
);

describe("the table of actions (specification 7.2)", () => {
  test("has every row of the specification, in its order", () => {
    expect(actionsTable.filter(({ isSpecified }) => isSpecified).map(({ name }) => name)).toEqual(SPECIFIED);
  });

  test("has every route that takes a form, and no other", () => {
    // Only workers/refusals calls refused-write.
    const taking = routes.filter(({ source, path }) => isTarget(source) && path !== "/refused-write");
    expect(taking.map(({ path }) => path).sort()).toEqual(writingPaths().sort());
  });

  test("the exempt ones are those of the one table", () => {
    const exempt = actionsTable
      .filter(({ who }) => who === "operator" || who === "signer" || who === "browser")
      .map(({ path }) => path);
    expect(exempt.sort()).toEqual(exemptRoutes.map(({ path }) => path).sort());
  });

  test("docs/addresses.md says the same", async () => {
    const page = `${root}docs/addresses.md`;
    const { code } = await format(page, addressesPage(), formatting);
    await expect(code).toMatchFileSnapshot(page);
  });
});

function isTarget(source: string): boolean {
  return /export (const|async function|function) action\b/.test(source);
}
