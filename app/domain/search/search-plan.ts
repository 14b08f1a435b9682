import type { AskedWord } from "./search-asked.ts";
import { wordForms, stemOf } from "./search-forms.ts";
import type { WordGroup, CatalogueWord } from "./search-groups.ts";
import { headOf } from "./search-heads.ts";
import {
  allOf,
  anyOf,
  every,
  quotedToken,
  inTitle,
  isHead,
  isOfKind,
  inBody,
  inTitleOrCategory,
  titleStart,
  wholeTitle,
} from "./search-tokens.ts";
import { isKnownPhrase, hasSynonymousForm, synonymsOf } from "./search-synonyms.ts";
import type { SpeltWord } from "./search-fold.ts";

/** MATCH expressions of FTS5, all of quoted tokens (docs/decisions/0008-search.md). */
export interface SearchPlan {
  all: string;
  /** Best first: a product belongs to the first tier that matches it. */
  tiers: string[];
  corrected: string | null;
  /** No product has all of the words. */
  isPartial: boolean;
  completions: string[];
}

export type Replacements = ReadonlyMap<string, readonly CatalogueWord[]>;

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

/** Matches everything that other tiers match, in two disjoint lists a word (search-text). */
export function anyTier(groups: readonly WordGroup[]): string {
  return every(groups, ({ asked, loose }) => {
    const own = [asked.word, ...asked.forms];
    // A form is indexed together with its word, but not if the text has only a synonym of the word.
    const isFoundBeside = (word: string) => wordForms(word).some((form) => own.includes(form));
    const required = own.filter(
      (word) => !isFoundBeside(word) || (synonymsOf(word).length > 0 && !hasSynonymousForm(word)),
    );
    const meant = new Set([...own, ...asked.synonyms]);
    const isImplied = (words: readonly string[]) =>
      asked.synonyms.includes(words.join(" ")) ||
      (words.length === 1 && wordForms(words[0]!).some((form) => meant.has(form)));
    const others = loose.filter((words) => own.includes(words.join(" ")) || !isImplied(words));
    return [
      ...others.map((words) => allOf(words, inTitleOrCategory)),
      ...required.map((word) => quotedToken(inBody(word))),
    ];
  });
}

export function partialTiers(groups: readonly WordGroup[]): string[] | null {
  const known = groups.filter(({ isUnknown }) => !isUnknown);
  const named = known.filter(({ asked }) => !/^\p{N}+$/u.test(asked.word));
  // A number alone says nothing about goods.
  const telling = named.length > 0 ? named : known;
  if (telling.length === 0 || groups.length === 1) return null;
  const head = groupOfHead(headOf(groups.map(({ asked }) => asked.word).join(" ")) ?? "", groups);
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
  const offered = last.completions.filter(({ word }) => {
    const isNew = !wordForms(word).some((form) => shown.has(form));
    shown.add(word);
    return isNew;
  });
  const texts = offered.map((word) => textOf([...spelt.slice(0, -1), word]));
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

/**
 * A search for a phone lists phones before their holders (docs/decisions/0051-goods-before-what-belongs-to-them.md).
 */
function thingTiers(words: readonly string[], groups: readonly WordGroup[], begun: string): string[] {
  const head = headOf(words.join(" ")) ?? "";
  const named = groupOfHead(head, groups);
  if (named === undefined) return [];
  const names = named.asked.word === head && !isApart(head) ? strictNames(named) : namesOf(head, named.asked);
  const called = (token: Token) => names.map((name) => headed(name, token));
  const withHead = (token: Token) =>
    every(groups, (group) =>
      group === named ? called(token) : group.strict.map((alternative) => allOf(alternative, inTitle)),
    );
  const titled = withHead(isHead);
  return [`${begun} AND ${titled}`, `${titled} AND ${anyOf(called(isOfKind))}`, titled, withHead(isOfKind)];
}

const groupOfHead = (head: string, groups: readonly WordGroup[]): WordGroup | undefined =>
  groups.findLast(({ asked: { word, forms } }) =>
    [word, ...forms].some((form) => form === head || (form !== word && wordForms(form).includes(head))),
  );

type Token = (word: string) => string;

const strictNames = ({ isUnknown, strict, completions }: WordGroup): readonly (readonly string[])[] =>
  isUnknown && completions.length > 0 ? completions.map(({ word }) => [word]) : strict;

function headed(name: readonly string[], token: Token): string {
  if (isKnownPhrase(name.join(" "))) return quotedToken(token(name.join("")));
  const before = name.slice(0, -1);
  const head = quotedToken(token(name.at(-1)!));
  return before.length === 0 ? head : `(${allOf(before, inTitle)} AND ${head})`;
}

function namesOf(thing: string, { synonyms }: AskedWord): string[][] {
  const alike = synonymsOf(thing).filter((name) => synonyms.includes(name));
  return [thing, ...(isApart(thing) ? [] : wordForms(thing)), ...alike].map((name) => name.split(" "));
}

/** Whether the plural means something else than the singular: glasses, pants. */
function isApart(word: string): boolean {
  return synonymsOf(word).length > 0 && wordForms(word).length > 0 && !hasSynonymousForm(word);
}
