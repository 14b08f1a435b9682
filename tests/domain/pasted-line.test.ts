import { describe, expect, test } from "vitest";
import { parseContact, parsePhone } from "../../app/domain/accounts/contact.ts";
import { parseCode } from "../../app/domain/accounts/one-time-code.ts";
import { couponCode } from "../../app/domain/cart/coupon.ts";
import { parseBankReference } from "../../app/domain/checkout/payment.ts";
import { holdsTwo } from "../../app/domain/holds-two.ts";
import { parseOrderNumber } from "../../app/domain/orders/order-number.ts";
import { parseParcelName } from "../../app/domain/orders/parcel-name.ts";
import { shopContact } from "../../app/domain/pages/shop-contact.ts";
import { pastedLine } from "../../app/domain/pasted-line.ts";
import { checkProfile } from "../../app/domain/vendors/vendor-profile.ts";

// Specification 2.9, 2.10, 4.3: pasted values sign in, order, track and confirm like typed ones.

const pastes: Record<string, (text: string) => string> = {
  "with marks of direction around it": (text) => `\u202a\u2068${text}\u2069\u202c`,
  "with a zero-width space inside": (text) => `${text.slice(0, 4)}\u200b${text.slice(4)}`,
  "with a soft hyphen inside": (text) => `${text.slice(0, 4)}\u00ad${text.slice(4)}`,
  "with a byte order mark before it": (text) => `\ufeff${text}`,
  "with a variation selector behind it": (text) => `${text}\ufe0f`,
  "in full-width signs": (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  "in Arabic-Indic digits": (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  "in Persian digits": (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
  "between no-break spaces": (text) => `\u00a0${text}\u202f`,
  "with a full stop behind it": (text) => `${text}.`,
  "with a comma and a line's end behind it": (text) => `${text},\r\n`,
  "in quotes": (text) => `\u201c${text}\u201d`,
  "in straight quotes, with a full stop": (text) => `"${text}".`,
  "in angle brackets": (text) => `<${text}>`,
  "with an Ethiopic full stop behind it": (text) => `${text}።`,
};

describe.each(Object.entries(pastes))("%s", (_, paste) => {
  test.each<[kind: string, read: (typed: string) => unknown, text: string]>([
    ["a phone", parsePhone, "0911234567"],
    ["a phone with its country", parsePhone, "+251911234567"],
    ["an e-mail", (typed) => parseContact(typed)?.value, "hana7@example.com"],
    ["a code", parseCode, "012345"],
    ["an order number", parseOrderNumber, "4827193158"],
    ["a parcel", (typed) => parseParcelName(typed)?.position, "4827193158-2"],
    ["a coupon", couponCode, "GENNA2019"],
    ["a bank's reference", parseBankReference, "FT26327ABCDE"],
    ["the shop's phone", (phone) => shopContact({ phone }).phone, "8080"],
    ["a seller's phone", (phone) => checkProfile({ phone }), "+12025550100"],
  ])("%s is read", (_kind, read, text) => {
    expect(read(text)).toBeTruthy();
    expect(read(paste(text))).toEqual(read(text));
  });
});

describe("two in one field", () => {
  test.each([
    ...[
      "0911234567 / 0712345678",
      "0911234567,0712345678",
      "0911 23 45 67 or +251 (0) 712 34 56 78",
      "911234567 712345678",
    ],
    ...["hana@example.com, abebe@example.com", "0911234567 hana@example.com", "٠٩١١٢٣٤٥٦٧ ٠٧١٢٣٤٥٦٧٨"],
    ...["48 2719 3158, 48 2719 3158", "4827193158 4827193158", "48-2719-3158 and 48-2719-3158"],
  ])("are said: %s", (typed) => {
    expect(holdsTwo(typed)).toBe(true);
    for (const read of [parseContact, parsePhone, parseOrderNumber]) expect(read(typed)).toBeNull();
  });

  test.each([
    ...["", "0911234567", "091123456", "+2519112345678", "48 2719 3157", "48 9719 3151-1", "hana@example", "hana"],
    ...["@@@@", "9".repeat(40), "1 ".repeat(200), `${"0911234567,".repeat(5_000)}x`],
  ])("are not seen in %j", (typed) => expect(holdsTwo(typed)).toBe(false));
});

test("a long text is none, and costs no time", () => {
  expect(pastedLine(`${",".repeat(60_000)}x`)).toBe("");
  expect(pastedLine("1".repeat(500))).toHaveLength(500);
});
