import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const asPrinted = fileURLToPath(new URL("as-printed.tsx", import.meta.url));

/**
 * Components of `*.printed.tsx` are drawn by the server alone; the browser takes their one `div` over as it was printed
 * (docs/decisions/0017). Its build gets nothing of such a file, nor of what only the file imports.
 */
export function printed(): Plugin {
  return {
    name: "gulit-printed",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      if (!/\.printed\.tsx(\?|$)/.test(id)) return undefined;
      const source = await readFile(id.split("?")[0]!, "utf8");
      const names = [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name]) => name!);
      return [
        `import { asPrinted } from ${JSON.stringify(asPrinted)};`,
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ asPrinted("div");`),
      ].join("\n");
    },
  };
}
