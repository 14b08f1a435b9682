import type { AskedWord } from "./search-asked.ts";
import { isEthiopic } from "./search-fold.ts";
import { wordForms } from "./search-forms.ts";
import { soundOf } from "./search-sound.ts";

export interface CatalogueWord {
  word: string;
  spelling: string;
  /** Products with the word in title, brand or category. */
  count: number;
}

export interface Vocabulary {
  words: ReadonlyMap<string, CatalogueWord>;
  sameKey: ReadonlyMap<string, readonly CatalogueWord[]>;
  starting: ReadonlyMap<string, readonly CatalogueWord[]>;
  soundStarting: ReadonlyMap<string, readonly CatalogueWord[]>;
  keyStarting: ReadonlyMap<string, readonly CatalogueWord[]>;
}

/** Each alternative is words that must all be present. */
export type WordGroup = ReturnType<typeof groupOf>;

const SAME_KEY = 8;
const STARTING = 12;
const NEAR = 6;
/** Lists count up to here (settled.md 28). */
const PLENTY = 10_000;

/**
 * amharic.md 8, level 0. A single word with plenty of matches is not completed: a search for cars does not want cards.
 */
export function groupOf(asked: AskedWord, vocabulary: Vocabulary, isAlone = false) {
  const isThere = (word: string) => vocabulary.words.has(word);
  const own = [asked.word, ...asked.forms.filter(isThere)];
  const there = (names: readonly string[]) =>
    names.map((name) => name.split(" ")).filter((words) => words.length > 1 || isThere(words[0]!));
  const synonyms = there(asked.synonyms);
  const isSold = isThere(asked.word) || own.length > 1 || synonyms.length > 0;
  const similar = isSold ? [] : there(asked.kinds);
  const isMissing = similar.length > 0;
  const isKnown = isSold || isMissing;
  const heard = asked.keys.flatMap((key) =>
    (vocabulary.sameKey.get(key) ?? []).filter((one) => isSpelling(asked, key, one, isKnown)),
  );
  const alike = isMissing ? [] : mostFrequent(heard, SAME_KEY);
  const same = alike.map(({ word }) => [word]);
  const strict = [...own.map((word) => [word]), ...synonyms, ...similar, ...(isKnown ? [] : same)];
  const isUnknown = !isKnown && same.length === 0;
  const started = [
    asked.isLast || isUnknown ? vocabulary.starting.get(asked.start ?? "") : [],
    isUnknown ? vocabulary.soundStarting.get(asked.soundStart ?? "") : [],
    isUnknown ? vocabulary.keyStarting.get(asked.keyStart ?? "")?.filter(({ word }) => isEthiopic(word)) : [],
  ].flatMap((words) => words ?? []);
  const completions = mostFrequent(started, STARTING).filter(({ word }) => word !== asked.word);
  const isPlenty = isAlone && (vocabulary.words.get(asked.word)?.count ?? 0) > PLENTY;
  return {
    asked,
    /** Absent from titles, brands and categories; descriptions may still contain it. */
    isUnknown,
    /** Replaced by words of the same sound. */
    isSpelling: !isKnown && !isUnknown,
    /** The Latin word that a Latin one replaces; none where the sound may be Amharic. */
    meant: isKnown || alike.some(({ word }) => isEthiopic(word)) ? undefined : alike[0],
    /** A brand or a model that is not sold: similar goods replace it. */
    isMissing,
    strict: dropLongerPrefixes(distinct(strict)),
    loose: dropLongerPrefixes(
      distinct([...strict, ...same, ...(isPlenty ? [] : completions.map(({ word }) => [word]))]),
    ),
    completions,
  };
}

/** amharic.md 8, level 1. */
export function soundAlikes(asked: string, words: readonly CatalogueWord[]): CatalogueWord[] {
  const isOwn = ({ word }: CatalogueWord) => isEthiopic(word) === isEthiopic(asked);
  // English words with the same consonants are other words unless they begin alike.
  const own = words.filter((one) => isOwn(one) && (isEthiopic(asked) || one.word.charAt(0) === asked.charAt(0)));
  return [
    ...mostFrequent(own, SAME_KEY),
    ...mostFrequent(
      words.filter((one) => !isOwn(one)),
      SAME_KEY,
    ),
  ];
}

/** amharic.md 8, level 2. */
export function nearWords(asked: string, words: readonly CatalogueWord[]): CatalogueWord[] {
  const near = words.flatMap((word) => {
    const errors = nearness(asked, word.word);
    return errors === null ? [] : [{ word, errors }];
  });
  const least = Math.min(...near.map(({ errors }) => errors));
  return mostFrequent(
    near.filter(({ errors }) => errors === least).map(({ word }) => word),
    NEAR,
  );
}

// Ambiguities of amharic.md 7: mist and ምስት have one key. Latin words lead to other Latin ones only if unknown;
// Ethiopic words lead to Latin ones by longer keys.
function isSpelling(asked: AskedWord, key: string, { word }: CatalogueWord, isKnown: boolean): boolean {
  if (word === asked.word) return false;
  if (isEthiopic(word)) return true;
  return isEthiopic(asked.word) ? key.length >= 4 : !isKnown && key.length >= 3;
}

function mostFrequent(words: readonly CatalogueWord[], limit: number): CatalogueWord[] {
  const distinctWords = [...new Map(words.map((word) => [word.word, word])).values()];
  return distinctWords.sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1)).slice(0, limit);
}

/** Shorter forms are indexed beside the longer word (search-text), and fewer lists are read faster. */
function dropLongerPrefixes(alternatives: readonly string[][]): string[][] {
  const single = new Set(alternatives.flatMap((words) => (words.length === 1 ? words : [])));
  return alternatives.filter((words) => words.length > 1 || !wordForms(words[0]!).some((form) => single.has(form)));
}

function distinct(alternatives: readonly string[][]): string[][] {
  return [...new Map(alternatives.map((words) => [words.join(" "), words])).values()];
}

// Must agree with search_deletion in app/migrations/0005_search.sql.
const KEPT_LETTERS = 8;

/** None in short words and those with digits (amharic.md 8). */
export function errorsIn(word: string): 0 | 1 | 2 {
  const { length } = [...word];
  if (!/^\p{L}+$/u.test(word) || length < (isEthiopic(word) ? 4 : 5)) return 0;
  return length < 8 ? 1 : 2;
}

/** Words within the allowed errors share one of these. */
export function deletionsOf(word: string): string[] {
  const letters = [...word].slice(0, KEPT_LETTERS).join("");
  const all = new Set([letters]);
  let last = [letters];
  for (let errors = errorsIn(word); errors > 0; errors--) {
    last = [...new Set(last.flatMap(withoutOne))];
    for (const shorter of last) all.add(shorter);
  }
  return [...all];
}

/** null when too far; Latin words have to begin with the same sound. */
export function nearness(asked: string, word: string): number | null {
  if (isEthiopic(asked) !== isEthiopic(word) || errorsIn(asked) === 0) return null;
  if (!isEthiopic(asked) && soundOf(asked).charAt(0) !== soundOf(word).charAt(0)) return null;
  const errors = distance([...asked], [...word]);
  return errors <= errorsIn(asked) ? errors : null;
}

function withoutOne(word: string): string[] {
  const letters = [...word];
  return letters.map((_, index) => letters.toSpliced(index, 1).join(""));
}

function distance(from: string[], into: string[]): number {
  let before: number[] = [];
  let row = Array.from({ length: into.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= into.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === into[j - 1] ? 0 : 1);
      next[j] = Math.min(changed, row[j]! + 1, next[j - 1]! + 1);
      const isExchanged = i > 1 && j > 1 && from[i - 1] === into[j - 2] && from[i - 2] === into[j - 1];
      if (isExchanged) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return row[into.length]!;
}
