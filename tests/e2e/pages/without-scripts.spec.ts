import { expect, test, type Page } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { shareOf } from "../../support/shares.ts";

// speed.md 4.10.

interface Seen {
  lines: string[];
  links: string[];
  forms: string[];
}

async function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    // innerText leaves out skipped content (decision 0041).
    const all = new CSSStyleSheet();
    all.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [all];
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const words = (text: string) => text.replace(/\s+/g, " ").trim();
    return {
      lines: document.body.innerText.split("\n").map(words).filter(Boolean),
      links: [...document.links].filter(isShown).map((link) => link.pathname + link.search),
      forms: [...document.forms].filter(isShown).map((form) => `${form.method} ${new URL(form.action).pathname}`),
    };
  });
}

const ONLY_AWAKE = ["−", "+", "Copy link", "Pause the slides", "Previous slide", "Next slide"];

const IS_RUNNING = /^\d+ ?[dhms:]|^\d{1,2}(:\d\d)+$|^(days?|hours?|minutes?|seconds?|min|sec|hrs?)$/i;

for (const path of shareOf(["/", "/shop/sidebar/list", "/product/default/yirgacheffe-coffee"], 2)) {
  test(`${path} says, links and offers the same without scripts`, async ({ page, browser, baseURL }) => {
    // One response for both, because some sections are shuffled.
    const answer = await page.request.get(path, { headers: { Accept: "text/html" } });
    const body = await answer.text();
    const quiet = await browser.newPage({
      javaScriptEnabled: false,
      baseURL: baseURL!,
      viewport: page.viewportSize()!,
    });
    for (const reader of [page, quiet]) {
      await reader.route(
        (url) => url.pathname === path && !url.search,
        (route) => route.fulfill({ status: 200, headers: answer.headers(), body }),
      );
      await reader.goto(path);
    }
    await enhanced(page);
    await page.waitForLoadState("networkidle");
    const [loud, plain] = [await seenOn(page), await seenOn(quiet)];
    const missing = (from: string[], all: string[]) => [...new Set(from)].filter((one) => !all.includes(one));
    expect(plain.lines.length).toBeGreaterThan(80);
    expect(
      missing(loud.lines, plain.lines).filter((line) => !IS_RUNNING.test(line) && !ONLY_AWAKE.includes(line)),
    ).toEqual([]);
    expect(missing(loud.links, plain.links)).toEqual([]);
    expect(missing(loud.forms, plain.forms)).toEqual([]);
    expect(await quiet.locator('[id^="S:"], [id^="B:"], main [hidden] .product-card').count()).toBe(0);
    await quiet.close();
  });
}
