import { expect, test } from "vitest";
import { refusePassword } from "../../../app/domain/accounts/password.ts";

test.each([
  ["", "tooShort"],
  ["7letter", "tooShort"],
  ["8letters", null],
  // Code points, not bytes: an Ethiopic letter is three bytes.
  ["የይለፍቃል", "tooShort"],
  ["የይለፍ ቃሌ ነው", null],
  ["😀😀😀😀😀😀😀", "tooShort"],
  ["😀😁😂😃😄😅😆😇", null],
  ["a1".repeat(64), null],
  ["a1".repeat(64) + "b", "tooLong"],
  ["password", "common"],
  ["PassWord1", "common"],
  ["12345678", "common"],
  ["  12345678  ", "common"],
  ["Ethiopia123", "common"],
  ["aaaaaaaaaaaa", "common"],
  ["        ", "common"],
  ["coffee at seven", null],
  ["coffee at seven\0", "common"],
] as const)("%s: %s", (password, problem) => {
  expect(refusePassword(password)).toBe(problem);
});

test.each([
  ["hana.bekele@example.com", "hana.bekele@example.com", "common"],
  ["Hana.Bekele", "hana.bekele@example.com", "common"],
  ["hana.bekele1", "hana.bekele@example.com", null],
  ["0912345678", "+251912345678", "common"],
  ["+251912345678", "+251912345678", "common"],
] as const)("%s for the account of %s: %s", (password, contact, problem) => {
  expect(refusePassword(password, contact)).toBe(problem);
});
