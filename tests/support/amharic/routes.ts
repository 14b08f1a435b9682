import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/steps/root.ts";

const routes: readonly string[] = [
  ...readFileSync(join(root, "app/routes.ts"), "utf8").matchAll(/(?:index\(|route\("([^"]+)", )"routes\/[^"]+"/g),
].map(([, path]) => path ?? "");

const patterns = routes
  .filter((path) => path !== "*")
  .map((path) => ({
    path,
    params: path.split(":").length - 1,
    pattern: new RegExp(`^/${path.replace(/[.]/g, "\\.").replace(/:\w+/g, "[^/]+")}/?$`),
  }))
  .sort((one, other) => one.params - other.params);

export function routeOf(pathname: string): string {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.path ?? "*";
}
