import { expect, test } from "vitest";
import { checkProfile, missingForDelivery, type ProfileField } from "../../../app/domain/vendors/vendor-profile.ts";

const stored = (typed: Partial<Record<ProfileField, string>>) => {
  const checked = checkProfile(typed);
  return checked.ok ? checked.profile : checked.problems;
};

test.each<[ProfileField, string, string]>([
  ["name", "  Kirar\u200e  Crafts ", "Kirar Crafts"],
  ["phone", "0911 22-33 44", "+251911223344"],
  ["phone", "+251 11 551 2345", "+251 11 551 2345"],
  ["phone", "", ""],
  ["email", " Abebe@Mail.Example ", "abebe@mail.example"],
  ["city", "አዳማ", "Adama"],
  ["language", "am", "am"],
  ["description", "One\r\n\r\n\r\n\r\ntwo", "One\n\ntwo"],
  ["logo", "http://pictures.example/a.png", "https://pictures.example/a.png"],
  ["banner", "/media/web-banner/a.webp", "/media/web-banner/a.webp"],
])("%s %j is stored as %j", (field, typed, form) => expect(stored({ [field]: typed })).toEqual({ [field]: form }));

test.each<[ProfileField, string, object]>([
  ["name", " ", { kind: "missing" }],
  ["name", "!!!", { kind: "invalid" }],
  ["name", "x".repeat(101), { kind: "tooLong", max: 100 }],
  ["phone", "call me", { kind: "invalid" }],
  ["email", "0911223344", { kind: "invalid" }],
  ["language", "fr", { kind: "invalid" }],
  ["logo", "javascript:alert(1)", { kind: "invalid" }],
  ["banner", "//evil.example/x.png", { kind: "invalid" }],
])("%s %j is refused: %j", (field, typed, problem) => expect(stored({ [field]: typed })).toEqual({ [field]: problem }));

test("fields that nobody typed are not looked at, and every wrong one is told", () => {
  expect(stored({})).toEqual({});
  expect(Object.keys(stored({ name: "", phone: "x", city: "Adama" }))).toEqual(["name", "phone"]);
});

test.each([
  [{ smsTo: null, email: "", isCityKnown: false }, ["phone", "city"]],
  [{ smsTo: null, email: "a@b.example", isCityKnown: false }, ["city"]],
  [{ smsTo: "+251911223344", email: "", isCityKnown: true }, []],
  [{ smsTo: null, email: "", isCityKnown: true }, ["phone"]],
  [{ smsTo: null, email: "", isCityKnown: true, hasSystem: true }, []],
])("what a delivery still needs, %j: %j", (vendor, missing) =>
  expect(missingForDelivery({ hasSystem: false, ...vendor })).toEqual(missing),
);
