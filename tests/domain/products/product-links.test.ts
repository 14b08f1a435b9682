import { expect, test } from "vitest";
import {
  categoryListHref,
  malformedCategoryHref,
  parentCategoryHref,
  productHref,
  productSources,
  searchHref,
  subcategoryHref,
  vendorStoreHref,
} from "../../../app/domain/products/product-links.ts";

test.each([
  [{}, "/product/default/blue-shoe"],
  [{ id: 9 }, "/product/default/blue-shoe"],
  [{ source: productSources.newProducts, id: 9 }, "/product/default/blue-shoe?from=New%20Products"],
  [{ source: productSources.discountProducts }, "/product/default/blue-shoe?from=Discunt%20Products"],
  [{ source: productSources.lessThan1000 }, "/product/default/blue-shoe?from=Less%20Than%201%2C000%20ETB%20Price"],
])("tagged %j (specification 2.2)", (tag, href) => expect(productHref("blue-shoe", tag)).toBe(href));

test("slugs are encoded", () => {
  expect(productHref("ነጠላ/a?b")).toBe("/product/default/%E1%8A%90%E1%8C%A0%E1%88%8B%2Fa%3Fb");
});

test.each([
  [vendorStoreHref(4), "/vendor-store/4"],
  [parentCategoryHref("auto"), "/shop/sidebar/3cols?parentCategory=auto"],
  [
    subcategoryHref("consumer-electronic", "Charger"),
    "/shop/sidebar/3cols?category=consumer-electronic&subcategory=Charger",
  ],
  [categoryListHref("a&b"), "/shop/sidebar/list?category=a%26b"],
  [searchHref("Habesha Dresses"), "/shop/sidebar/list?name=Habesha%20Dresses"],
  [malformedCategoryHref("fabric"), "/shop/sidebar/list$category=fabric"],
])("%s (specification 2.1, 2.3, 2.7)", (href, expected) => expect(href).toBe(expected));
