import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../root.ts";
import { requireTool } from "../run-tool.ts";
import { hashFiles } from "./content-hash.ts";

const SOURCES = ["wrangler.toml", "app/routes.ts", "react-router.config.ts", "package-lock.json"];
const WRITTEN = ["worker-configuration.d.ts", ".react-router/types/+routes.ts"];
const stamp = join(root, ".cache", "generated-types");

export async function ensureTypes(): Promise<void> {
  const sources = SOURCES.map((name) => join(root, name));
  const hash = hashFiles(sources, root);
  const isThere = WRITTEN.every((name) => existsSync(join(root, name)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  await Promise.all([
    requireTool("wrangler", ["types"], "Writing the types of bindings"),
    requireTool("react-router", ["typegen"], "Writing the types of routes"),
  ]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}
