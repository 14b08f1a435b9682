import type { SpeltWord } from "./search-fold.ts";
import { stemOf, wordForms } from "./search-forms.ts";
import type { KnownWord, WordGroup } from "./search-groups.ts";
import { isSpokenFor, synonymsOf } from "./search-synonyms.ts";
import { allOf, anyOf, every, quotedToken } from "./search-match.ts";
import { inBody, inTitle, inTitleOrCategory, titleStart, wholeTitle } from "./search-tokens.ts";
import { headGroup, thingTiers } from "./search-things.ts";

/** How a search text is answered: MATCH expressions of FTS5, all of quoted tokens (docs/decisions/0008-search.md). */
export interface SearchPlan {
  /** What matches every product that the search shows. */
  all: string;
  /** The same by relevance, best first: a product belongs to the first that finds it. */
  tiers: string[];
  /** The spelling that was searched for instead, or null. */
  corrected: string | null;
  /** No product has all of the words: the matches have some of them, or are like a brand or model that nobody sells. */
  isPartial: boolean;
  /** What the text may become when its last word is typed on; spelt as shops write it, most frequent first. */
  completions: string[];
}

/** Words that take the place of one that nothing is known of. */
export type Replacements = ReadonlyMap<string, readonly KnownWord[]>;

/**
 * Everything that has all the words: the exact title, what is the thing that is asked for (search-things), titles that begin so, titles,
 * brands and categories, descriptions.
 */
export function tiersOf(spelt: readonly SpeltWord[], groups: readonly WordGroup[]): string[] {
  const words = spelt.map(({ word }) => word);
  const whole = wholeTitle(words.map(stemOf));
  const begun = starts(words, groups);
  return distinct([
    ...(whole === null ? [] : [quotedToken(whole)]),
    ...thingTiers(words, groups, begun),
    begun,
    every(groups, (group) => group.strict.map((words) => allOf(words, inTitle))),
    every(groups, inCategories),
    every(groups, looselyInCategories),
    anyTier(groups),
  ]);
}

/**
 * The last of the tiers: it finds what any of them finds. A word with all that means the same is two lists of the index, and no product
 * is in both: one for titles, brands and categories, one for the rest (search-text).
 */
export function anyTier(groups: readonly WordGroup[]): string {
  return every(groups, ({ asked, loose }) => {
    const own = [asked.word, ...asked.forms];
    // A form stands beside its word, but not where only a synonym of the word does.
    const isFoundBeside = (word: string) => wordForms(word).some((form) => own.includes(form));
    const told = own.filter((word) => !isFoundBeside(word) || (synonymsOf(word).length > 0 && !isSpokenFor(word)));
    const meant = new Set([...own, ...asked.synonyms]);
    const isImplied = (words: readonly string[]) =>
      asked.synonyms.includes(words.join(" ")) ||
      (words.length === 1 && wordForms(words[0]!).some((form) => meant.has(form)));
    const others = loose.filter((words) => own.includes(words.join(" ")) || !isImplied(words));
    return [
      ...others.map((words) => allOf(words, inTitleOrCategory)),
      ...told.map((word) => quotedToken(inBody(word))),
    ];
  });
}

/**
 * What has some of the words, for when nothing has all: first what has all that mean anything, then what is the thing that is asked for.
 * Null without such words.
 */
export function partialTiers(groups: readonly WordGroup[]): string[] | null {
  const known = groups.filter(({ isUnknown }) => !isUnknown);
  const named = known.filter(({ asked }) => !/^\p{N}+$/u.test(asked.word));
  // A number may be a number of anything.
  const telling = named.length > 0 ? named : known;
  if (telling.length === 0 || groups.length === 1) return null;
  const head = headGroup(groups);
  const together = telling.length < groups.length ? [telling] : [];
  const thing = head && telling.includes(head) ? [[head]] : [];
  return distinct([
    ...[...together, ...thing].flatMap((some) => bestFirst(some, head)),
    anyOf(telling.flatMap(looselyInCategories)),
  ]);
}

/** What has all of some words; first what is the thing, where one of them says what is asked for. */
function bestFirst(groups: readonly WordGroup[], head: WordGroup | undefined): string[] {
  const words = groups.map(({ asked }) => asked.word);
  const begun = starts(words, groups);
  return [...(head && groups.includes(head) ? thingTiers(words, groups, begun) : [begun]), every(groups, inCategories)];
}

const inCategories = ({ strict }: WordGroup): string[] => strict.map((words) => allOf(words, inTitleOrCategory));
const looselyInCategories = ({ loose }: WordGroup): string[] => loose.map((words) => allOf(words, inTitleOrCategory));

/** The groups with other words in the place of those that nothing is known of: the best as if it had been typed, and the others. */
export function replaced(groups: readonly WordGroup[], replacements: Replacements): WordGroup[] {
  return groups.flatMap((group) => {
    const [best, ...others] = replacements.get(group.asked.word) ?? [];
    if (best === undefined) return [group];
    const words = best.word.split(" ");
    const alternatives = words.length > 1 ? [] : [...group.strict, ...others.map(({ word }) => word.split(" "))];
    return words.map((word) => {
      const forms = wordForms(word);
      const synonyms = [word, ...forms].flatMap(synonymsOf);
      const strict = [[word], ...[...forms, ...synonyms].map((name) => name.split(" ")), ...alternatives];
      const loose = words.length > 1 ? strict : [...strict, ...group.loose];
      return { ...group, asked: { ...group.asked, word, forms, synonyms }, strict, loose };
    });
  });
}

/** The words that were asked for, with the best of the replacements. */
export function respelt(spelt: readonly SpeltWord[], replacements: Replacements): SpeltWord[] {
  return spelt.flatMap((one) => {
    const best = replacements.get(one.word)?.[0];
    if (best === undefined) return [one];
    const spellings = best.spelling.split(" ");
    return best.word.split(" ").map((word, index) => ({ word, spelling: spellings[index] ?? word }));
  });
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
  return anyOf(beginnings.map((beginning) => quotedToken(titleStart(beginning.map(stemOf)))));
}

function distinct(tiers: readonly string[]): string[] {
  return [...new Set(tiers)];
}
