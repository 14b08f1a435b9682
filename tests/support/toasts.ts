import type { Page } from "@playwright/test";

/** Recorded in the page, because a toast may be gone before a test looks. */
export async function listenForToasts(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction("tellTest", (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { tellTest } = window as unknown as { tellTest: (text: string | null) => void };
    const tell = () => document.querySelectorAll(".toast").forEach(({ textContent }) => tellTest(textContent));
    new MutationObserver(tell).observe(document, { childList: true, subtree: true });
  });
  return said;
}
