import { fileURLToPath } from "node:url";
import { build } from "vite";

const app = fileURLToPath(new URL("../../", import.meta.url));
const ENTRY = "first-screen.js";

/**
 * The sheets as the browser gets them, minified for the design's browser floor, without what `dropped` names. Tokens stay
 * that these rules ask for, or those that come `later`.
 */
export async function firstCss(sheets: readonly string[], dropped: RegExp, later = ""): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "gulit-first-screen",
        enforce: "pre",
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}` ? sheets.map((sheet) => `import ${JSON.stringify(app + sheet)};`).join("") : undefined,
      },
    ],
    build: {
      write: false,
      cssTarget: ["chrome80", "safari14", "firefox78"],
      rollupOptions: { input: ENTRY },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error("the styles of a first screen were not built");
  const sheet = bundle.output.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("the styles of a first screen are empty");
  return withoutUnusedTokens(withoutRules(String(sheet.source).trim(), dropped), later);
}

/** Minified CSS without the custom properties that nothing in it asks for, nor in what comes `later`. */
export function withoutUnusedTokens(css: string, later = ""): string {
  const used = new Set([...(css + later).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
}

/** Minified CSS without the selectors that `dropped` matches, without what is only printed, and without empty blocks. */
export function withoutRules(css: string, dropped: RegExp): string {
  let kept = "";
  for (let at = 0; at < css.length;) {
    const open = css.indexOf("{", at);
    if (open < 0) break;
    const end = blockEnd(css, open);
    const head = css.slice(at, open);
    const body = css.slice(open + 1, end);
    if (head.startsWith("@media")) {
      const inner = head.includes("print") ? "" : withoutRules(body, dropped);
      if (inner) kept += `${head}{${inner}}`;
    } else {
      const selectors = head.split(/,(?![^(]*\))/).filter((selector) => !dropped.test(selector));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
    at = end + 1;
  }
  return kept;
}

/** Where the block that opens here closes. Braces stand in no string of ours. */
function blockEnd(css: string, open: number): number {
  let level = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") level++;
    else if (css[at] === "}" && --level === 0) return at;
  }
  return css.length;
}
