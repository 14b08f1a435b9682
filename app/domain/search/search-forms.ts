import { isEthiopic } from "./search-fold.ts";

/** Searched beside the folded word, never instead of it (amharic.md 6). */
export function wordForms(word: string): string[] {
  return isEthiopic(word) ? ethiopicForms(word) : /^[a-z]+$/.test(word) ? englishForms(word) : [];
}

/** Keeps a የ, since a possessor follows it. */
export function stemOf(word: string): string {
  return isEthiopic(word) ? (singular(word) ?? word) : (wordForms(word).at(-1) ?? word);
}

/** For sounds only (amharic.md 6). */
export function latinAmharicForms(word: string): string[] {
  const bare = word.replace(/^ye(?=[bcdfghjklmnpqrstvwxz])/, "");
  return [bare, ...[word, bare].map((form) => form.replace(/w?och$/, ""))].filter(
    (form, index, all) => form !== word && form.length >= 3 && all.indexOf(form) === index,
  );
}

/** Neighbours written as one: ብርድ ልብስ, power bank, T-shirt, USB-C, 128 GB. */
export function joinedNeighbours(words: readonly string[]): string[] {
  return words.slice(1).flatMap((word, index) => joined(words[index]!, word) ?? []);
}

/** Forms of a number with its unit, or a letter with a word, that are also searched in descriptions. */
export function joinedShort(first: string, second: string): string | null {
  const isUnit = /^\p{N}+$/u.test(first) && /^[a-z]{1,5}$/.test(second);
  const isLettered = /^[a-z]{3,}$/.test(second)
    ? /^[a-z]$/.test(first)
    : /^[a-z]{3,}$/.test(first) && /^[a-z]$/.test(second);
  return isUnit || isLettered ? first + second : null;
}

export function joined(first: string, second: string): string | null {
  const short = joinedShort(first, second);
  if (short !== null) return short;
  const letters = /^\p{L}{2,}$/u;
  if (!letters.test(first) || !letters.test(second) || isEthiopic(first) !== isEthiopic(second)) return null;
  return first + second;
}

function ethiopicForms(word: string): string[] {
  const bare = /^[የለበከ]/u.test(word) && [...word].length >= 3 ? [word.slice(1)] : [];
  const singulars = [word, ...bare].flatMap((form) => singular(form) ?? []);
  return [...bare, ...singulars];
}

function singular(word: string): string | null {
  if ([...word].length < 3 || !word.endsWith("ች")) return null;
  const stem = word.slice(0, -1);
  if (stem.endsWith("ዎ")) return stem.length >= 3 ? stem.slice(0, -1) : null;
  const last = stem.codePointAt(stem.length - 1)!;
  // Rows of eight from U+1200: the seventh order goes back to the sixth.
  return (last - 0x1200) % 8 === 6 ? stem.slice(0, -1) + String.fromCodePoint(last - 1) : null;
}

const IRREGULAR = new Map(
  [
    ...["men man", "women woman", "children child", "people person", "feet foot", "teeth tooth", "mice mouse"],
    ...["knives knife", "shelves shelf", "scarves scarf", "leaves leaf", "loaves loaf"],
  ].map((pair) => pair.split(" ") as [string, string]),
);

function englishForms(word: string): string[] {
  const one = IRREGULAR.get(word) ?? regularSingular(word);
  return one === null ? [] : [one, ...englishForms(one)];
}

function regularSingular(word: string): string | null {
  if (word.length >= 5 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length >= 5 && /(ss|sh|ch|x|z|[^aeiou][tg]o|ato|ero)es$/.test(word)) return word.slice(0, -2);
  return word.length >= 4 && /[^sui]s$/.test(word) ? word.slice(0, -1) : null;
}
