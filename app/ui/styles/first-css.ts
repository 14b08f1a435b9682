import { fileURLToPath } from "node:url";
import { build } from "vite";

const app = fileURLToPath(new URL("../../", import.meta.url));
const ENTRY = "first-screen.js";

/** The sheets (paths in app/) as the browser gets them, minified for the design's browser floor. */
export async function minified(sheets: readonly string[]): Promise<string> {
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
  return String(sheet.source).trim();
}

/** Wider than any phone that is held upright. */
const WIDE = 520;

/**
 * Of minified rules up to the pixels and behind them: without the selectors that `dropped` matches, and without tokens that
 * neither asks for; with what holds on wide screens alone, or, for a phone, without it.
 */
export function firstCss(parts: readonly [string, string], dropped: RegExp, isPhone: boolean): [string, string] {
  const [first, behind] = parts.map((css) => withoutRules(css, dropped, isPhone ? WIDE : Infinity)) as [string, string];
  return [withoutUnusedTokens(first, behind), behind];
}

/** Minified CSS without the custom properties that nothing in it asks for, nor in what comes `later`. */
export function withoutUnusedTokens(css: string, later = ""): string {
  const used = new Set([...(css + later).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : "",
  );
}

/**
 * Minified CSS without the selectors that `dropped` matches, without what is only printed or asks for a screen of more than
 * `widest` pixels, and without empty blocks.
 */
export function withoutRules(css: string, dropped: RegExp, widest = Infinity): string {
  let kept = "";
  for (let at = 0; at < css.length;) {
    const open = css.indexOf("{", at);
    if (open < 0) break;
    const end = blockEnd(css, open);
    const head = css.slice(at, open);
    const body = css.slice(open + 1, end);
    if (head.startsWith("@media")) {
      const isNever = head.includes("print") || leastWidth(head) > widest;
      const inner = isNever ? "" : withoutRules(body, dropped, widest);
      if (inner) kept += `${head}{${inner}}`;
    } else {
      const selectors = head.split(/,(?![^(]*\))/).filter((selector) => !dropped.test(selector));
      if (selectors.length > 0) kept += `${selectors.join(",")}{${body}}`;
    }
    at = end + 1;
  }
  return kept;
}

/** Pixels that a media query asks for; 0 where it asks for none. */
function leastWidth(query: string): number {
  const [, number = "0", unit] = /min-width:([\d.]+)(px|em)/.exec(query) ?? [];
  return Number(number) * (unit === "em" ? 16 : 1);
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
