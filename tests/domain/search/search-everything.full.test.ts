import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readAsked } from "../../../app/domain/search/search-asked.ts";
import { foldText } from "../../../app/domain/search/search-fold.ts";
import { joinedNeighbours, wordForms } from "../../../app/domain/search/search-forms.ts";
import { groupOf, type CatalogueWord, type WordGroup } from "../../../app/domain/search/search-groups.ts";
import { anyTier, tiersOf } from "../../../app/domain/search/search-plan.ts";
import { searchColumns } from "../../../app/domain/search/search-text.ts";

// amharic.md 8: the index finds the same as a test of each product.

const WORDS = [
  ..."shoe shoes ጫማ chama pants pant trousers glass glasses spectacles watch watches ሰዓት notebook computer laptop".split(
    " ",
  ),
  ..."t shirt shirts ቲሸርት tshirt bag bags handbag የቦርሳዎች ቦርሳ የቤት ዕቃ furniture battery batteries fridge ማቀዝቀዣ power bank".split(
    " ",
  ),
];
const text = (most: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most }).map((words) => words.join(" "));
const product = fc.record({ name: text(4), category: text(2), description: text(4) });
type Source = { name: string; category: string; description: string };

const withForms = (words: string[]) => words.flatMap((word) => [word, ...wordForms(word)]);
const wordsOf = (of: string) => foldText(of).split(" ");

function words({ name, category, description }: Source) {
  const title = wordsOf(name);
  const received = new Set(withForms([...title, ...joinedNeighbours(title), ...wordsOf(category)]));
  return { received, described: new Set(withForms(wordsOf(description))) };
}

function isFound(source: Source, groups: WordGroup[]): boolean {
  const { received, described } = words(source);
  return groups.every(({ asked, loose }) => {
    const own = [asked.word, ...asked.forms];
    const meant = [...own, ...asked.synonyms].map((one) => one.split(" "));
    return (
      [...meant, ...loose].some((all) => all.every((word) => received.has(word))) ||
      own.some((word) => described.has(word))
    );
  });
}

const sqlite = new DatabaseSync(":memory:");
sqlite.exec(
  `CREATE VIRTUAL TABLE product_search USING fts5 (title, category, body, tokenize = "ascii tokenchars '^=+#:@'", detail = none)`,
);
const insert = sqlite.prepare("INSERT INTO product_search (title, category, body) VALUES (?, ?, ?)");
const found = sqlite.prepare("SELECT rowid FROM product_search WHERE product_search MATCH ?");

function matches(expressions: string[], sources: Source[]): number[][] {
  sqlite.exec("BEGIN");
  for (const { name, category, description } of sources) {
    const other = { nameAm: null, brand: null, descriptionAm: null };
    const columns = searchColumns({ ...other, name, categoryNames: [category], ownNames: [category], description });
    insert.run(columns.title, columns.category, columns.body);
  }
  const rows = expressions.map((one) => found.all(one).map(({ rowid }) => Number(rowid) - 1));
  sqlite.exec("ROLLBACK");
  return rows;
}

test("two lists for a word and all that means the same find what many lists found", () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 6 }), text(3), (sources, asked) => {
      const there = sources.flatMap(({ name, category }) => withForms([...wordsOf(name), ...wordsOf(category)]));
      const known = (word: string): CatalogueWord => ({ word, spelling: word, count: 1 });
      const vocabulary = {
        words: new Map(there.map((word) => [word, known(word)])),
        sameKey: new Map(),
        starting: new Map(WORDS.map((word) => [word, there.filter((one) => one.startsWith(word)).map(known)])),
        soundStarting: new Map(),
        keyStarting: new Map(),
      };
      const groups = readAsked(asked)!.needed.map((word) => groupOf(word, vocabulary));
      const expected = [...sources.keys()].filter((index) => isFound(sources[index]!, groups));
      const tiers = tiersOf(readAsked(asked)!.spelt, groups);
      const [all, ...some] = matches([anyTier(groups), ...tiers], sources);
      expect(all).toEqual(expected);
      expect(some.flat().filter((index) => !expected.includes(index))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
