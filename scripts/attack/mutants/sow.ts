import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles, listFiles } from "../../steps/shop/content-hash.ts";
import { root } from "../../steps/root.ts";
import { buildApart, builtIn } from "../build-apart.ts";
import type { Mutant } from "./sown.ts";

const KEPT = join(root, ".cache", "mutants");
const SOURCES = [
  "app",
  "workers",
  "public",
  "scripts/steps",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];
/** A change of the tests makes earlier catches stale. */
const CATCHERS = ["scripts/attack", "tests/support"];
const MEDIA = join(root, "public", "media");
const ALONE = ["tsconfig.json", "package.json"];

const aliveAs = (name: string) => `((globalThis as { mutant?: string }).mutant === ${JSON.stringify(name)})`;

/** Each mutant must match exactly once; returns the names of those that do not. */
export function sowInto(source: string, mutants: readonly Mutant[]): { text: string; lost: string[] } {
  const lost: string[] = [];
  let text = source;
  for (const { name, find, to } of mutants) {
    if (text.split(find).length === 2) text = text.replace(find, () => to.replaceAll("MUTANT", aliveAs(name)));
    else lost.push(name);
  }
  return { text, lost };
}

const CAUGHT = join(KEPT, "caught.json");

export interface Caught {
  says: string;
  seconds: number;
}

interface StoredCaught {
  by: string;
  mutants: Record<string, Caught>;
}

const catchers = () => hashFiles(listFiles(CATCHERS.map((name) => join(root, name))), root);

export function readCaught(): Record<string, Caught> {
  const stored = existsSync(CAUGHT) ? (JSON.parse(readFileSync(CAUGHT, "utf8")) as StoredCaught) : null;
  return stored?.by === catchers() ? stored.mutants : {};
}

export function storeCaught(mutants: Record<string, Caught>): void {
  writeFileSync(CAUGHT, JSON.stringify({ by: catchers(), mutants } satisfies StoredCaught, null, 2));
}

export function sownBuild(mutants: readonly Mutant[]): { build: string; lost: string[] } {
  const files = new Map<string, Mutant[]>();
  for (const mutant of mutants) files.set(mutant.file, [...(files.get(mutant.file) ?? []), mutant]);
  const sown = [...files].map(([file, own]) => ({ file, ...sowInto(readFileSync(join(root, file), "utf8"), own) }));
  const lost = sown.flatMap((one) => one.lost);
  const sources = listFiles(
    [...SOURCES, ...ALONE].map((name) => join(root, name)),
    [MEDIA],
  );
  const hash = createHash("sha256").update(hashFiles(sources, root)).update(JSON.stringify(mutants)).digest("hex");
  const done = join(KEPT, "done");
  if (existsSync(done) && readFileSync(done, "utf8") === hash) return { build: builtIn(KEPT), lost };
  const build = buildApart(KEPT, () => {
    const filter = (from: string) => from !== MEDIA;
    for (const name of [...SOURCES, ...ALONE]) cpSync(join(root, name), join(KEPT, name), { recursive: true, filter });
    for (const { file, text } of sown) writeFileSync(join(KEPT, file), text);
  });
  writeFileSync(done, hash);
  return { build, lost };
}
