import type { AskedWord } from "./search-asked.ts";
import { wordForms } from "./search-forms.ts";
import type { WordGroup } from "./search-groups.ts";
import { headOf } from "./search-heads.ts";
import { allOf, anyOf, every, quotedToken } from "./search-match.ts";
import { isOneThing, isSpokenFor, synonymsOf } from "./search-synonyms.ts";
import { inTitle, isHead, isOfKind } from "./search-tokens.ts";

/**
 * A search for a phone lists phones before their holders (docs/decisions/0051-goods-before-what-belongs-to-them.md).
 */
export function thingTiers(words: readonly string[], groups: readonly WordGroup[], begun: string): string[] {
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

export function headGroup(groups: readonly WordGroup[]): WordGroup | undefined {
  return groupOfHead(headOf(groups.map(({ asked }) => asked.word).join(" ")) ?? "", groups);
}

const groupOfHead = (head: string, groups: readonly WordGroup[]): WordGroup | undefined =>
  groups.findLast(({ asked: { word, forms } }) =>
    [word, ...forms].some((form) => form === head || (form !== word && wordForms(form).includes(head))),
  );

type Token = (word: string) => string;

const strictNames = ({ isUnknown, strict, completions }: WordGroup): readonly (readonly string[])[] =>
  isUnknown && completions.length > 0 ? completions.map(({ word }) => [word]) : strict;

function headed(name: readonly string[], token: Token): string {
  if (isOneThing(name.join(" "))) return quotedToken(token(name.join("")));
  const before = name.slice(0, -1);
  const head = quotedToken(token(name.at(-1)!));
  return before.length === 0 ? head : `(${allOf(before, inTitle)} AND ${head})`;
}

function namesOf(thing: string, { synonyms }: AskedWord): string[][] {
  const alike = synonymsOf(thing).filter((name) => synonyms.includes(name));
  return [thing, ...(isApart(thing) ? [] : wordForms(thing)), ...alike].map((name) => name.split(" "));
}

/** Whether a plural is another thing than its singular: glasses, pants. */
function isApart(word: string): boolean {
  return synonymsOf(word).length > 0 && wordForms(word).length > 0 && !isSpokenFor(word);
}
