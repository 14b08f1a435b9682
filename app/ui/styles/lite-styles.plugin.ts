import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { bundleInMemory } from "../../client/bundle-in-memory.ts";

const ID = "virtual:lite-styles";
const folder = fileURLToPath(new URL("lite", import.meta.url));

export function liteStyles(): Plugin {
  return {
    name: "gulit-lite-styles",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      for (const sheet of readdirSync(folder)) this.addWatchFile(join(folder, sheet));
      const css = usedProperties(await builtStyles());
      const classes = [...new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!))];
      return `export default { css: ${JSON.stringify(css)}, classes: new Set(${JSON.stringify(classes)}) };`;
    },
  };
}

async function builtStyles(): Promise<string> {
  const files = await bundleInMemory({ rolldownOptions: { input: join(folder, "index.css") } });
  const sheet = files.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("ui/styles/lite/ was not built");
  return String(sheet.source).trim();
}

export function usedProperties(css: string): string {
  let kept = css;
  for (;;) {
    const next = kept
      .replace(/(--[\w-]+):[^;{}]+;?/g, (rule, name: string) => (kept.includes(`var(${name})`) ? rule : ""))
      .replace(/[^{};]+\{\}/g, "");
    if (next === kept) return kept;
    kept = next;
  }
}
