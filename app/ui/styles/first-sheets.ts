import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const app = fileURLToPath(new URL("../../", import.meta.url));

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"]+)"/gm;

/** Strings, and lines of templates. */
const QUOTED = /"[^"\n]*"|^.*`.*$/gm;
const CLASS = /(?<=["`\s])[a-z][\w-]*(?:\$|(?=["`\s]))/gi;

/** .first.css: up to an inlined picture; .second.css: after it. */
const isFirst = (sheet: string) => /\.(first|second)\.css$/.test(sheet);

export const isSecond = (sheet: string) => sheet.endsWith(".second.css");

export function pageModules(): string[] {
  const table = readFileSync(join(app, "routes.ts"), "utf8");
  return [...table.matchAll(/"(routes\/[^"]+)\.tsx"/g)].map(([, id]) => id!);
}

export function modulesOf(page: string): string[] {
  const frame = page.startsWith("routes/desk/") ? ["routes/desk/frame.tsx"] : [];
  return ["root.tsx", ...frame, `${page}.tsx`];
}

/**
 * The first screen's sheets of these modules (paths in app/), in the cascade's order of the browser's build; linked
 * sheets come last. A component without such a sheet, and everything in it, is below the first screen.
 */
export function firstSheets(modules: readonly string[]): string[] {
  return firstScreen(modules).sheets;
}

/** Beside the sheets, whether one of these modules may print a class; a rest after a hyphen may be put in (`a-${b}`). */
export function firstScreen(modules: readonly string[]): { sheets: string[]; prints: (name: string) => boolean } {
  const words = new Set<string>();
  const inShop = new Set<string>();
  const linked = new Set<string>();
  const seen = new Set<string>();
  const walk = (module: string) => {
    if (seen.has(module) || !existsSync(module)) return;
    seen.add(module);
    const source = readFileSync(module, "utf8");
    const imported = [...source.matchAll(IMPORT)].map(([, path]) => join(dirname(module), path!));
    const own = imported.filter((path) => path.endsWith(".css"));
    if (own.length > 0 && !own.some(isFirst)) return;
    if (module.endsWith(".tsx"))
      for (const [quoted] of source.matchAll(QUOTED))
        for (const [word] of quoted.matchAll(CLASS)) words.add(word.replace(/(?<!-)\$$/, ""));
    for (const path of imported) {
      const sheet = path.replace(/\?url$/, "");
      if (isFirst(sheet)) (sheet === path ? inShop : linked).add(relative(app, sheet));
      else if (/(?<!\.server)\.tsx?$/.test(path)) walk(path);
    }
  };
  for (const module of modules) walk(join(app, module));
  const starts = [...words].filter((word) => word.endsWith("-$")).map((word) => word.slice(0, -1));
  return {
    sheets: [...inShop, ...linked],
    prints: (name) => words.has(name) || starts.some((start) => name.startsWith(start)),
  };
}
