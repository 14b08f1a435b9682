import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { testModules } from "../tests/test-modules.ts";
import { listFiles } from "./content-hash.ts";

const NAME = "gulit";
process.env.WRANGLER_LOG ??= "error";

/** Lazy, because loading takes half a second. */
const loadWrangler = () => import("wrangler");

/** An empty worker with the bindings; it consumes no queue. */
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

interface BuiltWorker {
  folder?: string | undefined;
  /** With the entry of tests, which changes bindings by a request's headers. */
  isTest?: boolean | undefined;
  /** Returns the code to serve in place of a module's own. */
  rewrite?: ((code: string) => string) | undefined;
  /** Seconds that queues gather messages, instead of wrangler.toml's. */
  queueWait?: number | undefined;
}

export async function builtWorkerOptions(
  bindings: Record<string, unknown>,
  { folder = BUILT, isTest = false, rewrite = (code) => code, queueWait }: BuiltWorker = {},
) {
  const config = join(folder, "wrangler.json");
  if (!existsSync(config)) throw new PlainError("The shop is not built yet: run npm run build first.");
  const { unstable_getMiniflareWorkerOptions } = await loadWrangler();
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _, ...options } = workerOptions;
  const entry = main ?? join(folder, "index.js");
  // The largest module last: Miniflare copies its whole configuration for each.
  const others = listFiles([folder])
    .filter((file) => /\.m?js$/.test(file) && file !== entry)
    .sort((one, other) => statSync(one).size - statSync(other).size);
  // Only changed modules have their code in the configuration, which is copied.
  const moduleOf = (path: string) => {
    const code = readFileSync(path, "utf8");
    const contents = rewrite(code);
    return { type: "ESModule" as const, path, ...(contents !== code && { contents }) };
  };
  return {
    ...options,
    name: NAME,
    bindings: { ...(options.bindings as object | undefined), ...bindings },
    ...(queueWait !== undefined && { queueConsumers: gathering(options.queueConsumers as Consumers, queueWait) }),
    modulesRoot: folder,
    modules: [
      ...(isTest ? await testModules() : []).map(({ path, contents }) => ({
        type: "ESModule" as const,
        path: join(folder, path),
        contents,
      })),
      ...[entry, ...others].map(moduleOf),
    ],
  };
}

type Consumers = Record<string, object>;

/** Views are gathered as ever: their counts move lists that tests compare. */
const gathering = (consumers: Consumers, maxBatchTimeout: number) =>
  Object.fromEntries(
    Object.entries(consumers).map(([queue, consumer]) => [
      queue,
      queue.endsWith("views") ? consumer : { ...consumer, maxBatchTimeout },
    ]),
  );
