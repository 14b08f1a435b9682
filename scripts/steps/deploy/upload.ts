import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { listFiles } from "../shop/content-hash.ts";
import { textOf, type Settings } from "./settings.ts";

const server = join(root, "build", "server");
const WORKSHOP = /^assets\/gallery-/;
const IMPORTED = /(?:from|import)\s*\(?\s*["'`](\.[^"'`]+\.js)["'`]/g;

export function reachedModules(entry: string, read: (name: string) => string): string[] {
  const reached = new Set([entry]);
  for (const name of reached) {
    for (const [, path = ""] of read(name).matchAll(IMPORTED)) {
      const target = join(dirname(name), path).replaceAll("\\", "/");
      if (!WORKSHOP.test(target)) reached.add(target);
    }
  }
  return [...reached];
}

interface Built {
  main: string;
  assets: object;
}

export function uploadConfig(settings: Settings, built: Built, modules: readonly string[]): Record<string, unknown> {
  const { protocol, host, hostname } = new URL(textOf(settings, "PUBLIC_ORIGIN"));
  const isOwnDomain = protocol === "https:" && !hostname.endsWith(".workers.dev");
  const { d1_databases, ...rest } = withoutPlaces(settings);
  return {
    ...rest,
    main: built.main,
    no_bundle: true,
    rules: [{ type: "ESModule", globs: modules.filter((name) => name !== built.main) }],
    assets: built.assets,
    d1_databases: (d1_databases as object[]).map((one) => ({ ...one, migrations_dir: "../../app/migrations" })),
    workers_dev: !isOwnDomain,
    ...(isOwnDomain && rest.routes === undefined ? { routes: [{ pattern: host, custom_domain: true }] } : {}),
  };
}

function withoutPlaces(settings: Settings): Record<string, unknown> {
  const places = ["configPath", "userConfigPath", "topLevelName", "definedEnvironments", "targetEnvironment"];
  const build = ["build", "dev", "define", "jsx_factory", "jsx_fragment", "python_modules"];
  return Object.fromEntries(Object.entries(settings).filter(([name]) => ![...places, ...build].includes(name)));
}

export function writeUploadConfig(settings: Settings, place: string): string {
  const built = JSON.parse(readFileSync(join(server, "wrangler.json"), "utf8")) as Built;
  const modules = reachedModules(built.main, (name) => readFileSync(join(server, name), "utf8"));
  requireNoMaps();
  const file = join(server, `deploy-${place}.json`);
  writeFileSync(file, JSON.stringify(uploadConfig(settings, built, modules), null, 2));
  return relative(root, file);
}

/** Source maps are uploaded with the worker, and never served. */
function requireNoMaps(): void {
  const [map] = listFiles([join(root, "build", "client")]).filter((file) => file.endsWith(".map"));
  if (map)
    throw new PlainError(`${relative(root, map)} would be public: a source map stands among the client's files.`);
}
