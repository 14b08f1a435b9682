import { facetSlug, slugify } from "../../../app/domain/feed/slug.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

test.each([
  ['Nike Air Force 1 \'07 "Grey" -13', "nike-air-force-1-07-grey-13"],
  ["Bags, Wallets & Belts", "bags-wallets-and-belts"],
  ["Café Sortilège", "cafe-sortilege"],
  ["የሐበሻ ቀሚስ", "yehabesha-kemis"],
  ["Jebena የቡና ጀበና", "jebena-yebuna-jebena"],
  ["𝘄𝗶𝗻𝗱𝗼𝘄𝘀 11", "windows-11"],
  ["501", "product-501"],
  ["2024-25", "product-2024-25"],
  ["★", "product"],
])("%s", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test("any name becomes a part of an address of at most 80 letters that no id reads like", () => {
  const names = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 250 }),
    fc.stringMatching(/^[\u1200-\u135a ]{0,200}$/),
  );
  fc.assert(
    fc.property(names, (name) => {
      const slug = slugify(name);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug).not.toMatch(/^\d+$/);
      expect(slug.length).toBeLessThanOrEqual(88);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test.each([
  ["  SAMSUNG ", "samsung"],
  ["Procter & Gamble", "procter-and-gamble"],
  ["42", "42"],
  ["10.5", "10-5"],
  ["S/M", "s-m"],
  ["ጥቁር", "tikur"],
  ["Product", "product"],
  ["—", null],
  ["", null],
])("%s is %s", (name, slug) => {
  expect(facetSlug(name)).toBe(slug);
});
