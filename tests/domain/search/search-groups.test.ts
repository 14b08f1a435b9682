import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openMigrated } from "../../../scripts/steps/shop/schema.ts";
import { deletionsOf, errorsIn, nearness } from "../../../app/domain/search/search-groups.ts";

test.each([
  ["shoe", 0],
  ["shoes", 1],
  ["notebook", 2],
  ["ጫማ", 0],
  ["ቦርሳዎ", 1],
  ["ቴሌቪዥኖችን", 1],
  ["ኤሌክትሮኒክስ", 2],
  ["a1234567", 0],
])("how many errors a word may have (amharic.md 8): %s: %i", (word, errors) => expect(errorsIn(word)).toBe(errors));

describe("nearness", () => {
  test.each([
    ["samsng", "samsung", 1],
    ["samsugn", "samsung", 1],
    ["samzung", "samsung", 1],
    ["sumsang", "samsung", null],
    ["televsiom", "television", 2],
    ["cellar", "mellar", null],
    ["ላፕቶብ", "ላፕቶፕ", 1],
    ["ላፕቶብ", "laptop", null],
  ])("%s to %s: %s", (asked, word, errors) => expect(nearness(asked, word)).toBe(errors));

  test("who is near shares letters: of what the migration keeps of one word the look-up asks for some", () => {
    const db = openMigrated();
    const add = db.prepare("INSERT INTO search_word (word, spelling, count, key) VALUES (?, ?, 1, 'k')");
    const kept = db.prepare("SELECT letters FROM search_deletion WHERE word = ?");
    const letters = fc.array(fc.constantFrom(..."abc"), { minLength: 5, maxLength: 12 }).map((all) => all.join(""));
    const near = fc
      .tuple(letters, fc.array(fc.tuple(fc.nat(2), fc.nat(12), fc.constantFrom(..."abc")), { maxLength: 2 }))
      .map(([word, changes]) => {
        const typed = [...word];
        for (const [kind, at, letter] of changes) typed.splice(at, kind === 2 ? 0 : 1, ...(kind === 0 ? [] : [letter]));
        return [word, typed.join("")] as const;
      });
    let met = 0;
    fc.assert(
      fc.property(near, ([word, asked]) => {
        if (nearness(asked, word) === null) return;
        met += 1;
        db.exec("DELETE FROM search_word");
        add.run(word, word);
        const stored = new Set(kept.all(word).map((row) => row.letters));
        expect(deletionsOf(asked).some((one) => stored.has(one))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(met).toBeGreaterThan(500);
  });
});
