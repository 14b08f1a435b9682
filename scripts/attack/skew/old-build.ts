import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../../steps/plain-error.mjs";
import { root } from "../../steps/root.ts";
import { buildApart, builtIn } from "../build-apart.ts";

/** Not below .cache/attack, with which each run begins anew. */
const KEPT = join(root, ".cache", "old-builds");

/** A few releases ago. */
const USUAL = "HEAD~20";

/**
 * The folder of the worker that this commit builds, made once; throws one sentence where it cannot be. null: no commit is named, and
 * these sources have no history that is long enough.
 */
export function oldBuild(commit: string | null): string | null {
  const hash = git("rev-parse", "--verify", "--quiet", `${commit ?? USUAL}^{commit}`);
  if (hash === null && commit === null) return null;
  if (hash === null)
    throw new PlainError(`There is no commit "${commit}" to build the older shop of: name one with --old.`);
  const place = join(KEPT, hash);
  const done = join(place, "done");
  if (existsSync(done)) return builtIn(place);
  rmSync(KEPT, { recursive: true, force: true });
  try {
    buildApart(place, () => {
      execFileSync("git", ["archive", "--format=tar", "-o", join(place, "sources.tar"), hash], { cwd: root });
      execFileSync("tar", ["-xf", "sources.tar"], { cwd: place });
    });
  } catch (error) {
    const why = String(error).slice(0, 500);
    throw new PlainError(`The sources of ${hash.slice(0, 9)} cannot be built with the packages of today: ${why}`);
  }
  writeFileSync(done, "");
  return builtIn(place);
}

function git(...args: string[]): string | null {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}
