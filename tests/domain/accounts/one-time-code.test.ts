import { expect, test } from "vitest";
import { parseCode } from "../../../app/domain/accounts/one-time-code.ts";

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["012-345", "012345"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["", null],
  ["9".repeat(5_000), null],
])("%s is read as %s", (text, code) => {
  expect(parseCode(text)).toBe(code);
});
