import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The rules of design.md 8. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Scan {
  /** A selector; the whole page without it. */
  within?: string;
  /** Also what is good practice and no rule of WCAG; true by default. */
  goodPractice?: boolean;
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe has against the page as it stands: the rule and the first elements that break it. axe runs in the page itself, which has
 * no frames, and describes what is wrong alone: half of the time that its own package for Playwright takes.
 */
export async function axeFaults(page: Page, { within, goodPractice = true }: Scan = {}): Promise<string[]> {
  // Without the last value the page would send the library back.
  await page.evaluate(`${source};null`);
  return page.evaluate(scan, { within, tags: goodPractice ? [...WCAG, "best-practice"] : WCAG });
}

/** Runs in the page. */
async function scan({ within, tags }: { within: string | undefined; tags: string[] }): Promise<string[]> {
  const { axe: library } = window as unknown as { axe: typeof axe };
  const options: axe.RunOptions = { resultTypes: ["violations"], runOnly: { type: "tag", values: tags } };
  const { violations } = await library.run(within ?? document, options);
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${elements.join(" | ")}`;
  });
}
