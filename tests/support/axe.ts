import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** design.md 8. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Scan {
  within?: string;
  /** Rules beyond WCAG; true by default. */
  goodPractice?: boolean;
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** In the page itself and without passes: half the time of axe's Playwright package. */
export async function axeFaults(page: Page, { within, goodPractice = true }: Scan = {}): Promise<string[]> {
  // Without `null` the evaluation would return the library.
  await page.evaluate(`${source};null`);
  return page.evaluate(scan, { within, tags: goodPractice ? [...WCAG, "best-practice"] : WCAG });
}

async function scan({ within, tags }: { within: string | undefined; tags: string[] }): Promise<string[]> {
  const { axe: library } = window as unknown as { axe: typeof axe };
  const options: axe.RunOptions = { resultTypes: ["violations"], runOnly: { type: "tag", values: tags } };
  const { violations } = await library.run(within ?? document, options);
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${elements.join(" | ")}`;
  });
}
