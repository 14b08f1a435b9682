import { expect, test } from "vitest";
import {
  cashCodeAbove,
  isPhoneCodeNeeded,
  phoneCodeUntil,
  readCashCodeAbove,
} from "../../../app/domain/orders/phone-code.ts";
import { parcelStates, shownState } from "../../../app/domain/orders/order-states.ts";

// docs/decisions/0065.

test.each([
  ["", 1_000_000],
  ["  ", 1_000_000],
  ["1", 1],
  [" 2500000 ", 2_500_000],
  ["0", null],
  ["off", null],
] as const)("CASH_CODE_ABOVE %o is %o santim", (text, above) => expect(readCashCodeAbove(text)).toEqual({ above }));

test.each(["10,000", "10000.00", "-1", "OFF", "on", "1e6", "10/900", "ብር", "1".repeat(13)])(
  "CASH_CODE_ABOVE %o cannot be read",
  (text) => expect(readCashCodeAbove(text)).toBeNull(),
);

test.each([
  ["cash", 1_000_000, cashCodeAbove, false],
  ["cash", 1_000_001, cashCodeAbove, true],
  ["cash", 99_999_900, null, false],
  ["cash", 2, 1, true],
  ["transfer", 99_999_900, cashCodeAbove, false],
  ["chapa", 99_999_900, cashCodeAbove, false],
] as const)("%s of %i santim above %o: %o", (kind, total, above, isNeeded) =>
  expect(isPhoneCodeNeeded({ kind, total, above })).toBe(isNeeded),
);

test("goods are held for a day", () => expect(phoneCodeUntil(5)).toBe(86_400_005));

test.each(parcelStates)("a parcel that is %s says what it waits for", (state) => {
  expect(shownState(state, "cash")).toBe(state === "awaitingPayment" ? "awaitingCode" : state);
  expect(shownState(state, "transfer")).toBe(state);
  expect(shownState(state, "chapa")).toBe(state);
});
