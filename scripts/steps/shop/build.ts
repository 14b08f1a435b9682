import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requireSpace } from "../disk-space.mjs";
import { PlainError } from "../plain-error.mjs";
import { startStep } from "../progress.mjs";
import { root } from "../root.ts";
import { requireTool } from "../run-tool.ts";
import { hashFiles, listFiles } from "./content-hash.ts";

const SOURCES = [
  "app",
  "workers",
  "public",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/steps/shop/slim-manifest.ts",
  "wrangler.toml",
  "tsconfig.json",
  "package-lock.json",
];
const BUILD_MEGABYTES = 300;
const stamp = join(root, "build", ".gulit-hash");

function buildHash(): string {
  return hashFiles(listFiles(SOURCES.map((name) => join(root, name))), root);
}

/** null when it was made from the current files. Throws without a build. */
export function staleBuild(): string | null {
  if (!existsSync(stamp)) throw new PlainError("There is no build of the shop: npm run build makes it.");
  if (readFileSync(stamp, "utf8") === buildHash()) return null;
  return "The build is older than the sources, so this tests the older shop: npm run build makes a new one.";
}

export async function ensureBuild(): Promise<boolean> {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === buildHash()) return false;
  await buildFor();
  return true;
}

/** `place`: a section of wrangler.toml, whose settings the build takes along. */
export async function buildFor(place?: string): Promise<void> {
  const hash = `${buildHash()}${place ?? ""}`;
  requireSpace(root, BUILD_MEGABYTES, "building the shop");
  // Removed first and written last: an interrupted build is never taken for a finished one.
  rmSync(stamp, { force: true });
  const step = startStep("Building the shop");
  try {
    const env = { NODE_ENV: "production", ...(place !== undefined && { CLOUDFLARE_ENV: place }) };
    await requireTool("react-router", ["build"], "The build", { env });
  } catch (error) {
    step.failed();
    throw error;
  }
  writeFileSync(`${stamp}.new`, hash);
  renameSync(`${stamp}.new`, stamp);
  step.done("Shop built");
}
