import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const app = fileURLToPath(new URL("../../", import.meta.url));

/** An import that stays in the built code, types left out: its address, where that is relative. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;

/** Whether a sheet stands on a first screen, by its name: up to a picture that the page carries, or behind it. */
const isFirst = (sheet: string) => /\.(first|second)\.css$/.test(sheet);

/** Whether the rules of a sheet may come behind the picture that a page carries. */
export const isSecond = (sheet: string) => sheet.endsWith(".second.css");

/** The routes that are pages, as app/routes.ts names them. */
export function pageModules(): string[] {
  const table = readFileSync(join(app, "routes.ts"), "utf8");
  return [...table.matchAll(/"(routes\/[^"]+)\.tsx"/g)].map(([, id]) => id!);
}

/**
 * The sheets of a first screen that these modules (paths in app/) print by, in the order in which the browser runs their
 * imports; sheets that a page links to come last, as they do there. A component whose own sheets are all of the other kind
 * stands further down, with all that is in it.
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
