import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const app = fileURLToPath(new URL("../../", import.meta.url));

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;

/** .first.css: up to an inlined picture; .second.css: after it. */
const isFirst = (sheet: string) => /\.(first|second)\.css$/.test(sheet);

export const isSecond = (sheet: string) => sheet.endsWith(".second.css");

export function pageModules(): string[] {
  const table = readFileSync(join(app, "routes.ts"), "utf8");
  return [...table.matchAll(/"(routes\/[^"]+)\.tsx"/g)].map(([, id]) => id!);
}

/**
 * The first screen's sheets of these modules (paths in app/), in the cascade's order of the browser's build; linked
 * sheets come last. A component without such a sheet, and everything in it, is below the first screen.
 */
export function firstSheets(modules: readonly string[]): string[] {
  const inShop = new Set<string>();
  const linked = new Set<string>();
  const seen = new Set<string>();
  const walk = (module: string) => {
    if (seen.has(module) || !existsSync(module)) return;
    seen.add(module);
    const imported = [...readFileSync(module, "utf8").matchAll(IMPORT)].map(([, path]) => join(dirname(module), path!));
    const own = imported.filter((path) => path.endsWith(".css"));
    if (own.length > 0 && !own.some(isFirst)) return;
    for (const path of imported) {
      const sheet = path.replace(/\?url$/, "");
      if (isFirst(sheet)) (sheet === path ? inShop : linked).add(relative(app, sheet));
      else if (/(?<!\.server)\.tsx?$/.test(path)) walk(path);
    }
  };
  for (const module of modules) walk(join(app, module));
  return [...inShop, ...linked];
}
