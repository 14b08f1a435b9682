import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";

/** Relative imports except of types, which tsc checks. */
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+"(\.[^"]+)"|\bimport\s*\(?\s*"(\.[^"]+)"/gm;
const UNIT_TEST = /^tests\/(?!e2e|visual|engines|development)(?!.*\.full\.).*\.test\.tsx?$/;

const NEAR_STEPS = 2;

type Importers = ReadonlyMap<string, ReadonlySet<string>>;

export interface ChosenTests {
  chosen: string[];
  farther: number;
}

export function changedFiles(from: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split("\n");
  try {
    git("rev-parse", "--verify", "--end-of-options", `${from}^{commit}`);
  } catch {
    throw new PlainError(`There is no commit "${from}": name a commit, a branch or a tag.`);
  }
  const listed = [...git("diff", "--name-only", from), ...git("ls-files", "--others", "--exclude-standard")];
  return [...new Set(listed.filter((file) => file !== ""))];
}

/** The last commit, or, for a clean tree, the merge base with main. */
export function changesBegin(): string {
  if (changedFiles("HEAD").length > 0) return "HEAD";
  try {
    return execFileSync("git", ["merge-base", "HEAD", "main"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "HEAD";
  }
}

/**
 * Tests that changed, or import a changed file within NEAR_STEPS; if there are none, the next ones, also through test
 * supports. Otherwise supports pass on only their own changes, because they reach hundreds of tests.
 */
export function testsNear(changed: readonly string[], importers: Importers): ChosenTests {
  const chosen = new Set(changed.flatMap((file) => nearest(file, importers)));
  const all = reached(changed, importers).filter((file) => UNIT_TEST.test(file));
  return {
    chosen: [...chosen].filter((file) => existsSync(join(root, file))).sort(),
    farther: all.filter((file) => !chosen.has(file)).length,
  };
}

export function nearSentence({ chosen, farther }: ChosenTests, from: string): string {
  const rest = farther > 0 ? `; ${farther} more import it from farther away, and npm test runs them` : "";
  return `${chosen.length} files of tests near what differs from ${from.slice(0, 12)}${rest}.`;
}

function nearest(changed: string, importers: Importers): string[] {
  if (UNIT_TEST.test(changed)) return [changed];
  const inShop = walk(changed, importers, (file) => !file.startsWith("tests/"));
  return inShop.length > 0 ? inShop : walk(changed, importers, () => true);
}

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
