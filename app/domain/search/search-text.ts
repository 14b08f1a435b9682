import { remembered } from "./remembered.ts";
import { foldText, isEthiopic, spellWords, type SpeltWord } from "./search-fold.ts";
import { joinedNeighbours, stemOf, wordForms } from "./search-forms.ts";
import { categoryHeads, headOf } from "./search-heads.ts";
import { skeleton, soundKey, soundOf } from "./search-sound.ts";
import { impliedBy } from "./search-synonyms.ts";
import { inBody, inTitleOrCategory, isHead, isOfKind, titleStarts, wholeTitle } from "./search-tokens.ts";

export interface SearchSource {
  name: string;
  nameAm: string | null;
  description: string;
  descriptionAm: string | null;
  brand: string | null;
  /** Parent, category and subcategory, in both languages where they have both. */
  categoryNames: readonly (string | null)[];
  /** The same without the parent's. */
  ownNames: readonly (string | null)[];
}

/** The columns of the full-text table, named as they are there, and the words that the vocabulary counts. */
export interface SearchColumns {
  title: string;
  /** One token for each of `words`: what is taken off the vocabulary's counts is read from here. */
  category: string;
  body: string;
  words: VocabularyRow[];
}

/** Word, spelling, sound (of Ethiopic words), key, skeleton; null where the word is not to be found by it. */
type VocabularyRow = [word: string, spelling: string, ...Sounds];
type Sounds = [sound: string | null, key: string | null, skeleton: string | null];

/** Longer "words" are found whole, but nothing leads to them. */
const WORD_LETTERS = 32;
const BODY_WORDS = 400;

/** What is stored to find a product by (amharic.md 8, search-tokens.ts): importer and query share its rules. */
export function searchColumns(source: SearchSource): SearchColumns {
  const titles = [source.name, source.nameAm].map((text) => spellWords(text ?? ""));
  const named = withForms(titles.flat());
  const all = withForms([
    ...titles.flat(),
    ...[source.brand, ...source.categoryNames].flatMap((name) => spellName(name ?? "")),
  ]);
  const joins = joinedForms(titles);
  const told = new Set([...all.keys(), ...joins]);
  return {
    title: unique([...titleTokens(titles, named, joins, all, source.brand), ...headTokens(source)]).join(" "),
    category: [...all.keys()].map(inTitleOrCategory).join(" "),
    body: unique([...bodyWords(source, told), ...impliedBy(told)])
      .map(inBody)
      .join(" "),
    words: [...all]
      .filter(([word]) => word.length <= WORD_LETTERS)
      .map(([word, spelling]) => [word, spelling, ...soundsOf(word)]),
  };
}

type Spellings = ReadonlyMap<string, string>;

/** Neighbours in titles written as one, with their forms. */
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
    // Written as one they are found in titles and beyond, but are no words that anybody has to know.
    ...joins.flatMap((word) => (all.has(word) ? [word] : [word, inTitleOrCategory(word)])),
    ...folded
      .flatMap((words) => beginnings(words, brand))
      .flatMap((words) => [wholeTitle(words) ?? "", ...titleStarts(words)]),
  ];
}

/** What says what the thing is, with its forms: heads of both titles, and of its own place's names. */
function headTokens({ name, nameAm, ownNames }: SearchSource): string[] {
  const heads = [name, nameAm].map((title) => headOf(title ?? ""));
  return [
    ...heads.flatMap((head) => withForm(head).map(isHead)),
    ...ownNames.flatMap((own) => kindsOf(own ?? "")).map(isOfKind),
  ];
}

/** A title, and without the brand before it: an HP laptop is a laptop first. */
function beginnings(title: readonly string[], brand: string | null): (readonly string[])[] {
  const name = spellName(brand ?? "").map(({ word }) => stemOf(word));
  const isBranded = name.length > 0 && name.length < title.length && name.every((word, index) => title[index] === word);
  return isBranded ? [title, title.slice(name.length)] : [title];
}

function bodyWords({ description, descriptionAm }: SearchSource, known: ReadonlySet<string>): string[] {
  const described = foldText(`${description} ${descriptionAm ?? ""}`).split(" ");
  return unique(described.flatMap((word) => [word, ...formsOf(word)]))
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

// Brands and the names of categories come again in every product.
const kindsOf = remembered((name: string) => categoryHeads(name).flatMap(withForm));
const spellName = remembered(spellWords);
const formsOf = remembered(wordForms);

/** Words and their further forms; what is only a form of a word is spelt as the word, because nobody wrote it. */
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
