import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/**
 * What Amharic is written with (amharic.md 4 to 6), also as vendors type it: its rows of letters, the marks over them,
 * punctuation and numerals. The rows ቐ ቘ ዀ ዸ ጘ, which other languages have, come from a system's font or not at all.
 */
const ranges = [
  ...[
    [0x1200, 0x1248],
    [0x124a, 0x124d],
    [0x1260, 0x1288],
    [0x128a, 0x128d],
    [0x1290, 0x12b0],
    [0x12b2, 0x12b5],
  ],
  ...[
    [0x12b8, 0x12be],
    [0x12c8, 0x12d6],
    [0x12d8, 0x12f7],
    [0x1300, 0x1310],
    [0x1312, 0x1315],
    [0x1320, 0x1357],
  ],
  ...[
    [0x135d, 0x135f],
    [0x1361, 0x137c],
  ],
] as [number, number][];

/** The letters of the font that is sent to who has none. */
export const ethiopicLetters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

const root = fileURLToPath(new URL("../../..", import.meta.url));
const source = join(
  root,
  "node_modules/@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2",
);

/** Where ui/styles/ethiopic-font.css finds it. */
export const ethiopicFontFile = join(root, ".cache/ethiopic-font.woff2");

/** Writes the font of `ethiopicLetters`, unless it is there already: settled.md 37, weight 400 alone. */
export async function writeEthiopicFont(): Promise<void> {
  const font = readFileSync(source);
  const mark = `${createHash("sha256").update(font).update(ethiopicLetters).digest("hex")}\n`;
  const markFile = `${ethiopicFontFile}.of`;
  if (existsSync(ethiopicFontFile) && existsSync(markFile) && readFileSync(markFile, "utf8") === mark) return;
  mkdirSync(dirname(ethiopicFontFile), { recursive: true });
  writeFileSync(ethiopicFontFile, await subsetFont(font, ethiopicLetters, { targetFormat: "woff2", noHinting: true }));
  writeFileSync(markFile, mark);
}

/** Has the font in its place before styles are read. */
export function ethiopicFont(): Plugin {
  return { name: "gulit-ethiopic-font", config: writeEthiopicFont };
}
