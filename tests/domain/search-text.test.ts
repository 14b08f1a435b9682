import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { foldText } from "../../app/domain/search-fold.ts";
import { joinedNeighbours, latinAmharicForms, wordForms } from "../../app/domain/search-forms.ts";
import { synonymsOf } from "../../app/domain/search-synonyms.ts";
import type { SearchSource } from "../../app/domain/search-text.ts";
import { matchQuery, searchColumns } from "../../app/domain/search-text.ts";

const forms: [string, string[]][] = [
  ["የሀበሻ", ["ሀበሻ"]],
  ["ቦርሳዎች", ["ቦርሳ"]],
  ["ልብሶች", ["ልብስ"]],
  ["የልብሶች", ["ልብሶች", "የልብስ", "ልብስ"]],
  ["በግ", []],
  ["ጫማ", []],
  ["shoes", ["shoe"]],
  ["dresses", ["dress"]],
  ["batteries", ["battery"]],
  ["watches", ["watch"]],
  ["kemis", []],
  ["glass", []],
  ["tv", []],
];
test.each(forms)("forms of %j are %j (amharic.md 6)", (word, expected) => expect(wordForms(word)).toEqual(expected));

test.each([
  ["yehabesha", ["habesha"]],
  ["kemisoch", ["kemis"]],
  ["borsawoch", ["borsa"]],
  ["yeborsawoch", ["borsawoch", "yeborsa", "borsa"]],
  ["yes", []],
])("Latin forms of %j are %j (amharic.md 6)", (word, expected) => expect(latinAmharicForms(word)).toEqual(expected));

test("neighbours are written as one within a script", () => {
  expect(joinedNeighbours(["ብርድ", "ልብስ", "xl", "power", "bank", "2"])).toEqual(["ብርድልብስ", "xlpower", "powerbank"]);
});

test("synonyms go both ways, folded (amharic.md 8)", () => {
  expect(synonymsOf(foldText("furniture"))).toContain("የቤት እቃ");
  expect(synonymsOf("ስኒከር")).toContain("sneakers");
  expect(synonymsOf("jebena")).toEqual([]);
});

test("columns of a product (amharic.md 8)", () => {
  const columns = searchColumns(
    product("Habesha dresses", "የሐበሻ ቀሚስ", {
      brand: "Adidas",
      description: "Hand-made.",
      categoryNames: ["አልባሳት", null],
    }),
  );
  expect(columns).toEqual({
    title: "habesha dresses የሀበሻ ቀሚስ adidas dress ሀበሻ adida habeshadresses የሀበሻቀሚስ",
    category: "አልባሳት",
    reads: "yehabexa kemis albasat habexa yehabexakemis",
    keys: "yhabxa kms albasat habxa yhabxakms",
    latin_keys: "habxa drss addas adda",
    skeletons: "yhbx kms lbst hbx yhbxkms",
    body: "hand made",
  });
});

describe("a query (amharic.md 8)", () => {
  test.each(["", "   ", "።", '" - ( ) *', "🙂", "\u200B"])("%j searches nothing", (text) => {
    expect(matchQuery(text)).toBeNull();
  });

  test("each word is a group, all groups are needed", () => {
    expect(matchQuery("shem ጫ")).toBe(
      '({title category body} : ("shem"*) OR reads : "xem"* OR keys : "xm") AND ({title category body} : ("ጫ"*) OR keys : "ca")',
    );
  });

  test("one Latin letter is no prefix, nor an Ethiopic one before the last word", () => {
    expect(matchQuery("ጫ a")).toMatch(/\("ጫ"\).*\("a"\)/);
  });

  test("at most 8 words", () => {
    expect(matchQuery("one two three four five six seven eight nine")?.split(" AND ")).toHaveLength(8);
  });

  test("skeletons only in level 1", () => {
    expect(matchQuery("kamis")).not.toContain("skeletons");
    expect(matchQuery("kamis", 1)).toContain('skeletons : "kms"');
  });
});

describe("in the full-text table", () => {
  const db = new DatabaseSync(":memory:");
  const goods = [
    product("Habesha dress", "የሐበሻ ቀሚስ"),
    product("Men's shoes", "የወንዶች ጫማ"),
    product("Blanket", "ብርድ ልብስ"),
    product("ብርድልብስ", null),
    product("Children's clothes", "የልጆች ልብሶች"),
    product("Adidas cap", null, { brand: "Adidas" }),
    product("Power Bank 20,000 mAh", null),
    product("ነጠላ", null),
    product("Shirt", "ሸሚዝ"),
    product("Coffee batteries", null, { description: "For the jebena.", categoryNames: ["Kitchen", "ወጥ ቤት"] }),
  ];

  beforeAll(() => {
    db.exec(`CREATE VIRTUAL TABLE product_search USING fts5 (title, category, reads, keys, latin_keys, skeletons, body,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`);
    const insert = db.prepare(
      "INSERT INTO product_search (rowid, title, category, reads, keys, latin_keys, skeletons, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    );
    goods.forEach((good, index) => insert.run(index, ...Object.values(searchColumns(good))));
  });

  function found(text: string, level?: 0 | 1): string[] {
    const match = matchQuery(text, level);
    if (match === null) return [];
    const rows = db.prepare("SELECT rowid FROM product_search WHERE product_search MATCH ? ORDER BY rowid").all(match);
    return rows.map((row) => goods[Number(row.rowid)]!.name);
  }

  test.each([
    ["habesha kemis", ["Habesha dress"]],
    ["yehabesha qemis", ["Habesha dress"]],
    ["ሀበሻ ቀሚስ", ["Habesha dress"]],
    ["Habesha Dresses", ["Habesha dress"]],
    ["chama", ["Men's shoes"]],
    ["ጫማዎች", ["Men's shoes"]],
    ["mens shoe", ["Men's shoes"]],
    ["men’s shoes", ["Men's shoes"]],
    ["ብርድልብስ", ["Blanket", "ብርድልብስ"]],
    ["ብርድ ልብስ", ["Blanket", "ብርድልብስ"]],
    ["ልብስ", ["Blanket", "Children's clothes"]],
    ["አዲዳስ", ["Adidas cap"]],
    ["powerbank", ["Power Bank 20,000 mAh"]],
    ["power banks", ["Power Bank 20,000 mAh"]],
    ["netella", ["ነጠላ"]],
    ["shem", ["Shirt"]],
    ["battery jebena", ["Coffee batteries"]],
    ["ወጥ ቤት", ["Coffee batteries"]],
    ["television", []],
    ["NOT", []],
  ])("%j finds %j", (text, names) => expect(found(text)).toEqual(names));

  test("misheard vowels need the skeletons", () => {
    expect(found("habasha kamis")).toEqual([]);
    expect(found("habasha kamis", 1)).toEqual(["Habesha dress"]);
  });

  test("no text is a syntax error", () => {
    const spiteful = fc.string({
      unit: fc.oneof(fc.constantFrom(..."\"'*():{}^+-AND OR NOT NEARጫማሀ"), fc.string({ unit: "binary", maxLength: 3 })),
    });
    fc.assert(
      fc.property(spiteful, (text) => {
        found(text, 1);
      }),
      { numRuns: 300 },
    );
  });
});

function product(name: string, nameAm: string | null, changes: Partial<SearchSource> = {}): SearchSource {
  return { name, nameAm, description: "", descriptionAm: null, brand: null, categoryNames: [], ...changes };
}
