import { expect, test } from "vitest";
import { parseCode, afterColon } from "../../../app/domain/accounts/one-time-code.ts";
import { accountActions as am } from "../../../app/i18n/am/account-actions.ts";
import { accountActions as en } from "../../../app/i18n/en/account-actions.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["012-345", "012345"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
  ["123456 is your Gulit registration code. It works for 10 minutes.", "123456"],
  ["123456 or 654321", null],
  ["9".repeat(5_000), null],
])("%s is read as %s", (text, code) => {
  expect(parseCode(text)).toBe(code);
});

test("a shopper reads what follows the first ':' (specification 4.11)", () => {
  expect(afterColon("Sign-in link: It was used at 10:30.")).toBe("It was used at 10:30.");
  expect(afterColon("Nothing to cut")).toBe("Nothing to cut");
});

test("our messages about tokens have a ':' and something after it, in both languages", () => {
  for (const texts of [en, am])
    for (const key of ["tokenUsed", "tokenExpired", "tokenUnknown"] as const) {
      expect(texts[key]).toContain(": ");
      expect(afterColon(texts[key]).length).toBeGreaterThan(10);
      expect(afterColon(texts[key])).not.toBe(texts[key]);
    }
});
