import { expect, test } from "vitest";
import { displayName } from "../../app/domain/display-name.ts";
import { cityName } from "../../app/domain/delivery/city-name.ts";
import { variantText } from "../../app/domain/products/variant-text.ts";

test.each([
  ["Netela", "ነጠላ", "en", { name: "Netela" }],
  ["Netela", "ነጠላ", "am", { name: "ነጠላ" }],
  ["Netela", null, "am", { name: "Netela", lang: "en" }],
  ["Netela", " ", "am", { name: "Netela", lang: "en" }],
  ["ነጠላ", null, "en", { name: "ነጠላ", lang: "am" }],
  ["ነጠላ", null, "am", { name: "ነጠላ" }],
  ["", "ነጠላ", "en", { name: "ነጠላ", lang: "am" }],
  ["የሐበሻ ቀሚስ XL", null, "en", { name: "የሐበሻ ቀሚስ XL", lang: "am" }],
  ["Samsung Galaxy ስልክ", null, "am", { name: "Samsung Galaxy ስልክ", lang: "en" }],
  ["100%", null, "am", { name: "100%" }],
  ["Kingston flash disk, 128 GB", "Kingston ፍላሽ ዲስክ፣ 128 GB", "am", { name: "Kingston ፍላሽ ዲስክ፣ 128 GB" }],
  ["", "Kingston ፍላሽ ዲስክ፣ 128 GB", "en", { name: "Kingston ፍላሽ ዲስክ፣ 128 GB", lang: "am" }],
  ["Lenovo ላፕቶፕ፣ Core i5፣ 16 GB RAM", null, "am", { name: "Lenovo ላፕቶፕ፣ Core i5፣ 16 GB RAM" }],
  ["Jebena (ጀበና), a black coffee pot", null, "am", { name: "Jebena (ጀበና), a black coffee pot", lang: "en" }],
  ["Galaxy", "Samsung Galaxy", "am", { name: "Samsung Galaxy", lang: "en" }],
] as const)("%j and %j in %s (specification 5.5)", (name, nameAm, locale, view) => {
  expect(displayName({ name, nameAm }, locale)).toEqual(view);
});

test.each([
  ["Addis Ababa", "am", "አዲስ አበባ"],
  ["Addis Ababa", "en", "Addis Ababa"],
  ["አዲስ አበባ", "en", "Addis Ababa"],
  [" አዲስ  አበባ ", "am", "አዲስ አበባ"],
  ["debre  markos", "en", "Debre Markos"],
  ["Ziway", "am", "Ziway"],
  ["ዝዋይ", "en", "ዝዋይ"],
  ["ባህር ዳር", "en", "Bahir Dar"],
] as const)("city %j in %s", (city, locale, shown) => expect(cityName(city, locale)).toBe(shown));

test.each([
  [{ color: "Blue", colorAm: "ሰማያዊ", size: "42" }, "en", { name: "Blue, 42" }],
  [{ color: "Blue", colorAm: "ሰማያዊ", size: "42" }, "am", { name: "ሰማያዊ፣ 42" }],
  [{ color: "Blue", colorAm: null, size: null }, "am", { name: "Blue", lang: "en" }],
  [{ color: null, colorAm: null, size: "XL" }, "am", { name: "XL" }],
  [{ color: null, colorAm: null, size: null }, "en", null],
] as const)("variant %j in %s", (variant, locale, shown) => expect(variantText(variant, locale)).toEqual(shown));
