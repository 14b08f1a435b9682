import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { root } from "../root.ts";

/** Imports of values by a relative path; types have a checker of their own. */
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+"(\.[^"]+)"|\bimport\s*\(?\s*"(\.[^"]+)"/gm;
const UNIT_TEST = /^tests\/(?!e2e|visual|engines|text-browser|development).*\.test\.tsx?$/;

/** A test's import of the file is one step. */
const NEAR_STEPS = 2;

/** Which files import a file. */
type Importers = ReadonlyMap<string, ReadonlySet<string>>;

export interface ChosenTests {
  chosen: string[];
  /** How many more import what changed, through more steps. */
  farther: number;
}

/** Files that differ from a commit, new ones too, relative to the project. */
export function changedFiles(from: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  const listed = [...git("diff", "--name-only", from), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(listed.filter((file) => file !== ""))];
}

/** Where changes begin when nobody says: the last commit, or, when nothing differs from it, where this branch left main. */
export function changesBegin(): string {
  if (changedFiles("HEAD").length > 0) return "HEAD";
  try {
    return execFileSync("git", ["merge-base", "HEAD", "main"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "HEAD";
  }
}

/**
 * The unit tests near changed files: those that changed themselves, that import a changed file, or that import a file of the shop
 * which imports one; where that finds none, the next ones, through supports of tests too. Else a support passes on only changes of its
 * own: what a rule means to a hundred fixtures, `npm test` says.
 */
export function testsNear(changed: readonly string[], importers: Importers): ChosenTests {
  const chosen = new Set(changed.flatMap((file) => nearest(file, importers)));
  const all = reached(changed, importers).filter((file) => UNIT_TEST.test(file));
  return {
    chosen: [...chosen].filter((file) => existsSync(join(root, file))).sort(),
    farther: all.filter((file) => !chosen.has(file)).length,
  };
}

/** What is run, and what is not. */
export function nearSentence({ chosen, farther }: ChosenTests, from: string): string {
  const rest = farther > 0 ? `; ${farther} more import it from farther away, and npm test runs them` : "";
  return `${chosen.length} files of tests near what differs from ${from.slice(0, 12)}${rest}.`;
}

function nearest(changed: string, importers: Importers): string[] {
  if (UNIT_TEST.test(changed)) return [changed];
  const inShop = walk(changed, importers, (file) => !file.startsWith("tests/"));
  return inShop.length > 0 ? inShop : walk(changed, importers, () => true);
}

/** Tests within NEAR_STEPS, or the next ones; `passesOn`: whether the tests that import this importer are looked at. */
function walk(changed: string, importers: Importers, passesOn: (file: string) => boolean): string[] {
  const found = new Set<string>();
  const seen = new Set([changed]);
  let level = [changed];
  for (let steps = 1; level.length > 0 && (steps <= NEAR_STEPS || found.size === 0); steps += 1) {
    const next = level.flatMap((file) => [...(importers.get(file) ?? [])]);
    for (const file of next) if (UNIT_TEST.test(file)) found.add(file);
    level = next.filter((file) => passesOn(file) && !seen.has(file));
    for (const file of level) seen.add(file);
  }
  return [...found];
}

/** Of all files of the project. */
export function importersOf(): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const file of globSync("{app,workers,scripts,tests}/**/*.{ts,tsx,mjs}", { cwd: root })) {
    for (const [, named, whole] of readFileSync(join(root, file), "utf8").matchAll(IMPORT)) {
      const target = normalize(join(dirname(file), (named ?? whole)!.replace(/\?.*$/, "")));
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

function reached(changed: readonly string[], importers: Importers): string[] {
  const seen = new Set(changed);
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return [...seen];
}
