import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatEtb, formatEtbRange, formatUsd } from "../../app/domain/money.ts";

describe("ETB (specification 4.7, 5.3)", () => {
  test.each([
    [0, "0 ETB"],
    [100_000, "1,000 ETB"],
    [350_050, "3,500.50 ETB"],
    [1, "0.01 ETB"],
    [-10_000, "-100 ETB"],
    [-50, "-0.50 ETB"],
    [12_345_678_900, "123,456,789 ETB"],
    [Number.MAX_SAFE_INTEGER, "90,071,992,547,409.91 ETB"],
  ])("%i santim read %s", (santim, text) => {
    expect(formatEtb(santim)).toBe(text.replace(" ETB", "\u00A0ETB"));
  });

  test("the other reading prints 2 decimals always", () => {
    expect(formatEtb(350_000, { decimals: true })).toBe("3,500.00\u00A0ETB");
    expect(formatEtb(0, { decimals: true })).toBe("0.00\u00A0ETB");
    expect(formatEtb(-5, { decimals: true })).toBe("-0.05\u00A0ETB");
  });

  test("a range never breaks inside a price", () => {
    expect(formatEtbRange(90_000, 140_000)).toBe("900 - 1,400\u00A0ETB");
    expect(formatEtbRange(90_050, 140_000)).toBe("900.50 - 1,400.00\u00A0ETB");
    expect(formatEtbRange(0, 50)).toBe("0.00 - 0.50\u00A0ETB");
    expect(formatEtbRange(99_900, 128_500_000, { decimals: true })).toBe("999.00 - 1,285,000.00\u00A0ETB");
  });

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no money", (amount) => {
    expect(() => formatEtb(amount)).toThrow(RangeError);
    expect(() => formatUsd(amount)).toThrow(RangeError);
  });

  test("what is printed reads back as what it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (santim) => {
        const text = formatEtb(santim, { decimals: true });
        expect(text).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}\u00A0ETB$/);
        expect(Number(text.replace(/[^\d]/g, ""))).toBe(santim);
      }),
    );
  });
});

test.each([
  [5, "$0.05"],
  [128_500, "$1,285.00"],
  [-2450, "-$24.50"],
  [0, "$0.00"],
  [123_456_789, "$1,234,567.89"],
])("USD (specification 4.7, 5.3): %i cents read %s", (cents, text) => expect(formatUsd(cents)).toBe(text));

test("one formatter per reading: nobody else writes an amount (specification 5.3)", () => {
  const files = globSync("app/{domain,routes,shared,ui,outbound,data}/**/*.{ts,tsx}");
  const code = (name: string) => readFileSync(name, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  const those = (pattern: RegExp) => files.filter((name) => pattern.test(code(name)));
  expect(those(/\} ?ETB|["'`](\u00a0| )ETB|["'`]ETB["'`] ?\+|\+ ?["'`] ?ETB/)).toEqual(["app/domain/money.ts"]);
  expect(
    those(/["'`]\$["'`] ?\+|\\\$\$\{|toFixed\(|NumberFormat|toLocaleString/).filter(
      (name) => name !== "app/ui/cards/rating.tsx",
    ),
  ).toEqual(["app/domain/money.ts"]);
});
