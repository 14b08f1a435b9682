import { describe, expect, test } from "vitest";
import { foldText } from "../../../app/domain/search/search-fold.ts";
import { joinedNeighbours, latinAmharicForms, stemOf, wordForms } from "../../../app/domain/search/search-forms.ts";
import { impliedBy, hasSynonymousForm, synonymsOf } from "../../../app/domain/search/search-synonyms.ts";
import type { SearchSource } from "../../../app/domain/search/search-text.ts";
import { searchColumns } from "../../../app/domain/search/search-text.ts";

const forms: [string, string[]][] = [
  ["የሀበሻ", ["ሀበሻ"]],
  ["ቦርሳዎች", ["ቦርሳ"]],
  ["ልብሶች", ["ልብስ"]],
  ["የልብሶች", ["ልብሶች", "የልብስ", "ልብስ"]],
  ["በግ", []],
  ["shoes", ["shoe"]],
  ["dresses", ["dress"]],
  ["batteries", ["battery"]],
  ["tomatoes", ["tomato"]],
  ["womens", ["women", "woman"]],
  ["women", ["woman"]],
  ["children", ["child"]],
  ["kemis", []],
  ["glass", []],
];
test.each(forms)("forms of %j are %j (amharic.md 6)", (word, expected) => expect(wordForms(word)).toEqual(expected));

test.each([
  ["women", "woman"],
  ["womens", "woman"],
  ["የቦርሳዎች", "የቦርሳ"],
  ["kemis", "kemis"],
])("titles are compared by %j as %j", (word, stem) => expect(stemOf(word)).toBe(stem));

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

test("words stand for all that mean the same, phrases only whole, and for no form that a shorter one stands beside", () => {
  const implied = (...words: string[]) => impliedBy(new Set(words)).sort();
  expect(implied("jebena")).toEqual([]);
  expect(implied("laptop", "bags")).toEqual(["bag", "borsa", "handbag", "ላፕቶፕ", "ቦርሳ"]);
  expect(implied("notebook")).toEqual([]);
  expect(implied("notebook", "hp", "computer")).toEqual(["laptop", "ላፕቶፕ", "ኮምፒውተር", "ኮምፒዩተር"].sort());
  expect(["shoes", "pants", "glasses", "shoe"].map(hasSynonymousForm)).toEqual([true, false, false, false]);
});

test("a word has one group of synonyms, so that all of them find the same", () => {
  for (const word of ["fridge", "ፍሪጅ", "ማቀዝቀዣ", "refrigerator"])
    expect([word, ...synonymsOf(word)].sort()).toEqual(["fridge", "refrigerator", "ማቀዝቀዣ", "ፍሪጅ"].sort());
});

test("a number and its unit, a letter and a Latin word are written as one, too", () => {
  expect(joinedNeighbours(["128", "gb", "t", "shirt", "5", "ግራም", "ኤ", "ቲኤም"])).toEqual(["128gb", "tshirt"]);
  expect(joinedNeighbours(["usb", "c", "12", "v"])).toEqual(["usbc", "12v"]);
});

describe("what is stored of a product (amharic.md 8)", () => {
  const dress: SearchSource = {
    name: "Adidas Habesha dresses",
    nameAm: "የሐበሻ ቀሚስ",
    brand: "Adidas",
    description: "Hand-made, 2 dresses.",
    descriptionAm: null,
    categoryNames: ["Dresses", "አልባሳት", null],
    ownNames: ["Dresses", null],
  };

  test("each word where it stands, its forms, titles whole and from their beginning, without the brand too", () => {
    expect(searchColumns(dress)).toMatchObject({
      title: [
        "adidas habesha dresses የሀበሻ ቀሚስ adida dress ሀበሻ",
        "adidashabesha #adidashabesha habeshadresses #habeshadresses habeshadress #habeshadress",
        "የሀበሻቀሚስ #የሀበሻቀሚስ ሀበሻቀሚስ #ሀበሻቀሚስ",
        "=adida+habesha+dress ^adida ^adida+habesha ^adida+habesha+dress",
        "=habesha+dress ^habesha ^habesha+dress",
        "=የሀበሻ+ቀሚስ ^የሀበሻ ^የሀበሻ+ቀሚስ",
        "==dresses ==dress ==ቀሚስ ##dresses ##dress",
      ].join(" "),
      category: "#adidas #habesha #dresses #የሀበሻ #ቀሚስ #አልባሳት #adida #dress #ሀበሻ",
      body: ":hand :made :2 :kemis",
    });
  });

  test("beside each word of titles and categories all its forms, also of neighbours written as one", () => {
    const { title, category } = searchColumns({ ...dress, name: "Two power banks, T-Shirts", nameAm: "የእጅ ቦርሳዎች" });
    for (const [text, first] of [
      [title, /^[#=^]/],
      [`${title} ${category}`, /^[^#]/],
    ] as const) {
      const words = text.split(" ").filter((token) => !first.test(token));
      const stored = new Set(words.map((word) => word.replace("#", "")));
      expect([...stored].flatMap(wordForms).filter((form) => !stored.has(form))).toEqual([]);
      for (const form of ["powerbank", "tshirt", "ቦርሳ", "የእጅቦርሳ"]) expect(stored).toContain(form);
    }
  });

  test("words with the spelling that is shown, their sound and keys", () => {
    const { words } = searchColumns(dress);
    expect(words).toContainEqual(["ሀበሻ", "የሐበሻ", "habexa", "habxa", "hbx"]);
    expect(words).toContainEqual(["habesha", "habesha", null, "habxa", "hbx"]);
    expect(words).toHaveLength(searchColumns(dress).category.split(" ").length);
    expect(searchColumns({ ...dress, name: "A4 5,000" }).words).toContainEqual(["5000", "5000", null, null, null]);
  });

  test("bounded: of endless descriptions the first words, of endless titles no whole one", () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `w${index}`).join(" ");
    const { title, body } = searchColumns({
      ...dress,
      name: long,
      nameAm: null,
      description: long.replaceAll("w", "x"),
    });
    expect(body.split(" ").filter((token) => token.startsWith(":x"))).toHaveLength(400);
    expect(title.split(" ").filter((token) => /^=[^=]/.test(token))).toEqual([]);
  });
});
