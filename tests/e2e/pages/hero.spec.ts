import { expect, test, type Page } from "@playwright/test";
import { openEnhanced } from "../../support/enhanced.ts";
import { expectNoShift, watchShifts } from "../../support/shifts.ts";
import { shareOf } from "../../support/shares.ts";

// Specification 2.5.2, 9.1; design.md 6; WCAG 2.2.2.

const shown = (page: Page) =>
  page.locator(".hero-slider-frame").evaluate((frame) => {
    const left = frame.getBoundingClientRect().left;
    return [...frame.querySelectorAll("li")]
      .find((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2)
      ?.getAttribute("aria-label");
  });

async function startScripts(page: Page) {
  await watchShifts(page);
  await openEnhanced(page, "/");
}

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the slides go round every 4000 ms, after an interaction too, until they are paused", async ({ page }) => {
    await page.clock.install();
    await startScripts(page);
    await expect(page.locator(".hero-slider-initialized")).toBeVisible();
    expect(await shown(page)).toBe("Slide 1 of 4");
    await page.clock.fastForward(4_000);
    await expect.poll(() => shown(page)).toBe("Slide 2 of 4");

    const hero = page.locator(".hero-slider");
    const next = hero.getByRole("button", { name: "Next slide" });
    await next.click();
    await expect.poll(() => shown(page)).toBe("Slide 3 of 4");
    // Focus inside a slide stops autoplay.
    await hero.locator("a:visible[tabindex='0']").focus();
    await page.clock.fastForward(8_000);
    expect(await shown(page)).toBe("Slide 3 of 4");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(page)).toBe("Slide 4 of 4");
    await next.focus();
    await page.clock.fastForward(4_000);
    await expect.poll(() => shown(page)).toBe("Slide 1 of 4");

    const pause = hero.getByRole("button", { name: "Pause the slides" });
    expect(await hero.locator("a, button, [tabindex='0']").first().innerText()).toBe("Pause the slides");
    expect(await pause.boundingBox()).toMatchObject({ width: 48, height: 48 });
    await pause.click();
    await page.clock.fastForward(12_000);
    expect(await shown(page)).toBe("Slide 1 of 4");
    await hero.getByRole("button", { name: "Play the slides" }).click();
    await page.clock.fastForward(4_000);
    await expect.poll(() => shown(page)).toBe("Slide 2 of 4");
    await expectNoShift(page);
  });
});

for (const [name, value] of shareOf(
  [
    ["connection", { effectiveType: "3g", saveData: false }],
    ["deviceMemory", 1],
  ] as const,
  2,
))
  test.describe(`with ${name} ${JSON.stringify(value)}`, () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("the slides move from the first touch on (specification 2.5.2)", async ({ page }) => {
      await page.addInitScript((given) => Object.defineProperty(navigator, given[0], { value: given[1] }), [
        name,
        value,
      ] as const);
      await page.clock.install();
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await page.clock.fastForward(9_000);
      expect(await shown(page)).toBe("Slide 1 of 4");
      await expect(page.locator(".hero-slider-initialized")).toHaveCount(0);
      await page.keyboard.press("Shift");
      await page.clock.fastForward(2_000);
      await expect(page.locator("html")).toHaveAttribute("data-enhanced", "");
      await expect(page.locator(".hero-slider-initialized")).toBeVisible();
      await page.clock.fastForward(4_000);
      await expect.poll(() => shown(page)).toBe("Slide 2 of 4");
    });
  });

test("with less motion nothing moves by itself and nothing is fetched for it; the arrow turns", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.clock.install();
  await startScripts(page);
  const next = page.locator(".hero-slider").getByRole("button", { name: "Next slide" });
  await expect(next).toBeVisible();
  await page.clock.fastForward(12_000);
  expect(await shown(page)).toBe("Slide 1 of 4");
  for (const slide of [2, 3, 4, 1]) {
    await next.click();
    await expect.poll(() => shown(page)).toBe(`Slide ${slide} of 4`);
  }
  await expect(page.getByRole("button", { name: "Pause the slides" })).toHaveCount(0);
  expect(fetched.filter((url) => url.includes("hero-motion"))).toEqual([]);
});
