import { expect, test } from "@playwright/test";
import * as am from "../../../app/i18n/am/index.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { openEnhanced } from "../../support/enhanced.ts";
import { inLanguage, type Language, languagesInTurn } from "../../support/languages.ts";

/** Long enough to be unique. */
const sentences: Record<Language, Record<string, string[]>> = { en: longOnes(en), am: longOnes(am) };
const SHARED = ["card", "everywhere", "header", "menu"];
// Not "checkout", which shares sentences with the cart.
const FAR = ["account", "orders", "customOrder", "buying", "messages", "machines", "footer", "gallery"];

function longOnes(texts: Record<string, Record<string, string>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([space, entries]) => [
      space,
      Object.values(entries).filter((text) => text.length > 25 && !/[{"\\]/.test(text)),
    ]),
  );
}

for (const language of languagesInTurn(1)) {
  test(`a page that hydrates fetches its own texts in ${language} and no others`, async ({ page, context }) => {
    await inLanguage(context, language);
    const urls: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && urls.push(request.url()));
    await page.goto("/product/default/yirgacheffe-coffee");
    await page.locator("#buy .button-outline").first().click();
    await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
    await openEnhanced(page, "/shop/cart");
    const scripts = (await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()))).join("\n");
    const holds = (of: Language, spaces: string[]) =>
      spaces.filter((space) => sentences[of][space]!.some((text) => scripts.includes(text)));
    expect(holds(language, ["everywhere", "cart"])).toEqual(["everywhere", "cart"]);
    const other = language === "en" ? "am" : "en";
    expect(holds(other, [...SHARED, "cart", ...FAR])).toEqual([]);
    expect(holds(language, FAR)).toEqual([]);
  });
}
