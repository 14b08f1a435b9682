const CONSONANTS =
  "h l h m s r s sh k kw k kw b v t ch h hw n ny - k kw h hw w - z zh y d d j g gw gg t ch p ts ts f p".split(" ");
const VOWELS = ["e", "u", "i", "a", "e", "i", "o", "wa"];
const ETHIOPIC = /[\u1200-\u1357]+/g;
const BARE = new Set([0x12a0, 0x12d0]);
// Rows whose first letter is read with an a: ሀ ሐ ኀ ኸ አ ዐ.
const OPEN = new Set([0x1200, 0x1210, 0x1280, 0x12b8, 0x12a0, 0x12d0]);

/** Transliterates Ethiopic words by ear for addresses, not for search (amharic.md 7). */
export function readEthiopic(text: string): string {
  return text.replace(ETHIOPIC, (word) =>
    Array.from(word, (letter, index) => sound(letter, index === word.length - 1)).join(""),
  );
}

function sound(letter: string, isLast: boolean): string {
  const code = letter.charCodeAt(0);
  const order = code & 7;
  const row = code - order;
  const consonant = BARE.has(row) ? "" : CONSONANTS[(row - 0x1200) / 8]!;
  if (order === 0 && OPEN.has(row)) return `${consonant}a`;
  if (order === 5 && isLast && consonant !== "") return consonant;
  return consonant + VOWELS[order]!;
}
