import { expect, test } from "vitest";
import { cappedQuantity, checkStock, parseQuantity } from "../../../app/domain/cart/quantity.ts";

test.each([
  [null, { ok: true, quantity: 1 }],
  [undefined, { ok: true, quantity: 1 }],
  ["1", { ok: true, quantity: 1 }],
  ["99", { ok: true, quantity: 99 }],
  ["0", { ok: false, problem: "outOfRange" }],
  ["-1", { ok: false, problem: "outOfRange" }],
  ["100", { ok: false, problem: "outOfRange" }],
  ["1.5", { ok: false, problem: "notANumber" }],
  ["1e1", { ok: false, problem: "notANumber" }],
  ["0x1", { ok: false, problem: "notANumber" }],
  [" 1", { ok: false, problem: "notANumber" }],
  ["", { ok: false, problem: "notANumber" }],
  ["፩", { ok: false, problem: "notANumber" }],
  ["１", { ok: false, problem: "notANumber" }],
  ["9".repeat(400), { ok: false, problem: "notANumber" }],
])("quantity %j (specification 9.3, security 6)", (value, parsed) => expect(parseQuantity(value)).toEqual(parsed));

test.each([
  [1, 0, 0, 0, { ok: false, problem: "soldOut", available: 0 }],
  [1, 1, 0, 0, { ok: true }],
  [2, 1, 0, 0, { ok: false, problem: "overStock", available: 1 }],
  [1, 5, 5, 2, { ok: false, problem: "overStock", available: 0 }],
  [2, 5, 3, 0, { ok: true }],
  [10, 500, 95, 95, { ok: false, problem: "overLimit", available: 4 }],
  [10, 500, 95, 10, { ok: true }],
])("%i more of %i, %i in the cart, %i in the line (settled.md 20)", (quantity, stock, inCart, inLine, answer) => {
  expect(checkStock(quantity, stock, inCart, inLine)).toEqual(answer);
});

test.each([
  [5, 3, 3],
  [120, 500, 99],
  [2, 0, 0],
])("%i with stock %i merges to %i (settled.md 20)", (quantity, stock, capped) => {
  expect(cappedQuantity(quantity, stock)).toBe(capped);
});
