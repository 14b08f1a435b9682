import type { SpeltWord } from "./search-fold.ts";
import { wordForms } from "./search-forms.ts";
import type { KnownWord, WordGroup } from "./search-groups.ts";
import { isSpokenFor, synonymsOf } from "./search-synonyms.ts";
import { inBody, inTitle, inTitleOrCategory, quoted, titleStart, wholeTitle } from "./search-tokens.ts";

/** How a search text is answered: MATCH expressions of FTS5, all of quoted tokens (docs/decisions/0008-search.md). */
export interface SearchPlan {
  /** What matches every product that the search shows. */
  all: string;
  /** The same by relevance, best first: a product belongs to the first that finds it. */
  tiers: string[];
  /** The spelling that was searched for instead, or null. */
  corrected: string | null;
  /** No product has all of the words: the matches have some of them. */
  isPartial: boolean;
  /** What the text may become when its last word is typed on; spelt as shops write it, most frequent first. */
  completions: string[];
}

/** Words that take the place of one that nothing is known of. */
export type Replacements = ReadonlyMap<string, readonly KnownWord[]>;

type Tokens = (group: WordGroup) => string[];

/** Everything that has all the words: specification order of exact title, title prefix, title, brand and category, description. */
export function tiersOf(spelt: readonly SpeltWord[], groups: readonly WordGroup[]): string[] {
  const words = spelt.map(({ word }) => word);
  const whole = wholeTitle(words);
  return distinct([
    ...(whole === null ? [] : [quoted(whole)]),
    starts(words, groups),
    every(groups, (group) => group.strict.map((words) => allOf(words, inTitle))),
    every(groups, (group) => group.strict.map((words) => allOf(words, inTitleOrCategory))),
    every(groups, (group) => group.loose.map((words) => allOf(words, inTitleOrCategory))),
    everything(groups),
  ]);
}

/**
 * The last of the tiers: it finds what any of them finds. A word with all that means the same is two lists of the index, and no product
 * is in both: one for titles, brands and categories, one for the rest (search-text).
 */
export function everything(groups: readonly WordGroup[]): string {
  return every(groups, ({ asked, loose }) => {
    const own = [asked.word, ...asked.forms];
    // A form stands beside its word, but not where only a synonym of the word does.
    const isFoundBeside = (word: string) => wordForms(word).some((form) => own.includes(form));
    const told = own.filter((word) => !isFoundBeside(word) || (synonymsOf(word).length > 0 && !isSpokenFor(word)));
    const meant = new Set([...own, ...asked.synonyms]);
    const isImplied = ([word, ...more]: readonly string[]) =>
      more.length > 0 || asked.synonyms.includes(word!) || wordForms(word!).some((form) => meant.has(form));
    const others = loose.filter((words) => own.includes(words.join(" ")) || !isImplied(words));
    return [...others.map((words) => allOf(words, inTitleOrCategory)), ...told.map((word) => quoted(inBody(word)))];
  });
}

/** What has some of the words, for when nothing has all: first what has all that mean anything. Null without such words. */
export function partialTiers(groups: readonly WordGroup[]): string[] | null {
  const known = groups
    .filter(({ isUnknown }) => !isUnknown)
    .map((group) => anyOf(group.strict.map((words) => allOf(words, inTitleOrCategory))));
  if (known.length === 0 || groups.length === 1) return null;
  // That nothing has all of the words is known already.
  return distinct(known.length === groups.length ? [anyOf(known)] : [known.join(" AND "), anyOf(known)]);
}

/** The groups with other words in the place of those that nothing is known of. */
export function replaced(groups: readonly WordGroup[], replacements: Replacements): WordGroup[] {
  return groups.map((group) => {
    const words = replacements.get(group.asked.word) ?? [];
    if (words.length === 0) return group;
    const others = words.map(({ word }) => [word]);
    return { ...group, strict: [...group.strict, ...others], loose: [...group.loose, ...others] };
  });
}

/** The words that were asked for, with the best of the replacements. */
export function respelt(spelt: readonly SpeltWord[], replacements: Replacements): SpeltWord[] {
  return spelt.map((one) => replacements.get(one.word)?.[0] ?? one);
}

/** The words as one would type them. */
export function textOf(spelt: readonly SpeltWord[]): string {
  return spelt.map(({ spelling }) => spelling).join(" ");
}

/** What the text may become: all but its last word, and what that may become. */
export function completionsOf(spelt: readonly SpeltWord[], groups: readonly WordGroup[]): string[] {
  const last = groups.at(-1);
  if (!last || spelt.at(-1)?.word !== last.asked.word) return [];
  const typed = textOf(spelt);
  const shown = new Set<string>();
  // Not the plural where the singular is shown.
  const told = last.completions.filter(({ word }) => {
    const isNew = !wordForms(word).some((form) => shown.has(form));
    shown.add(word);
    return isNew;
  });
  const texts = told.map((word) => textOf([...spelt.slice(0, -1), word]));
  return [...new Set(texts)].filter((text) => text !== typed);
}

/** Titles that begin with the words; a last word that nobody writes may be the beginning of one. */
function starts(words: readonly string[], groups: readonly WordGroup[]): string {
  const last = groups.at(-1)!;
  const isTyped = last.isUnknown && last.asked.word === words.at(-1);
  const beginnings = [words, ...(isTyped ? last.completions.map(({ word }) => [...words.slice(0, -1), word]) : [])];
  return anyOf(beginnings.map((beginning) => quoted(titleStart(beginning))));
}

function every(groups: readonly WordGroup[], tokens: Tokens): string {
  return groups.map((group) => anyOf(tokens(group))).join(" AND ");
}

function anyOf(terms: readonly string[]): string {
  return terms.length === 1 ? terms[0]! : `(${terms.join(" OR ")})`;
}

function allOf(words: readonly string[], token: (word: string) => string): string {
  const terms = words.map((word) => quoted(token(word)));
  return terms.length === 1 ? terms[0]! : `(${terms.join(" AND ")})`;
}

function distinct(tiers: readonly string[]): string[] {
  return [...new Set(tiers)];
}
