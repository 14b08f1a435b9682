import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { firstCss, minified } from "./first-css.ts";
import { behindPixels, firstScreens, notFirst, notOnPhones } from "./first-screens.ts";

const ID = "virtual:styles";
const MANIFEST = "virtual:react-router/server-manifest";
const LETTER_FACES = `${fileURLToPath(new URL("ethiopic-font.css", import.meta.url))}?inline`;

/**
 * What the server prints of styles: the address of the stylesheet, the rules of each first screen, up to its pixels and
 * behind them, built from the same files (http/pages/styles.server), and the faces of Amharic letters. `stylesheet`: where there is
 * no build to ask for it.
 */
export function styles(stylesheet?: string): Plugin {
  let isServed = false;
  return {
    name: "gulit-styles",
    configResolved: ({ command }) => {
      isServed = command === "serve";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      // The dev server hands styles to the router.
      const known = stylesheet ?? (isServed ? "" : null);
      const sets = await Promise.all(
        Object.entries(firstScreens).map(async ([name, sheets]) => {
          const behind = behindPixels[name as keyof typeof firstScreens] ?? [];
          const parts = [await minified(sheets), behind.length > 0 ? await minified(behind) : ""] as const;
          return [
            name,
            { phone: firstCss(parts, notOnPhones, true), screen: firstCss(parts, notFirst, false) },
          ] as const;
        }),
      );
      return [
        known === null ? `import manifest from ${JSON.stringify(MANIFEST)};` : "",
        `export const stylesheet = ${known === null ? "manifest.routes.root.css[0]" : JSON.stringify(known)};`,
        `export const firstStyles = ${JSON.stringify(Object.fromEntries(sets))};`,
        `export { default as letterFaces } from ${JSON.stringify(LETTER_FACES)};`,
      ].join("\n");
    },
  };
}
