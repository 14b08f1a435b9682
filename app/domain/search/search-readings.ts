import { isEthiopic } from "./search-fold.ts";
import { skeleton, soundKey } from "./search-sound.ts";

// Spellings that some use for other sounds, or with a vowel left out (amharic.md 7): gebena, caama, teif, mashaf,
// yesetchama, tshert, buts, mdja, chgn, wtt, ky.
const OTHERWISE: [letters: RegExp, heard: string][] = [
  [/g(?=[ei])/g, "j"],
  [/c(?=[aou])/g, "ch"],
  [/ei|ee/g, "e"],
  [/sh/g, "tsh"],
  [/tch/g, "ttch"],
  [/tsh/g, "tish"],
  [/ts(?!h)/g, "tis"],
  [/dj/g, "dij"],
  [/gn$/, "gign"],
  [/([b-df-hj-np-tv-z])\1/g, "$1i$1"],
  [/(?<=[^aeiou])y$/, "ey"],
];

const NONSENSE = /(.)\1\1/;

function otherReadings(word: string): string[] {
  if (isEthiopic(word) || NONSENSE.test(word)) return [];
  return OTHERWISE.map(([letters, heard]) => word.replace(letters, heard)).filter((reading) => reading !== word);
}

export function otherKeys(word: string): string[] {
  return otherReadings(word)
    .map(soundKey)
    .filter((key) => key.length >= 2);
}

export function skeletons(word: string): string[] {
  return [...new Set([word, ...otherReadings(word)].map(skeleton))].filter(Boolean);
}

const PART = 2;

/**
 * Two Amharic words written as one (habeshakemis, berdlbs): a letter on both sides of the boundary is typed once or
 * twice, and an m before b, p and f sounds n.
 */
export function keyPairs(word: string): [first: string, second: string][] {
  if (isEthiopic(word)) return [];
  const keys = [...new Set([word, ...otherReadings(word)].map(soundKey))];
  return keys.flatMap((key) => Array.from(key, (_, at) => at).flatMap((at) => pairsAt(key, at)));
}

function pairsAt(key: string, at: number): [first: string, second: string][] {
  const first = key.slice(0, at);
  const second = key.slice(at);
  if (first.length < PART) return [];
  const pairs: [string, string][] = [
    [first, second],
    [first, first.slice(-1) + second],
  ];
  if (first.endsWith("n") && /^[bpf]/.test(second)) pairs.push([`${first.slice(0, -1)}m`, second]);
  return pairs.filter((pair) => pair[1].length >= PART);
}
