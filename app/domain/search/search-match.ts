import type { WordGroup } from "./search-groups.ts";

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
