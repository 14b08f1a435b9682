import type { WordGroup } from "./search-groups.ts";

// MATCH expressions of FTS5, all of quoted tokens.

/** A token in a MATCH expression; there is no text that is not one. */
export function quotedToken(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}

/** What meets one of the terms; `terms` are expressions, at least one. */
export function anyOf(terms: readonly string[]): string {
  return terms.length === 1 ? terms[0]! : `(${terms.join(" OR ")})`;
}

/** All of some folded words, each by its token. */
export function allOf(words: readonly string[], token: (word: string) => string): string {
  const terms = words.map((word) => quotedToken(token(word)));
  return terms.length === 1 ? terms[0]! : `(${terms.join(" AND ")})`;
}

/** What meets one of the terms of each group. */
export function every(groups: readonly WordGroup[], terms: (group: WordGroup) => string[]): string {
  return groups.map((group) => anyOf(terms(group))).join(" AND ");
}
