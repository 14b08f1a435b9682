import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "../../../app/domain/search/search-fold.ts";

test.each([
  ["ሃሐሓኀኃኸኻ", "ሀሀሀሀሀሀሀ"],
  ["ሑኁኹ ሒኂኺ", "ሁሁሁ ሂሂሂ"],
  ["ሔኄኼ ሕኅኽ ሖኆኾ", "ሄሄሄ ህህህ ሆሆሆ"],
  ["ሗ ዃ", "ኋ ኋ"],
  ["ሠሡሢሣሤሥሦሧ", "ሰሱሲሳሴስሶሷ"],
  ["ኣዐዓኧ ዑዒዔዕዖ", "አአአአ ኡኢኤእኦ"],
  ["ፀፁፂፃፄፅፆ", "ጸጹጺጻጼጽጾ"],
  ["ዉሃ ቦርሳዏች", "ውሀ ቦርሳዎች"],
  ["ቈ ቊ ቍ ቌ", "ቆ ቁ ቁ ቄ"],
  ["ኰ ኲ ኵ ኴ", "ኮ ኩ ኩ ኬ"],
  ["ጐ ጒ ጕ ጔ", "ጎ ጉ ጉ ጌ"],
  ["ኈ ኊ ኍ ኌ", "ሆ ሁ ሁ ሄ"],
  ["ሉዋ ሙአ ቁዋ ኩአ ጉዋ ቡዋ", "ሏ ሟ ቋ ኳ ጓ ቧ"],
  ["ሙዓ ቍዋ ሑዋላ", "ሟ ቋ ኋላ"],
  ["ቅ፟ዳሜ ሱ\u200Bቅ \u202Eሱቅ ሱ\u00ADቅ", "ቅዳሜ ሱቅ ሱቅ ሱቅ"],
  ["𝗕𝗼𝗹𝗱 ＦＵＬＬ", "bold full"],
  ["ት/ቤት ጫማ-ቦርሳ፡ሱቅ።ቡና፣ማር፤", "ት ቤት ጫማ ቦርሳ ሱቅ ቡና ማር"],
  ["ምንጣፍ🙂 1,005,000 mAh, 5,00!", "ምንጣፍ 1005000 mah 5 00"],
  ["café ÀÉÎÕÜ ñandú", "cafe aeiou nandu"],
  ["Men's t’eff", "mens teff"],
  ["  ።  ", ""],
])("one spelling for search (amharic.md 6): %j is %j", (text, folded) => expect(foldText(text)).toBe(folded));

test("folding what is folded changes nothing, and leaves words and single spaces", () => {
  const letters = fc.string({ unit: fc.oneof(fc.constantFrom(..."ሀሐሙአዋቁኰ '’።፟-"), fc.string({ unit: "binary" })) });
  fc.assert(
    fc.property(letters, (text) => {
      const folded = foldText(text);
      expect(folded).toMatch(/^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u);
      expect(foldText(folded)).toBe(folded);
    }),
    { numRuns: 40 },
  );
});
