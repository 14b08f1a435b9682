import { join } from "node:path";
import { build } from "vite";
import { app } from "./first-sheets.ts";

/** The rules of one sheet, for each kind of screen. */
export type FirstRules = Record<"phone" | "screen", string>;

/** Wider than any phone that is held upright. */
const WIDE = 520;

/** What a first visit needs of these sheets (paths in app/), by sheet. */
export async function firstRules(sheets: readonly string[]): Promise<FirstRules[]> {
  return (await minified(sheets)).map((css) => ({ phone: withoutRules(css, WIDE), screen: withoutRules(css) }));
}

/** The sheets (paths in app/) as the browser gets them, each by itself, minified for the design's browser floor. */
async function minified(sheets: readonly string[]): Promise<string[]> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: {
      write: false,
      cssTarget: ["chrome80", "safari14", "firefox78"],
      rolldownOptions: {
        input: Object.fromEntries(sheets.map((sheet, index) => [`sheet-${index}`, join(app, sheet)])),
        output: { assetFileNames: "[name].css" },
      },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !("output" in bundle)) throw new Error("the styles of first screens were not built");
  return sheets.map((sheet, index) => {
    const asset = bundle.output.find(({ fileName }) => fileName === `sheet-${index}.css`);
    if (asset?.type !== "asset") throw new Error(`${sheet} was not built`);
    return String(asset.source).trim();
  });
}

/**
 * Minified CSS without what is printed on paper, hovers, or asks for a screen of more than `widest` pixels: it comes with
 * the whole stylesheet.
 */
export function withoutRules(css: string, widest = Infinity): string {
  let rest = "";
  for (let at = 0; at < css.length;) {
    const open = css.indexOf("{", at);
    if (open < 0) break;
    const end = blockEnd(css, open);
    const head = css.slice(at, open);
    const isLater = head.startsWith("@media") && (/print|hover/.test(head) || leastWidth(head) > widest);
    if (!isLater) rest += css.slice(at, end + 1);
    at = end + 1;
  }
  return rest;
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
