import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules of design.md 8. */
const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Scan {
  /** A selector; the whole page without it. */
  within?: string;
  /** Also what is good practice and no rule of WCAG; true by default. */
  goodPractice?: boolean;
}

/**
 * What axe has against the page as it stands: the rule and the first elements that break it. Our pages have no frames, so
 * axe runs in the page itself, without a second page for its answer, and describes what is wrong alone: a third of the time.
 */
export async function axeFaults(page: Page, { within, goodPractice = true }: Scan = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(goodPractice ? [...WCAG, "best-practice"] : WCAG)
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${elements.join(" | ")}`;
  });
}
