import { expect, test } from "vitest";
import { columnOf, COLUMNS, readVitals } from "../../../app/domain/upkeep/counted.ts";
import { pageKind } from "../../../app/domain/pages/page-kind.ts";

test("a value's column follows the event and the version, or the numbers", () => {
  expect(columnOf("answer", "page")).toBe("blob3");
  expect(columnOf("answer", "status")).toBe("double1");
  expect(columnOf("vitals", "shift")).toBe("double3");
  expect(() => columnOf("order", "name")).toThrow("order has no name");
});

test("Analytics Engine takes 20 texts and 20 numbers", () => {
  for (const { texts, numbers } of Object.values(COLUMNS))
    expect(Math.max(texts.length + 2, numbers.length)).toBeLessThan(20);
});

test.each([
  [
    "1840 120 35 4g /shop/sidebar/list",
    { largest: 1_840, slowest: 120, shift: 35, network: "4g", path: "/shop/sidebar/list" },
  ],
  ["0 0 0 - /", { largest: 0, slowest: 0, shift: 0, network: "unknown", path: "/" }],
  ["1 2 3 wifi6 /a", { largest: 1, slowest: 2, shift: 3, network: "unknown", path: "/a" }],
  ["", null],
  ["1840 120 35 4g", null],
  ["-1 0 0 4g /", null],
  ["900000 0 0 4g /", null],
  ["1 0 30000 4g /", null],
  ["1 0 0 4g https://elsewhere.example/", null],
])("vitals %j", (body, read) => expect(readVitals(body)).toEqual(read));

test.each([
  ["/", "home"],
  ["/product/default/yirgacheffe-coffee", "product"],
  ["/Shop/sidebar/3cols", "list"],
  ["/shop/guest-checkout", "checkout"],
  ["/shop/wishlist/secret", "other"],
  ["/orders/abc/pay", "order"],
  ["/operator/catalogue", "machine"],
  ["/shop/constructor", "other"],
  ["", "home"],
])("%s is %s", (path, kind) => expect(pageKind(path)).toBe(kind));
