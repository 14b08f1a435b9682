import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { classesOf, firstRules } from "./first-css.ts";
import { firstScreen, isSecond, modulesOf, pageModules } from "./first-sheets.ts";

const ID = "virtual:styles";
const MANIFEST = "virtual:react-router/server-manifest";
const LETTER_FACES = `${fileURLToPath(new URL("ethiopic-font.css", import.meta.url))}?inline`;

/** A virtual module for http/pages/styles.server; `stylesheet` overrules the address of the build. */
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
      const known = stylesheet ?? (isServed ? "" : null);
      const { sheets, pages } = known === "" ? { sheets: [], pages: {} } : await firstScreens();
      return [
        known === null ? `import manifest from ${JSON.stringify(MANIFEST)};` : "",
        `export const stylesheet = ${known === null ? "manifest.routes.root.css[0]" : JSON.stringify(known)};`,
        `export const firstSheets = ${JSON.stringify(sheets)};`,
        `export const firstSheetsOf = ${JSON.stringify(pages)};`,
        `export { default as letterFaces } from ${JSON.stringify(LETTER_FACES)};`,
      ].join("\n");
    },
  };
}

async function firstScreens() {
  const pages = pageModules().map((id) => ({ id, ...firstScreen(modulesOf(id)) }));
  const names = [...new Set(pages.flatMap(({ sheets }) => sheets))];
  const rules = await firstRules(names);
  const page = ({ sheets, prints }: (typeof pages)[number]) => {
    const indices = sheets.map((sheet) => names.indexOf(sheet));
    const classes = classesOf(indices.map((index) => rules[index]!.screen).join(""));
    return { sheets: indices, unused: classes.filter((name) => !prints(name)).join(" ") };
  };
  return {
    sheets: names.map((name, index) => ({ isSecond: isSecond(name), ...rules[index]! })),
    pages: Object.fromEntries(pages.map((one) => [one.id, page(one)])),
  };
}
