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
const ranges =
  "1200-1248 124a-124d 1260-1288 128a-128d 1290-12b0 12b2-12b5 12b8-12be 12c8-12d6 12d8-12f7 1300-1310 1312-1315 1320-1357 135d-135f 1361-137c";

export const ethiopicLetters = ranges
  .split(" ")
  .flatMap((range) => {
    const [first, last] = range.split("-").map((code) => parseInt(code, 16)) as [number, number];
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  })
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
