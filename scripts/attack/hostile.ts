import fc from "fast-check";

export const MARK = "zqx9";

const markup = [
  `"><${MARK} on${MARK}=1>`,
  `'><img src=x on${MARK}=1>`,
  `</title></textarea></script></style><${MARK}>`,
  `javascript:${MARK}(1)`,
  `data:text/html,<${MARK}>`,
  `" ${MARK}="1`,
  `<!--<script>${MARK}`,
  `{{${MARK}}}\${${MARK}}`,
  `x\r\nSet-Cookie: ${MARK}=1\r\n\r\n<${MARK}>`,
  `//${MARK}.example/`,
  `\\\\${MARK}.example`,
  `' OR 1=1 --${MARK}`,
];

const traps = [
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "valueOf", "then", "length", "$ref"],
  ...[
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    "9".repeat(400),
    "-9223372036854775809",
    "9007199254740993",
    "0x10",
    "1,5",
    "٣",
    "፲",
  ],
  ...["null", "undefined", "[object Object]", "true", "%", "%%", "%00", "..", "../..", ".", "*", "a".repeat(3_000)],
];

const letters = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));
const some = (one: fc.Arbitrary<string>, most = 12) =>
  fc.array(one, { minLength: 1, maxLength: most }).map((all) => all.join(""));

const oddLetters = fc.oneof(
  some(letters(0x1200, 0x137f)),
  some(fc.constantFrom("\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\u061c", "a", "ሀ")),
  some(fc.constantFrom("\0", "\u0001", "\u001b", "\u007f", "\u0085", "\t", "\n", "\r", "\u2028", "\ufeff")),
  some(fc.constantFrom("\ud800", "\udfff", "\udc00x", "\ud83d")),
  some(letters(0x300, 0x36f), 60).map((marks) => `e${marks}`),
  some(fc.constantFrom("👩‍👩‍👧", "\u{10ffff}", "\ufffe", "ﷺ", "ß", "İ", "ﬁ", "Å")),
);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: oddLetters },
  { weight: 3, arbitrary: fc.constantFrom(...markup) },
  { weight: 2, arbitrary: fc.constantFrom(...traps) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

/** Percent-encoded; lone surrogates and broken encodings as they are. */
export const hostilePart: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: hostileText.map(encode) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("%", "%zz", "%E0%A4%A", "%C0%AF", "%ED%A0%80", "%F4%90%80%80", "%FF", "%2e%2e", "%2F"),
  },
  { weight: 1, arbitrary: fc.constantFrom("%00", "%0d%0a", "%09", ";", ":", "@", "&", "=", "+", "~", "!", "(", "'") },
);

export function encode(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0)!;
      if (code < 0xd800 || code > 0xdfff) return encodeURIComponent(letter);
      return `%ED%${(0x80 | ((code >> 6) & 0x3f)).toString(16)}%${(0x80 | (code & 0x3f)).toString(16)}`;
    })
    .join("");
}
