import { expect, test } from "vitest";
import { productCategory } from "../../../app/domain/feed/product-category.ts";

function categoryOf(path: string, title = "Some thing", brand = ""): string {
  const { parentSlug, category, subcategory } = productCategory(path, { title, brand });
  return [parentSlug, category.name, subcategory?.name].filter(Boolean).join(" | ");
}

test.each([
  ["Clothing > Women's Clothing > Western Wear > Tops", "apparel | Women's Clothing | Western Wear"],
  ["Footwear > Women's Footwear > Ballerinas", "bags | Women's Footwear | Ballerinas"],
  ["Bags, Wallets & Belts > Bags > Potlis", "bags | Bags | Potlis"],
  ["Jewellery > Rings", "gifts | Rings"],
  ["Kitchen & Dining > Lighting > Bulbs", "electrical | Lighting | Bulbs"],
  ["Kitchen &amp; Dining &gt; Tableware", "home | Tableware"],
  ["Mobiles & Accessories > Mobile Accessories", "electronics | Mobile Accessories"],
  ["Baby Care > Infant Wear > Baby Girls' Clothes", "apparel | Infant Wear | Baby Girls' Clothes"],
  ["Automotive > Accessories & Spare parts", "auto | Accessories & Spare parts"],
  ["ኤሌክትሮኒክስ > ሞባይል", "electronics | ሞባይል"],
  ["Sunglasses", "apparel | Sunglasses"],
  ["  Furniture  >>  Sofas ", "home | Sofas"],
  ["Spacecraft > Landers", "unsorted | Unsorted"],
  ["Spacecraft", "unsorted | Unsorted"],
  ["", "unsorted | Unsorted"],
  [" > ", "unsorted | Unsorted"],
  ["Clothing > 12345", "apparel | Unsorted"],
])("%s", (path, expected) => {
  expect(categoryOf(path)).toBe(expected);
});

test.each([
  ["the title alone", "Abay  Straight Kurta", "Abay Straight Kurta", "", "unsorted | Unsorted"],
  ["the title with more", "Abay Straight Kurta (YIT-562)", "Abay Straight Kurta", "", "unsorted | Unsorted"],
  ["the title, cut", "Crystal Paper Wei...", "Crystal Paper Weights", "", "unsorted | Unsorted"],
  ["the brand alone", "Nike", "Air Force", "Nike", "unsorted | Unsorted"],
  ["the brand at the end", "Sports > Shoes > Nike", "Air Force", "Nike", "gifts | Shoes"],
  [
    "the category with the brand before it",
    "Watches > Wrist Watches > T STAR Wrist Watches",
    "T STAR UFT",
    "",
    "gifts | Wrist Watches",
  ],
  [
    "the parent with the brand before it",
    "Home Furnishing > JMD Home Furnishing",
    "JMD Cushion",
    "JMD",
    "home | Home Furnishing",
  ],
])("%s says nothing", (_, path, title, brand, expected) => {
  expect(categoryOf(path, title, brand)).toBe(expected);
});

test("for whom is not by whom", () => {
  expect(categoryOf("Clothing > Women's Clothing", "Women's shorts")).toBe("apparel | Women's Clothing");
  expect(categoryOf("Clothing > Shirts > Formal Shirts", "Blue shirt")).toBe("apparel | Shirts | Formal Shirts");
});

test("no category takes the slug of a parent (settled.md 25)", () => {
  expect(productCategory("Electronics", { title: "x", brand: "" }).category.slugName).toBe("electronics-products");
  expect(productCategory("Toys > Unsorted", { title: "x", brand: "" }).category.slugName).toBe("unsorted-products");
});
