import { isEthiopic } from "./search-fold.ts";

// First letters of the Ethiopic rows that are left after folding.
const consonants: [string, string][] = [
  ["ሀ", "h"],
  ["ለ", "l"],
  ["መ", "m"],
  ["ረ", "r"],
  ["ሰ", "s"],
  ["ሸ", "x"],
  ["ቀ", "k"],
  ["ቐ", "k"],
  ["በ", "b"],
  ["ቨ", "b"],
  ["ተ", "t"],
  ["ቸ", "c"],
  ["ነ", "n"],
  ["ኘ", "n"],
  ["አ", ""],
  ["ከ", "k"],
  ["ወ", "w"],
  ["ዘ", "z"],
  ["ዠ", "j"],
  ["የ", "y"],
  ["ደ", "d"],
  ["ዸ", "d"],
  ["ጀ", "j"],
  ["ገ", "g"],
  ["ጠ", "t"],
  ["ጨ", "c"],
  ["ጰ", "p"],
  ["ጸ", "s"],
  ["ፈ", "f"],
  ["ፐ", "p"],
];
const vowels = ["e", "u", "i", "a", "e", "", "o", "wa"];

const ethiopicSounds = new Map(
  consonants.flatMap(([first, consonant]) =>
    vowels.map((vowel, order) => {
      const letter = String.fromCodePoint(first.codePointAt(0)! + order);
      return [letter, consonant + (order === 0 && (first === "ሀ" || first === "አ") ? "a" : vowel)] as const;
    }),
  ),
);
for (const [letter, consonant] of [..."ኋቋኳጓ"].map((wa, index) => [wa, "hkkg"[index]!] as const)) {
  ethiopicSounds.set(letter, `${consonant}wa`);
}

// Longest first. In sounds, c is the sound of ch and x that of sh.
const latinLetters =
  /tsh|tch|cch|ssh|ch|sh|ph|th|kh|gh|zh|dj|ts|tz|qu(?=[aeiou])|gn(?=[aeiou]|$)|ny(?=[aeiou])|oo|ee|aa|c(?=[eiy])|[a-z]/g;
const latinSounds = new Map([
  ["tsh", "sh"],
  ["tch", "c"],
  ["cch", "c"],
  ["ssh", "x"],
  ["ch", "c"],
  ["sh", "x"],
  ["ph", "f"],
  ["th", "t"],
  ["kh", "h"],
  ["gh", "g"],
  ["zh", "j"],
  ["dj", "j"],
  ["ts", "s"],
  ["tz", "s"],
  ["qu", "kw"],
  ["gn", "n"],
  ["ny", "n"],
  ["oo", "u"],
  ["ee", "i"],
  ["aa", "a"],
  ["x", "ks"],
  ["q", "k"],
  ["v", "b"],
]);

/** amharic.md 7, steps 1 to 3: ሸሚዝ and shemiz are both "xemiz". */
export function soundOf(word: string): string {
  return glides(isEthiopic(word) ? ethiopicSound(word) : latinSound(word));
}

/** amharic.md 7, step 4. */
export function soundKey(word: string): string {
  const key = soundOf(word)
    .replace(/[ei]/g, "")
    .replace(/m(?=[bpf])/g, "n");
  return /([a-z])\1\1/.test(word) || (key.length < 3 && /^[^aeiou]*([a-z])\1[^aeiou]*$/.test(word)) ? "" : key;
}

/** "" when there are fewer than three (amharic.md 7). */
export function skeleton(word: string): string {
  const bones = soundKey(word).replace(/[aou]/g, "");
  return bones.length >= 3 ? bones : "";
}

function ethiopicSound(word: string): string {
  return [...word].map((letter) => ethiopicSounds.get(letter) ?? "").join("");
}

function latinSound(word: string): string {
  const plain = word.normalize("NFD").replace(/[^a-z]/g, "");
  return plain.replace(latinLetters, latinLetter).replace(/(.)\1+/g, "$1");
}

function latinLetter(letters: string, at: number, word: string): string {
  if (letters === "c") return /[eiy]/.test(word.charAt(at + 1)) ? "s" : "k";
  return latinSounds.get(letters) ?? letters;
}

function glides(sounds: string): string {
  let out = "";
  for (let index = 0; index < sounds.length; index++) {
    const before = out.slice(-1);
    const next = sounds.charAt(index + 1);
    const sound = glide(sounds.charAt(index), before, next);
    if (before === "w" && (sound === "u" || sound === "o")) continue;
    out += sound;
  }
  return out
    .replace(/m(?=[bpf])/g, "n")
    .replace(/(?<=[^aeiou])y$/, "")
    .replace(/(?<=[aeiou])h$/, "");
}

function glide(sound: string, before: string, next: string): string {
  if (sound === "i" && (isOneOf("aeiou", before) || isOneOf("aou", next))) return "y";
  if (sound === "u" && (isOneOf("aeo", next) || isOneOf("ae", before))) return "w";
  if (sound === "o" && (next === "a" || isOneOf("ae", before))) return "w";
  return sound;
}

function isOneOf(letters: string, letter: string): boolean {
  return letter !== "" && letters.includes(letter);
}

// Spellings for other sounds, or without a vowel (amharic.md 7): gebena, caama, teif, mashaf, yesetchama, tshert, buts,
// mdja, chgn, wtt, ky.
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

export function consonantSkeletons(word: string): string[] {
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
