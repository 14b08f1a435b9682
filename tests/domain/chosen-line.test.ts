import { expect, test } from "vitest";
import { chosenText, lineText, lineView, type Chosen } from "../../app/domain/chosen-line.ts";

const dress = { name: "Evening dress", nameAm: "የምሽት ቀሚስ", color: "Red", colorAm: "ቀይ", size: "XL" };
const plain = { ...dress, color: null, colorAm: null, size: null };

test.each<[Chosen, number, "en" | "am", string]>([
  [dress, 2, "en", "2 x Evening dress (Red, XL)"],
  [dress, 2, "am", "2 x የምሽት ቀሚስ (ቀይ፣ XL)"],
  [dress, 1, "en", "Evening dress (Red, XL)"],
  [{ ...dress, color: null, colorAm: null }, 1, "en", "Evening dress (XL)"],
  [{ ...dress, size: null }, 3, "am", "3 x የምሽት ቀሚስ (ቀይ)"],
  [{ ...dress, colorAm: null }, 1, "am", "የምሽት ቀሚስ (Red፣ XL)"],
  [{ ...dress, nameAm: null }, 1, "am", "Evening dress (ቀይ፣ XL)"],
  [plain, 1, "en", "Evening dress"],
  [plain, 12, "am", "12 x የምሽት ቀሚስ"],
])("%j, %i times, in %s: %s", (chosen, units, locale, text) =>
  expect(lineText({ ...chosen, units }, locale)).toBe(text),
);

test.each([
  [27, "2 x Evening dress (Red, XL)"],
  [24, "2 x Evening... (Red, XL)"],
  [20, "2 x Eveni... (Red, XL)"],
])("in %i letters the name is cut, the option never", (most, text) =>
  expect(lineText({ ...dress, units: 2 }, "en", most)).toBe(text),
);

test("a cut name keeps whole letters", () =>
  expect(chosenText({ ...plain, name: "", nameAm: "የምሽት ቀሚስ ለሠርግ" }, "am", 11)).toBe("የምሽት ቀሚስ..."));

test("a page prints the option and its picture, what one costs, and what all cost", () => {
  const line = { ...dress, productId: 7, variantId: 5, thumbnail: "/media/red.webp", quantity: 2, unitPrice: 450_050 };
  expect(lineView(line, "en")).toEqual({
    ...{ key: "7-5", productId: 7, name: "Evening dress", thumbnail: "/media/red.webp", quantity: 2 },
    variant: { name: "Red, XL" },
    count: "2 × 4,500.50\u00a0ETB",
    total: "9,001\u00a0ETB",
  });
  expect(lineView({ ...line, ...plain, variantId: 0 }, "am")).toMatchObject({ key: "7-0", variant: null });
});
