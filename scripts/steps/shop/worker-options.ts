import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { listFiles } from "./content-hash.ts";

const NAME = "gulit";
// Bindings and secrets are handed over here; wrangler's remarks on where it would look for them only confuse.
process.env.WRANGLER_LOG ??= "error";

/** Wrangler takes half a second to load; a mistyped option is told before that. */
const loadWrangler = () => import("wrangler");

/** The bindings of wrangler.toml with an empty worker: enough to reach the database. It takes nothing from queues. */
export async function storageOptions() {
  const { unstable_getMiniflareWorkerOptions } = await loadWrangler();
  const {
    modulesRules: _,
    queueConsumers: __,
    ...options
  } = unstable_getMiniflareWorkerOptions(join(root, "wrangler.toml")).workerOptions;
  return { ...options, assets: undefined, name: NAME, modules: true, script: "export default {};" };
}

const BUILT = join(root, "build", "server");

/** A module of the worker that is no file of its build. */
export interface OddModule {
  path: string;
  contents: string;
}

interface BuiltWorker {
  folder?: string | undefined;
  /** The first is the entry, and may import the worker as ./index.js. */
  before?: readonly OddModule[] | undefined;
}

/** A built worker, the shop unless another folder is named, with its bindings, its modules and its files. */
export async function builtWorkerOptions(
  bindings: Record<string, unknown>,
  { folder = BUILT, before = [] }: BuiltWorker = {},
) {
  const config = join(folder, "wrangler.json");
  if (!existsSync(config)) throw new PlainError("The shop is not built yet: run npm run build first.");
  const { unstable_getMiniflareWorkerOptions } = await loadWrangler();
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _, ...options } = workerOptions;
  const entry = main ?? join(folder, "index.js");
  // The largest last: Miniflare copies what it has written of its configuration whenever more comes.
  const others = listFiles([folder])
    .filter((file) => /\.m?js$/.test(file) && file !== entry)
    .sort((one, other) => statSync(one).size - statSync(other).size);
  return {
    ...options,
    name: NAME,
    bindings: { ...(options.bindings as object | undefined), ...bindings },
    modulesRoot: folder,
    modules: [
      ...before.map(({ path, contents }) => ({ type: "ESModule" as const, path: join(folder, path), contents })),
      ...[entry, ...others].map((path) => ({ type: "ESModule" as const, path })),
    ],
  };
}
