import { join } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { requireTool } from "../run-tool.ts";
import { listFiles } from "./content-hash.ts";

const LARGEST_WORKER_KIB = 1024;
/** What Cloudflare takes with one deployment. */
const MOST_FILES = 20_000;

/** Deploys the build without sending it anywhere, and prints what it weighs; rejects above the limits. */
export async function checkDeployment(): Promise<void> {
  const output = await requireTool(
    "wrangler",
    ["deploy", "--dry-run", "-c", "build/server/wrangler.json"],
    "The deployment check",
    {
      env: { WRANGLER_LOG: "log" },
    },
  );
  const kib = compressedKib(output);
  const files = listFiles([join(root, "build", "client")]).length;
  console.log(`Worker: ${kib.toFixed(1)} KiB compressed of ${LARGEST_WORKER_KIB}; files: ${files} of ${MOST_FILES}.`);
  if (kib > LARGEST_WORKER_KIB) throw new PlainError(`The worker is larger than ${LARGEST_WORKER_KIB} KiB compressed.`);
  if (files > MOST_FILES) throw new PlainError(`There are more than ${MOST_FILES} files to deploy.`);
}

/** The compressed size wrangler prints, in KiB; throws when it prints none. */
export function compressedKib(output: string): number {
  const [, size, unit] = /gzip:\s*([\d.]+)\s*(KiB|MiB)/.exec(output) ?? [];
  if (!size) throw new PlainError(`wrangler did not say how large the worker is:\n${output}`);
  return Number(size) * (unit === "MiB" ? 1024 : 1);
}
