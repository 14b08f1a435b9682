import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { root } from "../../scripts/steps/root.ts";

/** Noto as on Android, with Ethiopic; DejaVu as on bare Linux, wider and without. */
export type FontSet = "noto" | "dejavu";

const PLACE = join(root, ".cache", "test-fonts");
const require = createRequire(import.meta.url);
const notoFiles = join(dirname(require.resolve("@fontsource/noto-sans-ethiopic/package.json")), "files");
const dejavuFiles = join(dirname(require.resolve("@fontsource/dejavu-sans/package.json")), "files");
const noto = (script: string, weight: number) => join(notoFiles, `noto-sans-ethiopic-${script}-${weight}-normal.woff2`);
const dejavu = (weight: number) => join(dejavuFiles, `dejavu-sans-latin-${weight}-normal.woff2`);

/** Converted, because not every fontconfig reads the packages' formats. */
const sources: Record<FontSet, Record<string, string>> = {
  noto: Object.fromEntries(
    ["latin", "latin-ext", "ethiopic"].flatMap((script) =>
      [400, 700].map((weight) => [`${script}-${weight}`, noto(script, weight)]),
    ),
  ),
  dejavu: Object.fromEntries([400, 700].map((weight) => [String(weight), dejavu(weight)])),
};

const RANGES = [
  [0x20, 0x24f],
  [0x2000, 0x27bf],
  [0x1200, 0x139f],
] as const;

const configs: Record<FontSet, string> = {
  noto: fontconfig(["noto", "dejavu"], ["Noto Sans Ethiopic", "DejaVu Sans"]),
  dejavu: fontconfig(["dejavu"], ["DejaVu Sans"]),
};

/** Environment with these fonts only; no effect without fontconfig. */
export async function browserFonts(set: FontSet): Promise<Record<string, string>> {
  await writeFonts();
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: join(PLACE, `${set}.conf`) };
}

/** Renamed into place, because several programs may write it at once. */
async function writeFonts(): Promise<void> {
  const made = createHash("sha256").update(JSON.stringify([sources, configs, RANGES]));
  for (const file of Object.values(sources).flatMap((files) => Object.values(files))) made.update(readFileSync(file));
  const mark = made.digest("hex");
  const markFile = join(PLACE, "made-of");
  if (existsSync(markFile) && readFileSync(markFile, "utf8") === mark) return;
  const draft = `${PLACE}-${process.pid}`;
  const text = RANGES.map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  ).join("");
  for (const [set, files] of Object.entries(sources)) {
    mkdirSync(join(draft, set), { recursive: true });
    for (const [name, file] of Object.entries(files))
      writeFileSync(
        join(draft, set, `${name}.ttf`),
        await subsetFont(readFileSync(file), text, { targetFormat: "sfnt" }),
      );
    writeFileSync(join(draft, `${set}.conf`), configs[set as FontSet]);
  }
  writeFileSync(join(draft, "made-of"), mark);
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(dirname(PLACE), { recursive: true });
  renameSync(draft, PLACE);
}

function fontconfig(folders: FontSet[], families: string[]): string {
  const dirs = folders.map((folder) => `<dir>${join(PLACE, folder)}</dir>`).join("");
  const names = families.map((family) => `<string>${family}</string>`).join("");
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${dirs}<cachedir>${join(PLACE, "read")}</cachedir>
<match target="pattern"><edit name="family" mode="append_last" binding="strong">${names}</edit></match>
</fontconfig>
`;
}
