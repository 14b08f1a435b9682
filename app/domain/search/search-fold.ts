import { searchTextLimit } from "../constants.ts";
// Each row folds letters of the same sound.
const rows: [string, string][] = [
  ["ሃሐሓኀኃኸኻ", "ሀ"],
  ["ሑኁኹ", "ሁ"],
  ["ሒኂኺ", "ሂ"],
  ["ሔኄኼ", "ሄ"],
  ["ሕኅኽ", "ህ"],
  ["ሖኆኾ", "ሆ"],
  ["ሗዃ", "ኋ"],
  ["ሠሡሢሣሤሥሦሧ", "ሰሱሲሳሴስሶሷ"],
  ["ኣዐዓኧ", "አ"],
  ["ዑዒዔዕዖ", "ኡኢኤእኦ"],
  ["ፀፁፂፃፄፅፆ", "ጸጹጺጻጼጽጾ"],
  ["ዉዏ", "ውዎ"],
  ["ቈቊቍቌ", "ቆቁቁቄ"],
  ["ኰኲኵኴ", "ኮኩኩኬ"],
  ["ጐጒጕጔ", "ጎጉጉጌ"],
  ["ኈኊኍኌ", "ሆሁሁሄ"],
];

const letters = new Map(
  rows.flatMap(([from, into]) =>
    [...from].map((letter, index) => [letter, [...into][index] ?? [...into][0]!] as const),
  ),
);

// A letter of the second order before ዋ or አ is the labialised one: ሙአ, ሙዋ are ሟ.
const labialised = new Map(
  [..."ሉሙሩሱሹቡቩቱቹኑኙዙዡዱጁጡጩጱጹፉፑ"].map((letter) => [letter, String.fromCodePoint(letter.codePointAt(0)! + 6)]),
);
for (const [letter, into] of [..."ሁቁኩጉ"].map((second, index) => [second, "ኋቋኳጓ"[index]!] as const)) {
  labialised.set(letter, into);
}
const secondOrder = new RegExp(`([${[...labialised.keys()].join("")}])[ዋአ]`, "g");

/** For search, never for display (amharic.md 6). */
export function foldText(text: string): string {
  return (
    bare(text)
      // An accent between two letters would prevent reading them together.
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .normalize("NFC")
      .replace(/[ሀ-ፚ]/gu, (letter) => letters.get(letter) ?? letter)
      .replace(secondOrder, (_, letter: string) => labialised.get(letter) ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
  );
}

export interface SpeltWord {
  word: string;
  spelling: string;
}

export function spellWords(text: string): SpeltWord[] {
  return bare(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((spelling) =>
      foldText(spelling)
        .split(" ")
        .map((word) => ({ word, spelling })),
    )
    .filter(({ word }) => word !== "");
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u135D-\u135F\p{Cf}]/gu, "")
    .replace(/(?<=\p{L})['’‘ʼ`´](?=\p{L})/gu, "")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "");
}

export function isEthiopic(word: string): boolean {
  return /\p{Script=Ethiopic}/u.test(word);
}

/** NFC, white space joined, control and format marks removed, at most 100 code points. */
export function cleanSearchText(text: string): string {
  const clean = text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
  return Array.from(clean).slice(0, searchTextLimit).join("").trim();
}
