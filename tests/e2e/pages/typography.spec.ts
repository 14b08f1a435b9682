import { type Browser, chromium, expect, test, type Page, type TestInfo } from "@playwright/test";
import { browserFonts, type FontSet } from "../../support/browser-fonts.ts";
import { inLanguage } from "../../support/languages.ts";

// settled.md 37.

const FONT = 40_000;

async function launchWith(set: FontSet, info: TestInfo): Promise<Browser> {
  return chromium.launch({ ...info.project.use.launchOptions, env: await browserFonts(set) });
}

interface Drawn {
  familyName: string;
  isCustomFont: boolean;
  glyphCount: number;
}

/** By CDP's CSS.getPlatformFontsForNode. */
async function drawnWith(page: Page, selector: string): Promise<Drawn[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  return (await client.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
}

const CHOSEN = "a browser's fonts can only be chosen where fontconfig does it";
const words = ["h1", ".footer-name", ".breadcrumb a"];
const path = "/shop/sidebar/list";

test("a system without Ethiopic letters is sent them once, for pages in Amharic alone", async ({ baseURL }, info) => {
  test.skip(process.platform !== "linux", CHOSEN);
  const browser = await launchWith("dejavu", info);
  try {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && asked.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(asked, "an English page asks for no font").toEqual([]);
    await inLanguage(context, "am");
    await page.goto(path, { waitUntil: "networkidle" });
    await expect.poll(() => asked.length).toBe(1);
    const answer = await page.request.get(asked[0]!);
    const bytes = (await answer.body()).length;
    info.annotations.push({ type: "bytes", description: `Ethiopic font ${bytes}` });
    expect(bytes).toBeLessThan(FONT);
    expect(answer.headers()["cache-control"]).toContain("immutable");
    for (const selector of words) {
      // Skipped content is not drawn (decision 0041).
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await expect(page.locator(selector).first()).toHaveText(/./, { useInnerText: true });
      const drawn = await drawnWith(page, selector);
      const letters = (await page.locator(selector).first().innerText()).replace(/[^\u1200-\u137F]/g, "").length;
      expect(letters, selector).toBeGreaterThan(1);
      const sent = drawn.find(({ isCustomFont }) => isCustomFont);
      expect(sent?.glyphCount, `${selector} ${JSON.stringify(drawn)}`).toBe(letters);
    }
  } finally {
    await browser.close();
  }
});
