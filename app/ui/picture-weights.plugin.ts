import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:picture-weights";
const folder = fileURLToPath(new URL("../../public/media/web-banner/", import.meta.url));
/** The width that lite pages show (domain/products/picture, kind "asked"). */
const shown = "-480.avif";

/** Bytes of our own pictures by name, for the lite shop, which says what it costs to see them. */
export function pictureWeights(): Plugin {
  return {
    name: "gulit-picture-weights",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(shown)) : [];
      const weights = files.map((name) => [name.slice(0, -shown.length), statSync(folder + name).size] as const);
      return `export default ${JSON.stringify(Object.fromEntries(weights))};`;
    },
  };
}
