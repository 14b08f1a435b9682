import { expect, test } from "vitest";
import { facetSlug } from "../../../app/domain/listings/facet-slug.ts";

test.each([
  ["Samsung", "samsung"],
  ["  SAMSUNG ", "samsung"],
  ["Procter & Gamble", "procter-and-gamble"],
  ["42", "42"],
  ["10.5", "10-5"],
  ["S/M", "s-m"],
  ["ጥቁር", "tikur"],
  ["361", "361"],
  ["Product", "product"],
  ["—", null],
  ["", null],
])("%s is %s", (name, slug) => {
  expect(facetSlug(name)).toBe(slug);
});
