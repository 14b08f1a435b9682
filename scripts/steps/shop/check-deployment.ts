import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { requireTool } from "../run-tool.ts";
import { listFiles } from "./content-hash.ts";

/** Our own limit (Cloudflare's is 10 MB), because it is read at start (settled.md 51). */
const LARGEST_WORKER_KIB = 900;
/** Cloudflare's limit with a paid plan. */
const MOST_FILES = 100_000;
const MOST_MEGABYTES = 12;
/** Cloudflare's limit; processor time, so that a busy machine changes nothing. */
const SLOWEST_START_MS = 1_000;

const settings = { env: { WRANGLER_LOG: "log" } };

/** Of the build, with the configuration beside it. */
export async function checkDeployment(): Promise<void> {
  const output = await requireTool("wrangler", ["deploy", "--dry-run"], "The deployment check", settings);
  const kib = compressedKib(output);
  const uploaded = listFiles([join(root, "build", "client")]);
  const files = uploaded.length;
  // Source maps are uploaded with the worker, and never served.
  const map = uploaded.find((file) => file.endsWith(".map"));
  if (map) throw new PlainError(`${relative(root, map)} would be public: a source map is among the client's files.`);
  const megabytes = uploaded.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  console.log(
    `Worker: ${kib.toFixed(1)} KiB compressed of ${LARGEST_WORKER_KIB}; files: ${files} of ${MOST_FILES}, ${megabytes.toFixed(1)} MB of ${MOST_MEGABYTES}.`,
  );
  if (kib > LARGEST_WORKER_KIB) throw new PlainError(`The worker is larger than ${LARGEST_WORKER_KIB} KiB compressed.`);
  if (files > MOST_FILES) throw new PlainError(`There are more than ${MOST_FILES} files to deploy.`);
  if (megabytes > MOST_MEGABYTES) throw new PlainError(`There are more than ${MOST_MEGABYTES} MB of files to deploy.`);
}

export async function checkStart(): Promise<void> {
  const bundle = join(root, "build", "deploy", "worker.bundle");
  await requireTool("wrangler", ["deploy", "--dry-run", "--outfile", bundle], "Bundling", settings);
  const profile = join(root, "build", "deploy", "start.cpuprofile");
  const args = ["check", "startup", "--worker", bundle, "--outfile", profile];
  const ms = activeMs(await requireTool("wrangler", args, "Starting the worker", settings));
  console.log(`Start: ${ms.toFixed(0)} ms of processor time of ${SLOWEST_START_MS}.`);
  if (ms > SLOWEST_START_MS) throw new PlainError(`The worker starts in more than ${SLOWEST_START_MS} ms.`);
}

export function compressedKib(output: string): number {
  const [, size, unit] = /gzip:\s*([\d.]+)\s*(KiB|MiB)/.exec(output) ?? [];
  if (!size) throw new PlainError(`wrangler did not say how large the worker is:\n${output}`);
  return Number(size) * (unit === "MiB" ? 1024 : 1);
}

function activeMs(output: string): number {
  const [, ms] = /Active:\s*([\d.]+) ms/.exec(output) ?? [];
  if (!ms) throw new PlainError(`wrangler did not say how long the worker takes to start:\n${output}`);
  return Number(ms);
}
