import fc from "fast-check";
import { expect, test } from "vitest";
import { noStyle } from "../../../app/domain/feed/feed-number.ts";
import { readPrice } from "../../../app/domain/feed/feed-price.ts";

const priced = { bare: null, style: noStyle };
const inBirr = { bare: "ETB", style: noStyle } as const;

test.each([
  ["999.00 ETB", "ETB", 99_900],
  ["999 ETB", "ETB", 99_900],
  ["0.01 ETB", "ETB", 1],
  ["1.5ETB", "ETB", 150],
  ["ETB 1,234,567.89", "ETB", 123_456_789],
  ["Br. 45", "ETB", 4_500],
  ["4200 ብር", "ETB", 420_000],
  ["350 birr", "ETB", 35_000],
  ["10.5000 ETB", "ETB", 1_050],
  ["24.50 USD", "USD", 2_450],
  ["$24.50", "USD", 2_450],
])("%s", (text, currency, amount) => {
  expect(readPrice(text, "price", priced)).toEqual({ currency, amount });
});

test.each([
  ["999", "has no currency; write it as 999.00 ETB"],
  ["call us", '"call us" is not a price such as 999.00 ETB'],
  ["1.2.3 ETB", '"1.2.3 ETB" is not a price such as 999.00 ETB'],
  ["ETB 5 ETB", '"ETB 5 ETB" is not a price such as 999.00 ETB'],
  [".99 ETB", '".99 ETB" is not a price such as 999.00 ETB'],
  ["፱፻ ETB", '"፱፻ ETB" is not a price such as 999.00 ETB'],
  ["1e5 ETB", '"1e5 ETB" is not a price such as 999.00 ETB'],
  ["-5 ETB", '"-5 ETB" is below zero'],
  ["1,23,456 ETB", '"1,23,456 ETB" is not a price such as 999.00 ETB'],
  ["9.995 ETB", '"9.995 ETB" could be two prices; write it with two decimals, as 1200.00'],
  ["9.9955 ETB", '"9.9955 ETB" has more than two decimals'],
  ["0 ETB", "must be above 0"],
  ["999 EUR", 'currency "EUR" is neither ETB nor USD'],
  ["100000000.01 ETB", '"100000000.01 ETB" is higher than any price here'],
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
