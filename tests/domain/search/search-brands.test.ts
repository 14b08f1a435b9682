import { expect, test } from "vitest";
import { kindOfBrand, withoutModels } from "../../../app/domain/search/search-brands.ts";
import { readAsked } from "../../../app/domain/search/search-asked.ts";
import { foldText } from "../../../app/domain/search/search-fold.ts";
import { groupOf, type CatalogueWord, type Vocabulary } from "../../../app/domain/search/search-groups.ts";
import { partialTiers, tiersOf } from "../../../app/domain/search/search-plan.ts";

const none = { sameKey: new Map(), starting: new Map(), soundStarting: new Map(), keyStarting: new Map() };
const vocabulary = (words: string): Vocabulary => ({
  ...none,
  words: new Map(words.split(" ").map((word) => [word, { word, spelling: word, count: 5 } satisfies CatalogueWord])),
});
const groupsOf = (text: string, words: string) =>
  withoutModels(readAsked(text)!.needed.map((word) => groupOf(word, vocabulary(words))));

test.each([
  ["iPhone", "phone"],
  ["አይፎን", "phone"],
  ["MacBook", "laptop"],
  ["PS5", "game console"],
  ["ናይክ", "shoes"],
  ["kettle", null],
])("%s is a %s", (name, kind) => expect(kindOfBrand(foldText(name))).toBe(kind));

test("a brand that nobody sells asks for what is like it, one that is sold for itself", () => {
  const [missing] = groupsOf("iphone", "phone ስልክ");
  expect(missing).toMatchObject({ isMissing: true, isUnknown: false, strict: [["iphone"], ["phone"], ["ስልክ"]] });
  expect(groupsOf("iphone", "phone iphone")[0]).toMatchObject({ isMissing: false, strict: [["iphone"]] });
  expect(groupsOf("iphone", "kettle")[0]).toMatchObject({ isMissing: false, isUnknown: true });
  expect(groupsOf("coca cola", "water").map(({ isMissing }) => isMissing)).toEqual([true, true]);
});

test.each([
  ["iphone 15 pro max 256gb", ["iphone"]],
  ["galaxy s24 ultra case", ["galaxy", "case"]],
  ["samsung galaxy a15", ["samsung", "galaxy"]],
  ["iphone charger 20", ["iphone", "charger", "20"]],
  ["air filter", ["air", "filter"]],
])("of %j is needed %j", (text, needed) => {
  const known = "phone samsung charger case air filter max 20";
  expect(groupsOf(text, known).map(({ asked }) => asked.word)).toEqual(needed);
});

test("what is like it is the thing that leads", () => {
  const { spelt } = readAsked("nike")!;
  expect(tiersOf(spelt, groupsOf("nike", "shoe shoes"))).toContain('("==nike" OR "==shoe")');
});

test("of words that no product has together the thing leads, numbers and what describes it follow", () => {
  const tiers = partialTiers(groupsOf("samsung fridge 300", "samsung fridge 300"))!;
  expect(tiers.indexOf('"==fridge" AND "##fridge"')).toBeGreaterThan(-1);
  expect(tiers.at(-1)).toBe('("#samsung" OR "#fridge")');
  expect(partialTiers(groupsOf("samsung spark 20", "samsung 20"))).toEqual(['"^samsung"', '"#samsung"']);
  expect(partialTiers(groupsOf("spark", "samsung"))).toBeNull();
});
