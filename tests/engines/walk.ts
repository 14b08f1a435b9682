import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../support/languages.ts";
import { until, type EnginePage } from "./engine.ts";

interface Walk {
  page: EnginePage;
  baseUrl: string;
  language: Language;
  hasScripts: boolean;
  contact: string;
  password: string;
  folder: string;
}

const SCREENS = 3;

const THANKS = { en: "thank you", am: "እናመሰግናለን" };

export async function walk({ page, baseUrl, language, hasScripts, contact, password, folder }: Walk): Promise<void> {
  mkdirSync(folder, { recursive: true });
  let pictures = 0;

  const text = (selector: string) =>
    page.run((selector) => document.querySelector(selector)?.textContent ?? "", selector);
  const count = (selector: string) => page.run((selector) => document.querySelectorAll(selector).length, selector);
  const path = () => page.run(() => location.pathname + location.search);
  const shows = (selector: string, words = "") =>
    until(`${selector} ${words}`, async () => (await count(selector)) > 0 && (await text(selector)).includes(words));

  async function look(name: string, isEnhanced = hasScripts): Promise<void> {
    await until(`${name} to be there`, () => page.run(() => document.readyState === "complete"));
    if (isEnhanced) {
      await page.touch();
      await until(`the scripts of ${name}`, () =>
        page.run(() => document.documentElement.hasAttribute("data-enhanced")),
      );
    }
    const [wide, shown] = await page.run(() => [document.documentElement.scrollWidth, innerWidth]);
    pictures += 1;
    const file = join(folder, `${String(pictures).padStart(2, "0")}-${name}`);
    for (let screen = 0; screen < SCREENS && (await toScreen(screen)); screen += 1) {
      await page.picture(`${file}-${screen + 1}.png`);
    }
    await toScreen(0);
    const broken = await page.run(() => {
      const fetched = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc !== "");
      return fetched.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
    });
    if (broken.length > 0) throw new Error(`${name} has broken pictures: ${broken.join(", ")}`);
    if (wide! > shown!) throw new Error(`${name} is ${wide} px wide on a phone of ${shown}`);
    if ((await page.run(() => document.documentElement.lang)) !== language)
      throw new Error(`${name}: another language`);
  }

  const toScreen = (screen: number) =>
    page.run((screen) => {
      const top = screen * innerHeight;
      window.scrollTo(0, top);
      return top < document.documentElement.scrollHeight;
    }, screen);

  async function open(address: string, name: string): Promise<void> {
    await page.go(baseUrl + address);
    await look(name);
  }

  await open(`/?lng=${language}`, "home");
  await page.type("#header-search", "beaded sandals");
  await page.press("form[role=search] button");
  await until("what was searched for", async () => (await path()).includes("beaded"));
  await shows('main h3 a[href^="/product/default/beaded-sandals"]');
  await look("search");

  await open("/shop/sidebar/3cols?parentCategory=bags", "listing");
  await page.press(".listing-bar-filter summary");
  await page.press('.listing-filters label:has(input[name="vendor"])');
  await page.press(".listing-filters-apply button");
  await shows(".listing-chips-chip");
  if (!/[?&]vendor=\d+/.test(await path())) throw new Error("the filter is not in the address");
  await look("listing-filtered");

  await open("/shop/sidebar/4cols?name=beaded%20sandals", "search-again");
  await page.press('main h3 a[href^="/product/default/beaded-sandals"]');
  await shows(".variant-choice-option");
  await look("product");
  await page.press(".variant-choice-option");
  await shows(".variant-choice-option[aria-current]");
  await page.press("#buy .button-outline");
  await until("the cart's count", async () => /1/.test(await text("[data-cart-count]")));
  await look("product-added");

  await open("/shop/cart", "cart");
  await page.type("#cart-lines input[type=number]", "2");
  if (hasScripts) await page.press("h1");
  else await page.press(".cart-update button");
  await shows(".cart-count", "2");
  await look("cart-changed");

  await page.press('a[href="/shop/guest-checkout"]');
  await shows("#landmark");
  await look("checkout");
  await page.type("#name", "Abebe Bikila");
  await page.type("#phone", "0911");
  await page.press("form .button-primary");
  await shows("#phone-error");
  await look("checkout-refused", false);
  await page.type("#phone", "0911 23 45 67");
  await page.type("#city", "Adama");
  await page.type("#landmark", "Behind the post office");
  await page.press("form .button-primary");
  await shows("button[value=place]");
  await look("checkout-last-step");
  await page.press("button[value=place]");
  await shows("h1", THANKS[language]);
  await look("order");

  await open("/sign-in", "sign-in");
  await page.type("main input[name=contact]", contact);
  await page.type("main input[name=password]", password);
  await page.press("main form:has(input[name=password]) button.button-primary");
  await until("the way out of the sign-in", async () => !(await path()).startsWith("/sign-in"));
  await look("signed-in");

  await open("/shop/sidebar/4cols", "listing-signed-in");
  await page.press(".product-card button[form=wish]");
  await shows("a.wish-button-in");
  // Firefox reports requests in flight at a navigation as errors.
  if (hasScripts) await shows("html[data-toasts]");
  await open("/shop/wishlist", "wishlist");
  await shows('form[action="/wishlist/items/remove"] button');
}
