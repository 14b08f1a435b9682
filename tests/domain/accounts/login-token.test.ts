import { expect, test } from "vitest";
import { afterColon } from "../../../app/domain/accounts/login-token.ts";
import am from "../../../app/i18n/am/account-actions.ts";
import en from "../../../app/i18n/en/account-actions.ts";

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
