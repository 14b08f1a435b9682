import { expect, test } from "@playwright/test";
import { savesData } from "../../support/enhanced.ts";
import { carousels } from "../../../app/domain/constants.ts";
import { drawn } from "../../support/drawn.ts";

const narrowest = 148;

const halves = ["recent"];

function pageSize({ base, upTo }: { base: number; upTo: Record<number, number> }, width: number): number {
  const limit = Object.keys(upTo)
    .map(Number)
    .sort((a, b) => a - b)
    .find((limit) => width <= limit);
  return limit === undefined ? base : upTo[limit]!;
}

test(
  "every carousel shows its page, or as many as are 148 px wide (specification 2.6, 9.5)",
  { tag: "@full" },
  async ({ page }) => {
    // Save-Data prevents hydration, which would remove the inserted rows.
    await savesData(page);
    await page.goto("/shop/cart");
    await page.evaluate(
      ({ keys, halves }) => {
        document.querySelector("main")!.innerHTML = keys
          .map(
            (key) =>
              `<div${halves.includes(key) ? ' class="test-half"' : ""}><div id="${key}" class="product-carousel-strip product-carousel-${key}">` +
              `<ul class="product-carousel-list">${'<li class="product-carousel-item">a</li>'.repeat(14)}</ul></div></div>`,
          )
          .join("");
      },
      { keys: Object.keys(carousels), halves },
    );
    const limits = Object.values(carousels).flatMap(({ upTo }) => Object.keys(upTo).map(Number));
    const widths = [320, 360, 767, ...new Set(limits.flatMap((limit) => [limit, limit + 1])), 1600];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page.evaluate((isWide) => {
        for (const half of document.querySelectorAll<HTMLElement>(".test-half"))
          half.style.width = isWide ? "49%" : "auto";
        return [...document.querySelectorAll(".product-carousel-strip")].map((strip) => {
          const items = [...strip.querySelectorAll("li")].map((item) => item.getBoundingClientRect());
          const end = strip.getBoundingClientRect().right + 0.5;
          const style = getComputedStyle(strip);
          const inner = strip.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          const gap = items[1]!.left - items[0]!.right;
          return {
            key: strip.id,
            count: items.filter(({ right }) => right <= end).length,
            item: items[0]!.width,
            inner,
            gap,
          };
        });
      }, width >= 768);
      expect(shown.map(({ key }) => key)).toEqual(Object.keys(carousels));
      for (const { key, count, item, inner, gap } of shown) {
        const specified = pageSize(carousels[key as keyof typeof carousels], width);
        if (key === "brands") {
          expect([count, Math.round(gap)], `brands at ${width}`).toEqual([specified, 30]);
          continue;
        }
        if (width >= 360) expect(item, `${key} at ${width}`).toBeGreaterThanOrEqual(narrowest - 0.5);
        expect(count, `${key} at ${width}`).toBeLessThanOrEqual(specified);
        // Fewer only where one more would be too narrow, beside a scrollbar.
        if (count < specified)
          expect((inner - 16 - 24 - (count + 1) * gap) / (count + 1), `one more ${key} at ${width}`).toBeLessThan(
            narrowest,
          );
      }
    }
  },
);

test.describe("arrows", () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test("turn a row by whole pages, and go at its ends without losing the focus (WCAG 2.5.7)", async ({ page }) => {
    await page.goto("/");
    const row = page.locator("#mostViewed");
    const next = row.getByRole("button", { name: "Next Most Viewed" });
    const back = row.getByRole("button", { name: "Previous Most Viewed" });
    const place = () =>
      row.locator(".section-heading a").evaluate((link) => {
        const [{ x, y, width }, row] = [link.getBoundingClientRect(), link.closest("section")!.getBoundingClientRect()];
        return [x - row.x, y - row.y, width];
      });
    const before = await place();
    await page.locator("body").press("Tab");
    // Skipped rows are not drawn (decision 0041).
    await row.scrollIntoViewIfNeeded();
    await expect(next).toBeVisible();
    await expect(back).toBeHidden();
    expect(await next.boundingBox()).toMatchObject({ width: 48, height: 48 });
    expect(await place()).toEqual(before);
    const first = () =>
      row.locator(".product-carousel-strip").evaluate((strip) => {
        const left = strip.getBoundingClientRect().left - 1;
        return [...strip.querySelectorAll(".product-carousel-item")].findIndex(
          (item) => item.getBoundingClientRect().left >= left,
        );
      });
    await next.click();
    await expect.poll(first).toBe(5);
    await expect(back).toBeVisible();
    await next.focus();
    while (await next.isVisible()) {
      await page.keyboard.press("Enter");
      // Hiding an arrow moves the focus, and the next press would turn back.
      await drawn(page);
    }
    await expect(back).toBeFocused();
    await back.press("Enter");
    await expect(next).toBeVisible();
  });
});

test("a discount's link is tagged by the width of the screen when it is pressed (specification 2.2)", async ({
  page,
  context,
}) => {
  for (const { width, from } of [
    { width: 767, from: "Special Price" },
    { width: 768, from: "Discunt Products" },
  ]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/");
    const link = page.locator('#exclusiveDeals a[href*="from="]').first();
    await expect(link).toHaveAttribute("href", /from=Discunt%20Products/);
    const [opened] = await Promise.all([context.waitForEvent("page"), link.click({ position: { x: 20, y: 120 } })]);
    expect(new URL(opened.url()).searchParams.get("from")).toBe(from);
    await opened.close();
  }
});
