import { expect, test } from "vitest";
import { eitherName, namedJson, nameFor, translated, vendorLocale } from "../../app/data/translated.server.ts";
import { languages, locales, plainLocale } from "../../app/domain/languages.ts";
import { translationsOf } from "../../app/domain/translated.ts";

test("a row has each translation under the field with the language's ending", () => {
  expect(translated("p.name")).toBe("p.name AS name, p.name_am AS nameAm");
  expect(translated("w.color", "shade")).toBe("w.color AS shade, w.color_am AS shadeAm");
  expect(namedJson("v", "vendor")).toBe("'vendor', v.name, 'vendorAm', v.amharic_name");
  expect(eitherName("v", "p")).toBe("coalesce(v.name, p.name) AS name, coalesce(v.amharic_name, p.name_am) AS nameAm");
});

test("a vendor is written to in the chosen language, else in that of its name, and named so", () => {
  expect(vendorLocale("v")).toBe(
    "coalesce(v.locale, CASE WHEN trim(coalesce(v.amharic_name, '')) <> '' THEN 'am' ELSE 'en' END)",
  );
  expect(nameFor("v", "o.locale")).toBe(
    "CASE o.locale WHEN 'am' THEN coalesce(nullif(trim(v.amharic_name), ''), v.name) ELSE v.name END",
  );
});

test("translations are read back under another field, and a missing row has none", () => {
  const row = { vendorName: "Weavers", vendorNameAm: "ሸማኔዎች" };
  expect(translationsOf(row, "vendorName")).toEqual({ name: "Weavers", nameAm: "ሸማኔዎች" });
  expect(translationsOf(null, "vendorName", "title")).toEqual({ title: "", titleAm: null });
});

test("the first language is at plain addresses and in plain columns, and no other is", () => {
  expect(plainLocale).toBe("en");
  expect(locales.filter((locale) => languages[locale].field === "")).toEqual([plainLocale]);
});
