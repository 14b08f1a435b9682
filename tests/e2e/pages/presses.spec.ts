import { expect, test, type Page, type Request } from "@playwright/test";
import { random as seeded } from "../../../scripts/steps/random.ts";
import { sentFields } from "../../support/sent-fields.ts";

const PRESSES = 19;
const RUNS = process.env.TEST_FULL === "1" ? 50 : 1;
const PATHS = ["/shop/sidebar/list", "/shop/sidebar/4cols", "/product/default/yirgacheffe-coffee"];

interface Sent {
  product: string;
  units: number;
  path: string;
  isOver: boolean;
  isDone: boolean;
}

function listenTo(page: Page): Sent[] {
  const sent: Sent[] = [];
  const byRequest = new Map<Request, Sent>();
  page.on("request", (request) => {
    if (request.method() !== "POST") return;
    const { product = "", quantity = "1" } = sentFields(request);
    const path = new URL(request.url()).pathname;
    const one = { product, units: Number(quantity), path, isOver: false, isDone: false };
    byRequest.set(request, one);
    sent.push(one);
  });
  page.on("requestfinished", async (request) => {
    const one = byRequest.get(request);
    if (!one) return;
    one.isDone = (await request.response())!.ok();
    one.isOver = true;
  });
  return sent;
}

async function cartOf(page: Page): Promise<Record<string, number>> {
  const html = await (await page.request.get("/shop/cart")).text();
  const lines = [...html.matchAll(/<input[^>]*name="was-(\d+)-\d+"[^>]*value="(\d+)"/g)];
  return Object.fromEntries(lines.map(([, product, units]) => [product!, Number(units)] as const));
}

function unitsOf(sent: readonly Sent[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { product, units: more } of sent) units[product] = (units[product] ?? 0) + more;
  return units;
}

for (let run = 1; run <= RUNS; run++) {
  test(`run ${run}: every press while the page loads has its effect exactly once`, async ({ page }) => {
    const { next: random } = seeded(`presses ${run}`);
    const upTo = (most: number) => Math.floor(random() * most);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    const sent = listenTo(page);
    const slow = upTo(1_200);
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow + upTo(400)));
      await route.continue().catch(() => {});
    });
    await page.goto(PATHS[run % PATHS.length]!, { waitUntil: "commit" });
    await page.locator("footer").waitFor();

    const forms = page.locator(
      'form[action="/cart/lines"]:not(#buy):has(button:not([disabled])), .product-card-action:has([form="add"])',
    );
    const products = (
      await forms.evaluateAll((all) =>
        all.map((form, index) => ({
          index,
          product: form.querySelector<HTMLInputElement | HTMLButtonElement>('[name="product"]')!.value,
          isShown: form.getClientRects().length > 0,
        })),
      )
    ).filter(({ isShown }) => isShown);
    expect(products.length).toBeGreaterThan(5);
    const added: { product: string; units: number }[] = [];
    let toggles = 0;
    let compared = 0;
    const toggle = page.locator("summary").first();
    const wasOpen = await toggle.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
    for (let press = 0; press < PRESSES; press++) {
      await page.waitForTimeout(upTo(180));
      const kind = random();
      if (kind < 0.15) {
        // By script, because a press by key needs no place on the screen either.
        await toggle.evaluate((summary: HTMLElement) => summary.click());
        toggles++;
      } else if (kind < 0.25 && compared === 0 && (await page.locator('form[action="/compare/items"]').count()) > 0) {
        await page.locator('form[action="/compare/items"] button').first().click();
        compared++;
      } else {
        // A busy button takes no second press.
        const free = products.filter(({ product }) => !sent.some((one) => one.product === product && !one.isOver));
        const recent = new Set(added.slice(-4).map(({ product }) => product));
        const choice = free.filter(({ product }) => !recent.has(product));
        const { index, product } = choice[upTo(choice.length)]!;
        const form = forms.nth(index);
        const quantity = form.locator('[name="quantity"]:not([type="hidden"])');
        const units = (await quantity.count()) > 0 ? 1 + upTo(2) : 1;
        if ((await quantity.count()) > 0) await quantity.fill(String(units));
        const button = form.locator("button");
        // The open menu covers the first goods.
        const isMenuOpen = wasOpen !== (toggles % 2 === 1);
        if (random() < 0.5 && !isMenuOpen) await button.click();
        else await button.evaluate((pressed: HTMLElement) => pressed.click());
        added.push({ product, units });
      }
    }
    await expect
      .poll(() => sent.filter(({ path, isOver }) => path === "/cart/lines" && isOver).length)
      .toBeGreaterThanOrEqual(added.length);
    await page.waitForTimeout(300);
    await expect.poll(() => sent.filter(({ isOver }) => !isOver).length).toBe(0);
    const posted = sent.filter(({ path }) => path === "/cart/lines");
    expect(posted.map(({ product, units }) => ({ product, units }))).toEqual(added);
    expect(sent.filter(({ path }) => path === "/compare/items")).toHaveLength(compared);
    expect(await toggle.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)).toBe(
      wasOpen !== (toggles % 2 === 1),
    );
    // A refusal for stock was answered, and is in no cart.
    const accepted = posted.filter(({ isDone }) => isDone);
    expect(await cartOf(page)).toEqual(unitsOf(accepted));
    const total = accepted.reduce((sum, { units }) => sum + units, 0);
    await expect(page.locator("[data-cart-count]").first()).toHaveText(String(total));
    const cookie = (await page.context().cookies()).find(({ name }) => name === "compare")?.value ?? "";
    expect(cookie.split(".").filter(Boolean)).toHaveLength(compared);

    expect(errors).toEqual([]);
  });
}
