import fc from "fast-check";
import { expect, test } from "vitest";
import { noStyle } from "../../../app/domain/feed/feed-number.ts";
import { readPrice } from "../../../app/domain/feed/feed-price.ts";

const priced = { bare: null, style: noStyle };
const inBirr = { bare: "ETB", style: noStyle } as const;

test.each([
  ["999.00 ETB", "ETB", 99_900],
  ["0.01 ETB", "ETB", 1],
  ["1.5ETB", "ETB", 150],
  ["ETB 1,234,567.89", "ETB", 123_456_789],
  ["Br. 45", "ETB", 4_500],
  ["4200 ብር", "ETB", 420_000],
  ["10.5000 ETB", "ETB", 1_050],
  ["$24.50", "USD", 2_450],
])("%s", (text, currency, amount) => {
  expect(readPrice(text, "price", priced)).toEqual({ currency, amount });
});

test.each([
  ["999", "noCurrency"],
  ["call us", "notPrice"],
  ["ETB 5 ETB", "notPrice"],
  ["፱፻ ETB", "notPrice"],
  ["1e5 ETB", "notPrice"],
  ["-5 ETB", "belowZero"],
  ["1,23,456 ETB", "notPrice"],
  ["9.995 ETB", "twoPrices"],
  ["9.9955 ETB", "decimals"],
  ["0 ETB", "aboveZero"],
  ["999 EUR", "otherCurrency"],
  ["100000000.01 ETB", "tooHigh"],
])("%s is refused", (text, reason) => {
  expect(() => readPrice(text, "price", priced)).toThrow(reason);
});

test("a mapped column may leave the currency out", () => {
  expect(readPrice("4200", "price_etb", inBirr)).toEqual({ currency: "ETB", amount: 420_000 });
  expect(readPrice("", "price_etb", inBirr)).toBeNull();
});

test("every amount in santim survives being written and read", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (santim) => {
      const text = `${Math.floor(santim / 100)}.${String(santim % 100).padStart(2, "0")} ETB`;
      expect(readPrice(text, "price", priced)?.amount).toBe(santim);
    }),
  );
});
