import { devices, expect, test, type Page } from "@playwright/test";
import { savesData } from "../../support/enhanced.ts";
import { drawPages, publicPages } from "../../../scripts/bench/lab/public-pages.ts";
import { drawn } from "../../support/drawn.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";
import { shareOf } from "../../support/shares.ts";

// docs/decisions/0033: a rule missing in `x.first.css` or `x.second.css` would flash, so each element is compared
// before and after the stylesheet. All public pages under TEST_FULL=1; else one for each kind of screen, by the day.

const isFull = process.env.TEST_FULL === "1";
const SEED = Math.floor(Date.now() / 86_400_000);
const always = ["/", "/shop/sidebar/list", "/product/default/yirgacheffe-coffee"];
const states = [
  "/shop/compare?products=1,2",
  "/shop/sidebar/list?name=zzqxq",
  "/pages/help-center?find=order",
  "/vendors?name=a",
];
const others = [...publicPages().filter((path) => !always.includes(path)), ...states];
const pages = [...always, ...(isFull ? others : drawPages(others, 1, String(SEED)))];

const SCREENS = [
  { width: 360, height: 740, isMobile: true, userAgent: devices["Pixel 7"].userAgent },
  { width: 1280, height: 800, isMobile: false, userAgent: devices["Desktop Chrome"].userAgent },
];

declare global {
  interface Window {
    printed: Element[];
  }
}

type Looks = Record<string, string[]>;

async function look(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const looks =
      "display,visibility,opacity,position,z-index,overflow,color,font,white-space,text-align,text-decoration,text-overflow,list-style-type,background,border,border-radius,padding,box-shadow,fill,stroke,object-fit,object-position,transform,cursor"
        .split(",")
        .concat("-webkit-line-clamp");
    const marks = "content,position,width,height,top,left,color,background,border,transform".split(",");
    const later = document.querySelector(".later-styles")!;
    window.printed ??= [...document.body.querySelectorAll("*")].filter(
      (node) =>
        node.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING &&
        !node.contains(later) &&
        !node.closest("script,style,symbol,use"),
    );
    const read = (node: Element, pseudo: string, names: string[]) => {
      const style = getComputedStyle(node, pseudo || undefined);
      return names.map((name) => `${pseudo} ${name}: ${style.getPropertyValue(name)}`);
    };
    const seen: Record<string, string[]> = {};
    window.printed.forEach((node, index) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      // Boxes that continue below the screen end at content that is not there yet.
      const end = y + height > innerHeight ? "on" : Math.round(height);
      const isSeen = width > 0 && height > 0 && y < innerHeight && y + height > 0 && x < innerWidth;
      if (!isSeen || !node.checkVisibility()) return;
      const name = `${index} ${node.tagName.toLowerCase()}.${node.getAttribute("class") ?? ""}`;
      seen[name] = [
        `box: ${[x, y, width].map(Math.round).join(" ")} ${end}`,
        ...read(node, "", looks),
        ...read(node, "::before", marks),
        ...read(node, "::after", marks),
      ];
    });
    return seen;
  });
}

const differences = (before: Looks, after: Looks) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (!was || !is) return [`${name}: ${was ? "gone" : "new"}`];
    return is.flatMap((fact, index) => (fact === was[index] ? [] : [`${name}: ${was[index]} -> ${fact}`]));
  });

for (const { width, height, isMobile, userAgent } of SCREENS)
  test.describe(`${width} px`, () => {
    test.use({ isMobile, hasTouch: isMobile, userAgent });
    for (const [index, path] of shareOf([...pages.entries()], 4, SEED + (isMobile ? 0 : 1))) {
      const language = index % 2 === 0 ? "en" : "am";
      test(`the first screen of ${path} (${language}, drawn by ${SEED}) looks the same before the stylesheet has come`, async ({
        page,
        context,
      }) => {
        await inLanguage(context, language);
        // Home's first products are above the stylesheet, too.
        await page.setViewportSize({ width, height: path === "/" ? 2 * height : height });
        await savesData(page);
        let release = () => {};
        const isHeld = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/assets\/[^/]*\.css$/, async (route) => {
          await isHeld;
          await route.continue();
        });
        // The font comes with the stylesheet, and changes the layout of Amharic.
        await page.route(/\.woff2$/, (route) => route.abort());
        await page.goto(path, { waitUntil: "commit" });
        await page.locator(".later-styles link").first().waitFor({ state: "attached" });
        const css = await page.locator("style").first().textContent();
        expect(css!.includes("min-width:768px"), "rules for wide screens").toBe(!isMobile);
        const before = await look(page);
        expect(await page.locator("footer").count(), "the stylesheet is still waited for").toBe(0);
        release();
        await page.waitForLoadState("load");
        await drawn(page);
        expect(Object.keys(before).length).toBeGreaterThan(25);
        expect(differences(before, await look(page))).toEqual([]);
      });
    }
  });

// Decision 59 and design.md 4.
for (const language of languagesInTurn(1))
  test(`the first goods of home are seen at 620 px of a phone (${language})`, async ({ page, context }) => {
    await inLanguage(context, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/", { waitUntil: "load" });
    const { goods, hero, lines, covers } = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const slide = box(".hero-slider-link");
      const over = [...document.querySelectorAll(".hero-slider-seller, .hero-slider-controls")].filter(
        (control) => control.getBoundingClientRect().top < slide.bottom - 1,
      );
      const strips = [".useful-links-bar", ".icon-strip", ".side-promos", ".triplet-cards", ".promises"];
      return {
        goods: box("#newProducts .product-card").top,
        hero: box(".hero-slider").height,
        lines: Object.fromEntries(strips.map((strip) => [strip, box(strip).height])),
        covers: over.length,
      };
    });
    expect(goods).toBeLessThanOrEqual(620);
    expect(hero).toBeGreaterThanOrEqual(180);
    expect(covers, "controls over the goods of a slide").toBe(0);
    for (const [strip, height] of Object.entries(lines)) expect(height, strip).toBeLessThanOrEqual(66);
  });
