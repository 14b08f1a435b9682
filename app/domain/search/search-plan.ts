import type { SpeltWord } from "./search-fold.ts";
import { stemOf, wordForms } from "./search-forms.ts";
import type { KnownWord, WordGroup } from "./search-groups.ts";
import { isSpokenFor, synonymsOf } from "./search-synonyms.ts";
import { allOf, anyOf, every, quotedToken } from "./search-match.ts";
import { inBody, inTitle, inTitleOrCategory, titleStart, wholeTitle } from "./search-tokens.ts";
import { headGroup, thingTiers } from "./search-things.ts";

/** MATCH expressions of FTS5, all of quoted tokens (docs/decisions/0008-search.md). */
export interface SearchPlan {
  all: string;
  /** Best first: a product belongs to the first that finds it. */
  tiers: string[];
  corrected: string | null;
  /** No product has all of the words. */
  isPartial: boolean;
  completions: string[];
}

export type Replacements = ReadonlyMap<string, readonly KnownWord[]>;

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

/** Finds everything that other tiers find, in two disjoint lists a word (search-text). */
export function anyTier(groups: readonly WordGroup[]): string {
  return every(groups, ({ asked, loose }) => {
    const own = [asked.word, ...asked.forms];
    // A form is indexed beside its word, but not where only a synonym of the word is.
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

export function partialTiers(groups: readonly WordGroup[]): string[] | null {
  const known = groups.filter(({ isUnknown }) => !isUnknown);
  const named = known.filter(({ asked }) => !/^\p{N}+$/u.test(asked.word));
  // A number alone says nothing about goods.
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

function bestFirst(groups: readonly WordGroup[], head: WordGroup | undefined): string[] {
  const words = groups.map(({ asked }) => asked.word);
  const begun = starts(words, groups);
  return [...(head && groups.includes(head) ? thingTiers(words, groups, begun) : [begun]), every(groups, inCategories)];
}

const inCategories = ({ strict }: WordGroup): string[] => strict.map((words) => allOf(words, inTitleOrCategory));
const looselyInCategories = ({ loose }: WordGroup): string[] => loose.map((words) => allOf(words, inTitleOrCategory));

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

export function respelt(spelt: readonly SpeltWord[], replacements: Replacements): SpeltWord[] {
  return spelt.flatMap((one) => {
    const best = replacements.get(one.word)?.[0];
    if (best === undefined) return [one];
    const spellings = best.spelling.split(" ");
    return best.word.split(" ").map((word, index) => ({ word, spelling: spellings[index] ?? word }));
  });
}

export function textOf(spelt: readonly SpeltWord[]): string {
  return spelt.map(({ spelling }) => spelling).join(" ");
}

export function completionsOf(spelt: readonly SpeltWord[], groups: readonly WordGroup[]): string[] {
  const last = groups.at(-1);
  if (!last || spelt.at(-1)?.word !== last.asked.word) return [];
  const typed = textOf(spelt);
  const shown = new Set<string>();
  const told = last.completions.filter(({ word }) => {
    const isNew = !wordForms(word).some((form) => shown.has(form));
    shown.add(word);
    return isNew;
  });
  const texts = told.map((word) => textOf([...spelt.slice(0, -1), word]));
  return [...new Set(texts)].filter((text) => text !== typed);
}

/** An unknown last word may be the beginning of one. */
function starts(words: readonly string[], groups: readonly WordGroup[]): string {
  const last = groups.at(-1)!;
  const isTyped = last.isUnknown && last.asked.word === words.at(-1);
  const beginnings = [words, ...(isTyped ? last.completions.map(({ word }) => [...words.slice(0, -1), word]) : [])];
  return anyOf(beginnings.map((beginning) => quotedToken(titleStart(beginning.map(stemOf)))));
}

function distinct(tiers: readonly string[]): string[] {
  return [...new Set(tiers)];
}
