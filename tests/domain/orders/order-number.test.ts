import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatOrderNumber,
  newOrderNumber,
  parcelNumber,
  parseOrderNumber,
} from "../../../app/domain/orders/order-number.ts";

const numbers = fc
  .array(fc.integer({ min: 0, max: 8 }), { minLength: 9, maxLength: 9 })
  .map((digits) => newOrderNumber(() => digits.shift()!));

test("ten digits without a zero, in groups that are read aloud; its parcels are named after it", () => {
  const number = newOrderNumber(() => 3);
  expect(number).toMatch(/^4{9}[1-9]$/);
  expect(formatOrderNumber("4827193158")).toBe("48 2719 3158");
  expect(parcelNumber("4827193158", 2)).toBe("48 2719 3158-2");
  fc.assert(fc.property(numbers, (number) => /^[1-9]{10}$/.test(number) && parseOrderNumber(number) === number));
});

test("every digit is drawn by chance, from one to nine", () => {
  const asked: number[] = [];
  newOrderNumber((below) => (asked.push(below), 0));
  expect(asked).toEqual(Array<number>(9).fill(9));
});

test.each([
  (n: string) => formatOrderNumber(n),
  (n: string) => parcelNumber(n, 12),
  (n: string) => `  #${n.slice(0, 2)}-${n.slice(2, 6)} – ${n.slice(6)} `,
  (n: string) => `Order ${formatOrderNumber(n)}`,
  (n: string) => `Order no.: ${n}`,
  (n: string) => `ትዕዛዝ ቁጥር ${n}።`,
  (n: string) => `"${n}"`,
  (n: string) => `№ ${[...n].join(" ")}`,
  (n: string) => `${n.slice(0, 2)}\u00a0${n.slice(2, 6)}\u202f${n.slice(6)}\u200f`,
  (n: string) => n.replace(/\d/g, (digit) => String.fromCharCode(0x1368 + Number(digit))),
  (n: string) => n.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
])("is understood as people write it (%#)", (write) => {
  fc.assert(fc.property(numbers, (number) => parseOrderNumber(write(number)) === number));
});

test("one wrong digit, or two neighbours exchanged, is no number of ours", () => {
  fc.assert(
    fc.property(numbers, fc.nat(9), fc.integer({ min: 1, max: 8 }), (number, at, by) => {
      const wrong = 1 + ((Number(number[at]) - 1 + by) % 9);
      return parseOrderNumber(number.slice(0, at) + wrong + number.slice(at + 1)) === null;
    }),
  );
  fc.assert(
    fc.property(numbers, fc.nat(8), (number, at) => {
      const [a, b] = [number[at]!, number[at + 1]!];
      const exchanged = number.slice(0, at) + b + a + number.slice(at + 2);
      return parseOrderNumber(exchanged) === (a === b ? number : null);
    }),
  );
});

test.each(["", "48 2719 315", "48 2719 3158 777", "48 2719 3158 2 2", "a48 2719 3158", "48,2719,3158", "0000000000"])(
  "%j is none",
  (typed) => {
    expect(parseOrderNumber(typed)).toBeNull();
  },
);
