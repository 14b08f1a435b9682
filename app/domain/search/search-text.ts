import { LRUCache } from "lru-cache";
import { foldText, isEthiopic, spellWords, type SpeltWord } from "./search-fold.ts";
import { joinedNeighbours, joinedShort, stemOf, wordForms } from "./search-forms.ts";
import { categoryHeads, headOf } from "./search-heads.ts";
import { skeleton, soundKey, soundOf } from "./search-sound.ts";
import { impliedBy } from "./search-synonyms.ts";
import { inBody, inTitleOrCategory, isHead, isOfKind, titleStarts, wholeTitle } from "./search-tokens.ts";
import { type Translated, translationsOf } from "../translated.ts";

export interface SearchSource extends Translated<"name" | "description"> {
  brand: string | null;
  categoryNames: readonly (string | null)[];
  ownNames: readonly (string | null)[];
}

/** null if the word must not be matched by it. */
type VocabularyRow = [word: string, spelling: string, ...Sounds];
type Sounds = [sound: string | null, key: string | null, skeleton: string | null];

/** Longer words are matched only whole. */
const WORD_LETTERS = 32;
const BODY_WORDS = 400;

/** amharic.md 8: importer and query share these rules. */
export function searchColumns(source: SearchSource) {
  const titles = Object.values(translationsOf(source, "name")).map((text) => spellWords(text ?? ""));
  const named = withForms(titles.flat());
  const all = withForms([
    ...titles.flat(),
    ...[source.brand, ...source.categoryNames].flatMap((name) => spellName(name ?? "")),
  ]);
  const joins = joinedForms(titles);
  const indexed = new Set([...all.keys(), ...joins]);
  return {
    title: unique([...titleTokens(titles, named, joins, all, source.brand), ...headTokens(source)]).join(" "),
    // One token for each of `words`, from which the vocabulary's counts are subtracted.
    category: [...all.keys()].map(inTitleOrCategory).join(" "),
    body: unique([...bodyWords(source, indexed), ...impliedBy(indexed)])
      .map(inBody)
      .join(" "),
    words: [...all]
      .filter(([word]) => word.length <= WORD_LETTERS)
      .map(([word, spelling]): VocabularyRow => [word, spelling, ...soundsOf(word)]),
  };
}

type Spellings = ReadonlyMap<string, string>;

function joinedForms(titles: readonly SpeltWord[][]): string[] {
  const joins = titles.flatMap((words) => joinedNeighbours(words.map(({ word }) => word)));
  return joins.flatMap((word) => [word, ...wordForms(word)]);
}

function titleTokens(
  titles: readonly SpeltWord[][],
  named: Spellings,
  joins: readonly string[],
  all: Spellings,
  brand: string | null,
): string[] {
  const folded = titles.map((words) => words.map(({ word }) => stemOf(word)));
  return [
    ...named.keys(),
    // Joined words are findable, but must not enter the vocabulary.
    ...joins.flatMap((word) => (all.has(word) ? [word] : [word, inTitleOrCategory(word)])),
    ...folded
      .flatMap((words) => beginnings(words, brand))
      .flatMap((words) => [wholeTitle(words) ?? "", ...titleStarts(words)]),
  ];
}

function headTokens(source: SearchSource): string[] {
  const heads = Object.values(translationsOf(source, "name")).map((title) => headOf(title ?? ""));
  return [
    ...heads.flatMap((head) => withForm(head).map(isHead)),
    ...source.ownNames.flatMap((own) => kindsOf(own ?? "")).map(isOfKind),
  ];
}

/** Also without the brand before it, so that an HP laptop begins as a laptop. */
function beginnings(title: readonly string[], brand: string | null): (readonly string[])[] {
  const name = spellName(brand ?? "").map(({ word }) => stemOf(word));
  const isBranded = name.length > 0 && name.length < title.length && name.every((word, index) => title[index] === word);
  return isBranded ? [title, title.slice(name.length)] : [title];
}

function bodyWords(source: SearchSource, known: ReadonlySet<string>): string[] {
  const described = foldText(
    Object.values(translationsOf(source, "description"))
      .map((text) => text ?? "")
      .join(" "),
  ).split(" ");
  const joins = described.map((word, index) => joinedShort(word, described[index + 1] ?? "") ?? "");
  return unique([...described.flatMap((word) => [word, ...formsOf(word)]), ...joins])
    .filter((word) => !known.has(word))
    .slice(0, BODY_WORDS);
}

const soundsOf = remembered((word): Sounds => {
  if (!/^\p{L}+$/u.test(word)) return [null, null, null];
  const ethiopic = isEthiopic(word);
  const key = soundKey(word);
  const sound = ethiopic ? soundOf(word) : "";
  return [sound || null, key.length >= (ethiopic ? 2 : 3) ? key : null, skeleton(word) || null];
});

const withForm = (word: string | null): string[] => (word === null ? [] : [word, ...formsOf(word)]);

// Brands and the names of categories repeat in every product.
const kindsOf = remembered((name: string) => categoryHeads(name).flatMap(withForm));
const spellName = remembered(spellWords);
const formsOf = remembered(wordForms);

function withForms(spelt: readonly SpeltWord[]): Map<string, string> {
  const words = new Map(spelt.map(({ word, spelling }) => [word, spelling]));
  for (const { word, spelling } of spelt) {
    for (const form of formsOf(word)) {
      if (!words.has(form)) words.set(form, spelling);
    }
  }
  return words;
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean);
}

/** Memoized, because the same words and names occur in every product. */
function remembered<Result extends object>(rule: (text: string) => Result, limit = 20_000): (text: string) => Result {
  const memo = new LRUCache<string, Result>({ max: limit });
  return (text) => {
    const known = memo.get(text);
    if (known !== undefined) return known;
    const result = rule(text);
    memo.set(text, result);
    return result;
  };
}
