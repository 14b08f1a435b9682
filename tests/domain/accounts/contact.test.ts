import { expect, test, describe } from "vitest";
import {
  contactText,
  parseContact,
  storedContact,
  parsePhone,
  phoneText,
} from "../../../app/domain/accounts/contact.ts";

const stored = "+251912345678";

test("a phone number is one, however it is typed", () =>
  expect(parseContact("0912 34 56 78")).toEqual({ kind: "phone", value: stored }));

test.each([
  ["Hana@Example.COM ", "hana@example.com"],
  ["a.b+c@mail.example.et", "a.b+c@mail.example.et"],
  ["ሀና@example.com", "ሀና@example.com"],
  ["mailto:hana@example.com", "hana@example.com"],
  ["E-mail: hana@example.com", "hana@example.com"],
  ["ኢሜይል፦ hana@example.com", "hana@example.com"],
  ["Hana Bekele <hana@example.com>", "hana@example.com"],
])("%s is an e-mail address", (text, value) => {
  expect(parseContact(text)).toEqual({ kind: "email", value });
});

test.each([
  "",
  "0812345678",
  "09123456789",
  "hana",
  "@example.com",
  "hana@example",
  "ha na@example.com",
  "hana@example.com, other@example.com",
  "Hana <hana@example.com> <other@example.com>",
  "a@b <hana@example.com>",
  "12: hana@example.com",
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

// amharic.md 5.
const safaricom = "+251711234567";

test.each([
  ...["0911234567", "0 9 1 1 2 3 4 5 6 7", "911234567", "+251911234567", "+251 (911) 23.45.67", "251911234567"],
  ...["00251911234567", "\u00a00911\u00a023\u201145\u201367 ", "0911/23-45-67", "0911–234–567"],
  ...["Abebe 0911234567", "Abebe B. Kebede: +251 911 23 45 67", "0911 23 45 67 Abebe", "ስልክ፦ 0911 23 45 67"],
  ...["Tel. (0911) 234567", "tel:+251911234567", "TEL:0911234567", "+251 (0) 911 23 45 67", "+251 (0)911-23-45-67"],
  ...["+2510911234567", "002510911234567", "2510911234567", "+251 (0) 9 1 1 2 3 4 5 6 7"],
])("a phone: %s", (text) => expect(parsePhone(text)).toBe("+251911234567"));

test.each([
  ...["", " ", "0", "091123456", "09112345678", "0811234567", "0115551234", "+1 202 555 0100", "+252911234567"],
  ...["0911-234-567x", "0911234567 0711234567", "0911234567, 0911234567", "+25100911234567", "tel:tel:0911234567"],
  ...["Abebe0911234567", "Abebe 2 0911234567", "0911234567 Abebe 0711234567", "Abebe 091123456", "-0x 0911234567"],
  ...["፱፻፲፩", "0911<b>234567", "1e9", "0x911234567", "Infinity", "0".repeat(1000)],
])("no phone: %j", (text) => expect(parsePhone(text)).toBeNull());

describe("what is shown", () => {
  test.each([
    ["+251911234567", "0911 23 45 67"],
    [safaricom, "0711 23 45 67"],
    ["+251115551234", "0115 55 12 34"],
    ["8080", "8080"],
    ["ask for Hana", "ask for Hana"],
    ["", ""],
  ])("%s is printed %s", (written, text) => expect(phoneText(written)).toBe(text));

  test("what is shown is taken again", () => expect(parsePhone(phoneText(safaricom))).toBe(safaricom));
});
