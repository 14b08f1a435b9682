import { localeOr, type Locale } from "../domain/languages.ts";
import type { en } from "./en/index.ts";
import { translateWith } from "./translate.ts";

export type PageTexts = keyof typeof en;

type Texts = Record<string, string>;

const pages = import.meta.glob<{ default: Texts }>(
  "./{en,am}/{account,alerts,cart,checkout,delivery,errors,newsletter,orders,product,quick-view,receipt,review,sign-in,wishlist}.ts",
);

const shared: Record<Locale, () => Promise<{ shared: Record<string, Texts> }>> = {
  en: () => import("./en/shared.ts"),
  am: () => import("./am/shared.ts"),
};

/** `page`: names of PageTexts, separated by spaces. */
export async function loadTexts(locale: Locale, page = ""): Promise<Record<string, Texts>> {
  const own = page.split(" ").flatMap((name) => {
    const load = pages[`./${locale}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`];
    return load ? [load().then((texts) => [name, texts.default] as const)] : [];
  });
  const [everywhere, ...texts] = await Promise.all([shared[locale](), ...own]);
  return { ...everywhere.shared, ...Object.fromEntries(texts) };
}

/** In the browser, in the language of its document. */
export async function loadPageText(page?: string) {
  const locale = localeOr(document.documentElement.lang);
  return { t: translateWith(await loadTexts(locale, page), locale), locale };
}
