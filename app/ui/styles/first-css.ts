import { join } from "node:path";
import { bundleInMemory } from "../../client/bundle-in-memory.ts";
import { app } from "./first-sheets.ts";
import { keptSelectors } from "../../domain/pages/kept-selectors.ts";

export type FirstRules = Record<"phone" | "screen", string>;

/** px: wider than any phone that is held upright. */
const WIDE = 520;

/** Minified rules of the first screen for each of these sheets (paths in app/). */
export async function firstRules(sheets: readonly string[]): Promise<FirstRules[]> {
  return (await minified(sheets)).map((css) => ({ phone: withoutRules(css, WIDE), screen: withoutRules(css) }));
}

async function minified(sheets: readonly string[]): Promise<string[]> {
  const files = await bundleInMemory({
    rolldownOptions: {
      input: Object.fromEntries(sheets.map((sheet, index) => [`sheet-${index}`, join(app, sheet)])),
      output: { assetFileNames: "[name].css" },
    },
  });
  return sheets.map((sheet, index) => {
    const asset = files.find(({ fileName }) => fileName === `sheet-${index}.css`);
    if (asset?.type !== "asset") throw new Error(`${sheet} was not built`);
    return String(asset.source).trim();
  });
}

export function classesOf(css: string): string[] {
  const selectors = css.replace(/\{[^{}]*\}/g, " ");
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))];
}

/** Of a reader who acts, or has chosen the colours. */
const LATER_QUERY = /print|forced-colors|scripting/;
const LATER_STATE = /(?<!:not\():(hover|focus|disabled)|\[aria-busy/;

/** Leaves out print, states, and media queries above `widest` px: those come with the whole stylesheet. */
export function withoutRules(css: string, widest = Infinity): string {
  let rest = "";
  for (let at = 0; at < css.length;) {
    const open = css.indexOf("{", at);
    if (open < 0) break;
    const end = blockEnd(css, open);
    const head = css.slice(at, open);
    // On narrow screens nothing hovers.
    const isWide = leastWidth(head) > widest || (widest < Infinity && head.includes("hover"));
    const isLater = head.startsWith("@media") && (LATER_QUERY.test(head) || isWide);
    if (!isLater) rest += css.slice(at, end + 1);
    at = end + 1;
  }
  return keptSelectors(rest, (selector) => !LATER_STATE.test(selector));
}

function leastWidth(query: string): number {
  const [, number = "0", unit] = /min-width:([\d.]+)(px|em)/.exec(query) ?? [];
  return Number(number) * (unit === "em" ? 16 : 1);
}

/** Our strings contain no braces. */
function blockEnd(css: string, open: number): number {
  let level = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") level++;
    else if (css[at] === "}" && --level === 0) return at;
  }
  return css.length;
}
