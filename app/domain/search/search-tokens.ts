// What stands in the full-text table (docs/decisions/0008-search.md). Where a word stands is part of its token, so that
// each question is about whole lists of products; folded words have no such letters in them.

/** How many words of a title's beginning are one token. */
const START_WORDS = 4;
/** Longer titles are not compared whole. */
const WHOLE_WORDS = 24;

/** The token of products whose title has the word. */
export const inTitle = (word: string): string => word;
/** The token of products whose title or category has the word. */
export const inTitleOrCategory = (word: string): string => `#${word}`;
/** The token of products that do not, but have it in their description, or a synonym of it in title or category. */
export const inBody = (word: string): string => `:${word}`;

/** The token of products of whose title the word is the head (search-heads). */
export const isHead = (word: string): string => `==${word}`;
/** The token of products whose own category, not its parent, has the word as a head. */
export const isOfKind = (word: string): string => `##${word}`;

/** The token of the titles that are these words; null for none or too many. */
export function wholeTitle(words: readonly string[]): string | null {
  return words.length > 0 && words.length <= WHOLE_WORDS ? `=${words.join("+")}` : null;
}

/** The token of the titles that begin with these words; of more than four words the first four. */
export function titleStart(words: readonly string[]): string {
  return `^${words.slice(0, START_WORDS).join("+")}`;
}

/** The tokens under which a title's beginning is found, one for each length. */
export function titleStarts(words: readonly string[]): string[] {
  return words.slice(0, START_WORDS).map((_, index) => titleStart(words.slice(0, index + 1)));
}

/** A shelf: p a parent category, c a category, s a subcategory, v a vendor, b a brand, by id; m prices (price-shelves). */
export type Shelf = `${"p" | "c" | "s" | "v" | "b" | "m"}${number}`;
/** The token of products that stand on the shelf. */
export const onShelf = (shelf: Shelf): string => `@${shelf}`;
