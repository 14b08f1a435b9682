import { describe, expect, test } from "vitest";
import { parsePhone, phoneText } from "../../../app/domain/accounts/phone.ts";

// amharic.md 5: accept 09..., 07..., +251... with any spacing, show 0911 23 45 67.
const safaricom = "+251711234567";

describe("what is taken", () => {
  test.each([
    ["0911234567", "+251911234567"],
    ["0911 23 45 67", "+251911234567"],
    ["0911 234 567", "+251911234567"],
    ["09 11 23 45 67", "+251911234567"],
    ["0 9 1 1 2 3 4 5 6 7", "+251911234567"],
    ["911234567", "+251911234567"],
    ["+251911234567", "+251911234567"],
    ["+251 911 23 45 67", "+251911234567"],
    ["+251-911-234567", "+251911234567"],
    ["+251 (911) 23.45.67", "+251911234567"],
    ["251911234567", "+251911234567"],
    ["00251911234567", "+251911234567"],
    ["\u00a00911\u00a023\u201145\u201367 ", "+251911234567"],
    ["0711234567", safaricom],
    ["+251 711 23 45 67", safaricom],
    ["711 23 45 67", safaricom],
  ])("%s is %s", (text, stored) => expect(parsePhone(text)).toBe(stored));
});

describe("what is not", () => {
  test.each([
    ...["", " ", "0", "091123456", "09112345678", "0811234567", "0115551234", "+1 202 555 0100", "+252911234567"],
    ...["+2510911234567", "0911-234-567x", "tel:0911234567", "0911234567;", "0911234567 0711234567", "٠٩١١٢٣٤٥٦٧"],
    ...["፱፻፲፩", "0911\u202e234567", "0911<b>234567", "1e9", "0x911234567", "Infinity", "0".repeat(1000)],
  ])("%j", (text) => expect(parsePhone(text)).toBeNull());
});

describe("what is shown", () => {
  test.each([
    ["+251911234567", "0911 23 45 67"],
    [safaricom, "0711 23 45 67"],
    ["0911234567", "0911 23 45 67"],
    ["0911-234-567", "0911 23 45 67"],
    // A landline, as sellers have them.
    ["+251115551234", "0115 55 12 34"],
    ["0115551234", "0115 55 12 34"],
    // Short numbers, other countries' and words stay as they were written.
    ["8080", "8080"],
    ["+12025550100", "+12025550100"],
    ["ask for Hana", "ask for Hana"],
    ["", ""],
  ])("%s is printed %s", (written, text) => expect(phoneText(written)).toBe(text));

  test("what is shown is taken again", () => expect(parsePhone(phoneText(safaricom))).toBe(safaricom));
});
