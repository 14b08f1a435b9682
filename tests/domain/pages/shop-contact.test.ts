import { describe, expect, test } from "vitest";
import { contactWays, shopContact, hoursView, readOpeningHours } from "../../../app/domain/pages/shop-contact.ts";

// design.md 5.

const ways = (phone: string, email = "", telegram = "") =>
  contactWays(shopContact({ phone, email, telegram })).map(({ href, text }) => [href, text]);

describe("what is configured is linked to, and printed as people read it", () => {
  test.each([
    ["0911234567", "tel:+251911234567", "0911 23 45 67"],
    ["+251 911 23 45 67", "tel:+251911234567", "0911 23 45 67"],
    ["8080", "tel:8080", "8080"],
    ["011 551 23 45", "tel:0115512345", "0115 51 23 45"],
  ])("%s", (phone, href, text) => expect(ways(phone)).toEqual([[href, text]]));

  test("an address, behind the number", () =>
    expect(ways("8080", " help@gulit.example ")).toEqual([
      ["tel:8080", "8080"],
      ["mailto:help@gulit.example", "help@gulit.example"],
    ]));
});

test.each(["gulit_shop", "@gulit_shop", " https://t.me/gulit_shop "])("a name at Telegram: %s", (telegram) =>
  expect(ways("8080", "help@gulit.example", telegram)).toEqual([
    ["tel:8080", "8080"],
    ["https://t.me/gulit_shop", "@gulit_shop"],
    ["mailto:help@gulit.example", "help@gulit.example"],
  ]),
);

describe("nothing is promised that is not there", () => {
  test.each([
    ["", ""],
    ["12", "no address"],
    ["javascript:alert(1)", 'a"@b.c'],
    ["+", "a@b"],
  ])("%s, %s", (phone, email) => expect(ways(phone, email)).toEqual([]));

  test.each(["", "abc", "https://t.me/+invite", "https://evil.example/gulit_shop", "a b c d e"])(
    "%s is no name at Telegram",
    (telegram) => expect(ways("", "", telegram)).toEqual([]),
  );
});

// amharic.md 5.

const week = { from: 0, until: 4, opens: 480, closes: 1080 };

describe("what is configured", () => {
  test.each([
    ["Mo-Fr 08:00-18:00", [week]],
    [" Mo-Fr 08:00-18:00 ; Sa 09:30-13:00;", [week, { from: 5, until: 5, opens: 570, closes: 780 }]],
    ["", []],
  ])("%j", (written, hours) => expect(readOpeningHours(written)).toEqual(hours));

  test.each(["always", "Mo-Fr", "Fr-Mo 08:00-18:00", "Mo 18:00-08:00", "Mo 24:00-25:00", "Xx 08:00-18:00", "Mo 8-18"])(
    "%s is refused",
    (written) => expect(readOpeningHours(written)).toBeNull(),
  );
});

test("days and hours are said in each language", () => {
  expect(hoursView(week, "en")).toEqual({
    ...{ isOneDay: false, from: "Monday", until: "Friday", opens: "08:00", closes: "18:00" },
  });
  expect(hoursView(week, "am")).toEqual({
    ...{ isOneDay: false, from: "ሰኞ", until: "ዓርብ", opens: "ከጠዋቱ 2:00", closes: "ምሽቱ 12:00" },
  });
});
