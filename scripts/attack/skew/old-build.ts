import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../../steps/plain-error.mjs";
import { root } from "../../steps/root.ts";
import { buildApart, builtIn } from "../build-apart.ts";

/** Not below .cache/attack, which each run deletes. */
const KEPT = join(root, ".cache", "old-builds");

/** Older ones where a commit cannot be built. */
const USUAL = [20, 40, 60, 80, 100].map((back) => `HEAD~${back}`);

/** Cached by commit. null: no commit was named, and the history is too short. Throws one sentence. */
export function oldBuild(commit: string | null): string | null {
  const hashes = (commit === null ? USUAL : [commit])
    .map((name) => git("rev-parse", "--verify", "--quiet", `${name}^{commit}`))
    .filter((hash) => hash !== null);
  if (hashes.length === 0 && commit === null) return null;
  if (hashes.length === 0)
    throw new PlainError(`There is no commit "${commit}" to build the older shop of: name one with --old.`);
  const made = hashes.find((hash) => existsSync(join(KEPT, hash, "done")));
  if (made !== undefined) return builtIn(join(KEPT, made));
  let why = "";
  for (const hash of hashes) {
    try {
      return build(hash);
    } catch (error) {
      why ||= `The sources of ${hash.slice(0, 9)} cannot be built with the packages of today: ${String(error).slice(0, 500)}`;
    }
  }
  throw new PlainError(why);
}

function build(hash: string): string {
  const place = join(KEPT, hash);
  rmSync(KEPT, { recursive: true, force: true });
  buildApart(place, () => {
    execFileSync("git", ["archive", "--format=tar", "-o", join(place, "sources.tar"), hash], { cwd: root });
    execFileSync("tar", ["-xf", "sources.tar"], { cwd: place });
  });
  writeFileSync(join(place, "done"), "");
  return builtIn(place);
}

function git(...args: string[]): string | null {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return null;
  }
}
