import { dateView } from "../../../app/domain/date-view.ts";
import { expect, test } from "vitest";
import { initialsOf, vendorCardView, vendorReviewView, vendorView } from "../../../app/domain/vendors/vendor-view.ts";
import type { VendorReview } from "../../../app/domain/vendors/vendor.ts";
import { vendor } from "./sample-vendor.ts";

test("a store in English", () => {
  expect(vendorView(vendor, "en")).toEqual({
    name: "Abay Leather",
    href: "/vendor-store/3",
    tile: { id: 3, logo: null, initials: "AL" },
    banner: "https://img.example/b.webp",
    city: "Bahir Dar",
    since: dateView(vendor.createdAt, "en"),
    verifiedSince: dateView(vendor.verifiedAt!, "en"),
    rating: { average: 4.3, count: 3 },
    products: 34,
    about: { name: "Bags of leather." },
    phone: { text: "0911 23 45 67", href: "tel:0911234567" },
  });
});

test("in Amharic", () => {
  expect(vendorView(vendor, "am")).toMatchObject({
    name: "ዓባይ ሌዘር",
    tile: { initials: "ዓሌ" },
    city: "ባሕር ዳር",
    since: dateView(vendor.createdAt, "am"),
    about: { name: "የቆዳ ቦርሳዎች።" },
  });
});

test("a store of which little is known", () => {
  const bare = { ...vendor, nameAm: null, city: "", phone: null, description: " ", descriptionAm: null };
  const view = vendorView({ ...bare, bannerImage: null, verifiedAt: null, rateSum: 0, rateCount: 0 }, "am");
  expect(view).toMatchObject({
    name: "Abay Leather",
    lang: "en",
    about: null,
    phone: null,
    banner: null,
    rating: null,
  });
  expect(vendorView({ ...vendor, descriptionAm: null }, "am").about).toEqual({ name: "Bags of leather.", lang: "en" });
});

test.each([
  ["+251911234567", "0911 23 45 67"],
  ["call me", undefined],
])("a phone %s", (phone, text) => {
  expect(vendorView({ ...vendor, phone }, "en").phone?.text).toBe(text);
});

test.each([
  ["Abay Leather Works", "AL"],
  ["ዓባይ ሌዘር", "ዓሌ"],
  ["  «ሸገር»  ", "ሸ"],
  ["Ada'a Grain", "AG"],
  ["3D Print", "3P"],
  ["☕ !!", ""],
  ["𝗕old Shop", "𝗕S"],
])("initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a card of the directory, with its goods", () => {
  const goods = [{ id: 9, name: "Bag", nameAm: null, nameSlug: "bag", thumbnail: "/media/bag.webp" }];
  expect(vendorCardView({ ...vendor, goods }, "am")).toMatchObject({
    id: 3,
    name: "ዓባይ ሌዘር",
    isVerified: true,
    goods: [{ name: "Bag", lang: "en", href: "/product/default/bag", thumbnail: "/media/bag.webp" }],
  });
});

test("a review leads to its product while that is sold", () => {
  const review: VendorReview = {
    id: 1,
    rate: 4,
    author: "Hana T.",
    content: "Strong.",
    pictures: [],
    contentLang: "en",
    createdAt: Date.UTC(2026, 0, 7, 9),
    ...{ isVerified: false, helpful: 0, reply: "" },
    product: { id: 9, name: "Bag", nameAm: "ቦርሳ", nameSlug: "bag", retired: false },
  };
  expect(vendorReviewView(review, "am")).toMatchObject({
    lang: "en",
    day: { iso: "2026-01-07", text: "ታኅሣሥ 29 ቀን 2018 ዓ.ም." },
    product: { name: "ቦርሳ", href: "/product/default/bag" },
  });
  const gone = { ...review, product: { ...review.product, retired: true } };
  expect(vendorReviewView(gone, "en")).toMatchObject({ product: { name: "Bag", href: null } });
});
