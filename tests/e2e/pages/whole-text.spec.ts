import { expect, test, type Page } from "@playwright/test";
import { addToCart } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { findProducts } from "../../support/catalogue.ts";
import { isFull } from "../../support/shares.ts";
import { takeOver } from "../../support/sign-in.ts";

// design.md 9: text of 130 to 200 % at 360 px, and a screen of 240 px.

/** Numbers broken over two lines, texts cut off by a box, and texts that others cover; [] on a page that can be read. */
const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NUMBER = /\d(?:[\d.,:]*\d)?/g;
    const isUnseen = (element: Element) =>
      element.closest(".visually-hidden, [hidden], [aria-hidden=true], svg, script, style, noscript, select, dialog");
    const isLayer = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isLayer(element.parentElement));
    /** The boxes that clip an element, and whether they scroll or shorten its text by dots. */
    const clippers = (element: Element) => {
      const found: { box: DOMRect; name: string; isMeant: boolean }[] = [];
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(up);
        if (!/hidden|clip|auto|scroll/.test(overflow)) continue;
        const box = up.getBoundingClientRect();
        const isMeant = /auto|scroll/.test(overflow) || textOverflow === "ellipsis" || Number(webkitLineClamp) > 0;
        found.push({ box, name: up.className || up.localName, isMeant });
      }
      return found;
    };
    // Sections out of sight are not laid out (decision 0041).
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets = [sheet];
    const lines: { node: Text; text: string; box: DOMRect }[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement!;
      if (!node.data.trim() || isUnseen(parent) || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const text = `"${node.data.trim().slice(0, 40)}" in ${parent.className || parent.localName}`;
      for (const { index, 0: number } of node.data.matchAll(NUMBER)) {
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) faults.push(`${number} is broken: ${text}`);
      }
      const clips = clippers(parent);
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const cut = clips.find(({ box: edge }) => {
          const isOver = box.left < edge.left - 1 || box.right > edge.right + 1;
          return isOver || box.bottom > edge.bottom + box.height / 3 || box.top < edge.top - box.height / 3;
        });
        if (cut && !cut.isMeant) faults.push(`cut by ${cut.name}: ${text}`);
        if (!cut && !isLayer(parent)) lines.push({ node, text, box });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (other.node === one.node) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        // Lines of large type overlap by their spacing.
        if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 2)
          faults.push(`${one.text} is covered by ${other.text}`);
      }
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0) {
      const isWide = (element: Element) =>
        !isLayer(element) && Math.round(element.getBoundingClientRect().right) >= root.scrollWidth;
      const widest = [...document.body.querySelectorAll("*")].filter(isWide).at(-1);
      faults.push(`wider than the screen by ${excess}: ${widest?.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });

const SIZES = [
  { percent: 200, width: 360 },
  { percent: 100, width: 240 },
  { percent: 150, width: 360 },
  { percent: 130, width: 360 },
];
const PAGES = ["/", "/shop/sidebar/list", "/product/default/byd-electric-city-car-used", "/shop/cart"];
const MORE = ["/shop/sidebar/4cols", "/product/default/yirgacheffe-coffee"];

test("in large text and on small screens no number breaks, and no text is cut or covered", async ({
  playwright,
  launchOptions,
  contextOptions,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const visitor = new Visitor(baseURL!);
  const products = await findProducts(baseURL!, 3);
  await addToCart(
    visitor,
    products.map(({ id }) => id),
  );
  for (const [index, { percent, width }] of (isFull ? SIZES : SIZES.slice(0, 2)).entries()) {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${(16 * percent) / 100}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const viewport = { width, height: 640 };
    const page = await browser.newPage({ ...contextOptions, viewport, reducedMotion: "reduce", baseURL: baseURL! });
    await takeOver(page.context(), visitor);
    for (const language of isFull ? ["en", "am"] : [index === 0 ? "am" : "en"])
      for (const path of isFull ? [...PAGES, ...MORE] : PAGES) {
        await page.goto(`${path}?lng=${language}`);
        const where = `${path} (${language}) at ${width} px and ${percent} %`;
        expect.soft(await textFaults(page), where).toEqual([]);
      }
    await browser.close();
  }
});
