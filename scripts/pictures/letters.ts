import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

interface Lettering {
  text: string;
  script: "ethiopic" | "latin";
  weight: 400 | 700;
  /** Pixels: of the em, and the width it may take; longer lines are written smaller. */
  size: number;
  within: number;
}

/**
 * Words as the outlines of one SVG path, beginning at 0 on their baseline: the same on a machine without any font. Letters
 * are Noto Sans Ethiopic's (SIL Open Font License), which has the Latin ones too; throws for one it does not have.
 */
export async function outline({ text, script, weight, size, within }: Lettering): Promise<string> {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(await letters(text, script, weight))));
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => ({ id: codepoint, ...positions[index]! }));
  if (glyphs.some(({ id }) => id === 0)) throw new Error(`The ${script} font has not every letter of "${text}".`);
  const units = glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const scale = Math.min(size / font.face.upem, within / units);
  let x = 0;
  return glyphs
    .map(({ id, xAdvance, xOffset, yOffset }) => {
      const left = x + xOffset;
      x += xAdvance;
      const at = (value: number, index: number) =>
        index % 2 === 0 ? (left + value) * scale : -(yOffset + value) * scale;
      return font
        .glyphToJson(id)
        .map(({ type, values }) => type + values.map((value, index) => at(value, index).toFixed(1)).join(" "))
        .join("");
    })
    .join("");
}

/** Where the package keeps its files; each is a weight of one script. */
const fonts = join(dirname(fileURLToPath(import.meta.resolve("@fontsource/noto-sans-ethiopic/LICENSE"))), "files");

async function letters(text: string, script: Lettering["script"], weight: number): Promise<Buffer> {
  const file = join(fonts, `noto-sans-ethiopic-${script}-${weight}-normal.woff`);
  return subsetFont(readFileSync(file), text, { targetFormat: "sfnt" });
}
