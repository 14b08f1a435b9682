import { expect, test } from "@playwright/test";

// WCAG 1.4.11, design.md 8: card icons are masks over a colour.

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test("in forced colours drawings of cards are seen, and a button that waits looks so", async ({ page }) => {
  await page.route("**/cart/lines", () => new Promise(() => {}));
  await page.goto("/shop/sidebar/4cols?rating=4");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const drawn = await page.evaluate(() => {
      const colorOf = (selector: string, pseudo?: string) =>
        getComputedStyle(document.querySelector(selector)!, pseudo).backgroundColor;
      return {
        ground: colorOf("body"),
        drawings: [
          colorOf(".wish-button", "::after"),
          colorOf(".product-card-look", "::after"),
          colorOf(".product-card-city", "::before"),
          colorOf(".rating-stars", "::after"),
        ],
      };
    });
    for (const drawing of drawn.drawings) expect(contrast(drawing, drawn.ground), drawing).toBeGreaterThan(4.5);
  }
  const add = page.locator(".product-card button[form=add]");
  await add.first().click();
  await expect(add.first()).toHaveCSS("border-top-style", "dashed");
  await expect(add.nth(1)).toHaveCSS("border-top-style", "solid");
});

function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = color.match(/[\d.]+/g)!.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
