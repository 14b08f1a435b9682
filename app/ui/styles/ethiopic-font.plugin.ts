import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/**
 * Letters, marks, punctuation and numerals of Amharic (amharic.md 4 to 6); the rows ቐ ቘ ዀ ዸ ጘ of other languages are
 * left out.
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

export const ethiopicLetters = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join("");

const root = fileURLToPath(new URL("../../..", import.meta.url));
const source = join(
  root,
  "node_modules/@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-400-normal.woff2",
);

export const ethiopicFontFile = join(root, ".cache/ethiopic-font.woff2");

/** Writes the subset, unless it exists: settled.md 37, weight 400 only. */
export async function writeEthiopicFont(): Promise<void> {
  const font = readFileSync(source);
  const mark = `${createHash("sha256").update(font).update(ethiopicLetters).digest("hex")}\n`;
  const markFile = `${ethiopicFontFile}.of`;
  if (existsSync(ethiopicFontFile) && existsSync(markFile) && readFileSync(markFile, "utf8") === mark) return;
  mkdirSync(dirname(ethiopicFontFile), { recursive: true });
  writeFileSync(ethiopicFontFile, await subsetFont(font, ethiopicLetters, { targetFormat: "woff2", noHinting: true }));
  writeFileSync(markFile, mark);
}

export function ethiopicFont(): Plugin {
  return { name: "gulit-ethiopic-font", config: writeEthiopicFont };
}
