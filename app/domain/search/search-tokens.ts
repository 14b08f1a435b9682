import type { WordGroup } from "./search-groups.ts";
// The position of a word is part of its token, so that queries combine whole lists of products
// (docs/decisions/0008-search.md).

const START_WORDS = 4;
const WHOLE_WORDS = 24;

export const inTitle = (word: string): string => word;
export const inTitleOrCategory = (word: string): string => `#${word}`;
/** Products with the word only in their description, or a synonym of it in title or category. */
export const inBody = (word: string): string => `:${word}`;

export const isHead = (word: string): string => `==${word}`;
/** In its own category, not its parent. */
export const isOfKind = (word: string): string => `##${word}`;

export function wholeTitle(words: readonly string[]): string | null {
  return words.length > 0 && words.length <= WHOLE_WORDS ? `=${words.join("+")}` : null;
}

export function titleStart(words: readonly string[]): string {
  return `^${words.slice(0, START_WORDS).join("+")}`;
}

export function titleStarts(words: readonly string[]): string[] {
  return words.slice(0, START_WORDS).map((_, index) => titleStart(words.slice(0, index + 1)));
}

/** p a parent category, c a category, s a subcategory, v a vendor, b a brand, by id; x a colour, z a size, by bit. */
export type Shelf = `${"p" | "c" | "s" | "v" | "b" | "x" | "z"}${number}`;
export const onShelf = (shelf: Shelf): string => `@${shelf}`;

export function quotedToken(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

export function anyOf(terms: readonly string[]): string {
  return terms.length === 1 ? terms[0]! : `(${terms.join(" OR ")})`;
}

export function allOf(words: readonly string[], token: (word: string) => string): string {
  const terms = words.map((word) => quotedToken(token(word)));
  return terms.length === 1 ? terms[0]! : `(${terms.join(" AND ")})`;
}

export function every(groups: readonly WordGroup[], terms: (group: WordGroup) => string[]): string {
  return groups.map((group) => anyOf(terms(group))).join(" AND ");
}
