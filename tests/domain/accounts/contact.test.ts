import { expect, test } from "vitest";
import { contactText, parseContact, storedContact } from "../../../app/domain/accounts/contact.ts";

const stored = "+251912345678";

test.each([
  "0912345678",
  "0912 34 56 78",
  "0912-345-678",
  "(0912) 345678",
  " 912345678 ",
  "251912345678",
  "+251 91 234 5678",
  "00251912345678",
  "0 9 1 2 3 4 5 6 7 8",
])("%s is one phone number", (text) => {
  expect(parseContact(text)).toEqual({ kind: "phone", value: stored });
});

test("Safaricom's numbers too", () => {
  expect(parseContact("0712345678")).toEqual({ kind: "phone", value: "+251712345678" });
});

test.each([
  ["Hana@Example.COM ", "hana@example.com"],
  ["a.b+c@mail.example.et", "a.b+c@mail.example.et"],
  ["ሀና@example.com", "ሀና@example.com"],
])("%s is an e-mail address", (text, value) => {
  expect(parseContact(text)).toEqual({ kind: "email", value });
});

test.each([
  "",
  "0812345678",
  "091234567",
  "09123456789",
  "+1 202 555 0100",
  "0 9 1 2 3 4 5 6 7 8  0",
  "hana",
  "hana@",
  "@example.com",
  "hana@example",
  "ha na@example.com",
  "hana@exa mple.com",
  "hana@example.com, other@example.com",
  "<hana@example.com>",
  "hana@example.com\r\nBcc: other@example.com",
  "ha\0na@example.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(250)}.com`,
  "'; DROP TABLE account; --",
])("%j is neither", (text) => {
  expect(parseContact(text)).toBeNull();
});

test.each([
  [{ phone: stored, email: "almaz@mail.example" }, "0912 34 56 78"],
  [{ phone: null, email: "almaz@mail.example" }, "almaz@mail.example"],
  [{ phone: `${stored}<script>`, email: null }, `${stored}<script>`],
  [{ phone: null, email: null }, ""],
])("%o is printed as it is stored", (account, text) => {
  expect(contactText(storedContact(account))).toBe(text);
});
