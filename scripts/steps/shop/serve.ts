import { join } from "node:path";
import { childrenNamed } from "../process-time.ts";
import { root } from "../root.ts";
import { serveDemoPictures } from "./demo-pictures.ts";
import { quickenImages } from "./quick-images.ts";
import { localSecrets } from "./secrets.ts";
import { withSourceLines } from "./source-lines.ts";
import { builtWorkerOptions, storageOptions } from "./worker-options.ts";

export interface ServeOptions {
  port: number;
  /** `0.0.0.0` also admits phones in the same network. */
  host?: string;
  stateDir?: string;
  /** Over those of wrangler.toml and `.dev.vars`. */
  bindings?: Record<string, unknown>;
  onLog?: (line: string) => void;
  isQuiet?: boolean;
  /** With the entry of tests (tests/support/test-worker.ts). */
  isTest?: boolean;
  rewrite?: (code: string) => string;
  queueWait?: number;
  build?: string;
  outbound?: (request: Request) => Promise<Response>;
}

export interface ServedShop {
  url: string;
  pid: number | null;
  db: () => Promise<D1Database>;
  kv: () => Promise<KVNamespace>;
  /** wrangler.toml's cron, which no local runtime calls. */
  cron: (at?: number) => Promise<void>;
  stop: () => Promise<void>;
}

export const defaultStateDir = join(root, ".wrangler", "state");

/** Not through `wrangler dev`, which rewrites Origin. */
export async function serveBuild({
  port,
  host = "localhost",
  stateDir = defaultStateDir,
  bindings = {},
  onLog,
  isQuiet,
  isTest,
  rewrite,
  queueWait,
  build,
  outbound,
}: ServeOptions): Promise<ServedShop> {
  const pictures = await serveDemoPictures();
  const local = { PUBLIC_ORIGIN: `http://localhost:${port}`, UNCOMPRESSED_PAGES: "1", ...pictures.bindings };
  const worker = await builtWorkerOptions(
    { ...localSecrets(), ...local, ...bindings },
    { folder: build, isTest, rewrite, queueWait },
  );
  const shop = await open({ ...worker, ...(outbound && { outboundService: outbound }) }, stateDir, {
    port,
    host,
    onLog,
    isQuiet,
  });
  const stop = async () => {
    await shop.stop();
    pictures.stop();
  };
  return { ...shop, stop };
}

export function openStorage(stateDir = defaultStateDir): Promise<ServedShop> {
  return open(storageOptions(), stateDir, {});
}

export async function openWorker(script: string, stateDir: string): Promise<ServedShop> {
  return open({ ...(await storageOptions()), script }, stateDir, { port: 0 });
}

export async function serveInPlaceOfShop(script: string): Promise<ServedShop> {
  const modules = [
    { type: "ESModule" as const, path: join(root, "build", "server", "in-its-place.js"), contents: script },
  ];
  return open({ ...(await builtWorkerOptions(localSecrets())), modules }, defaultStateDir, { port: 0 });
}

interface Opening {
  port?: number;
  host?: string;
  onLog?: ServeOptions["onLog"];
  isQuiet?: boolean;
}

async function open(
  worker: object | Promise<object>,
  stateDir: string,
  { onLog, isQuiet, ...address }: Opening,
): Promise<ServedShop> {
  const [{ Log, LogLevel, Miniflare, convertV4MiniflareOptions }, options] = await Promise.all([
    import("miniflare"),
    worker,
  ]);
  const before = new Set(childrenNamed("workerd"));
  quickenImages();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...address,
      handleStructuredLogs: ({ message }) => {
        const line = withSourceLines(message);
        if (!isQuiet) console.error(line);
        onLog?.(line);
      },
      log: new Log(LogLevel.WARN),
      logRequests: false,
      // No lookup of this machine's location, which needs the network.
      cf: false,
      // wrangler's layout, so that `wrangler d1 execute DB --local` sees this data.
      resourcePersistencePath: join(stateDir, "v3"),
      telemetry: { enabled: false },
      workers: [options as never],
    }),
  );
  try {
    const ready = await miniflare.ready;
    return {
      url: ready.origin,
      pid: childrenNamed("workerd").find((pid) => !before.has(pid)) ?? null,
      db: async () => (await miniflare.getD1Database("DB")) as unknown as D1Database,
      kv: async () => (await miniflare.getKVNamespace("KV")) as unknown as KVNamespace,
      cron: async (at = Date.now()) => {
        const worker = await miniflare.getWorker();
        await worker.scheduled({ scheduledTime: new Date(at), cron: "* * * * *" });
      },
      stop: () => miniflare.dispose(),
    };
  } catch (error) {
    await miniflare.dispose().catch(() => {});
    throw error;
  }
}
