import { localeOr, type Locale } from "../domain/languages.ts";
import type * as en from "./en/index.ts";
import { translateWith } from "./translate.ts";

export type PageTexts = keyof typeof en;

type Texts = Record<string, Record<string, string>>;

const pages = import.meta.glob<Texts>(
  "./{en,am}/{shared,account,address,alerts,cart,checkout,delivery,errors,newsletter,orders,product,quick-view,receipt,review,sign-in,wishlist}.ts",
);

/** `page`: names of PageTexts, separated by spaces. */
export async function loadTexts(locale: Locale, page = ""): Promise<Texts> {
  const load = (name: string) =>
    pages[`./${locale}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`]?.();
  return Object.assign({}, ...(await Promise.all(["shared", ...page.split(" ")].map(load))));
}

/** In the browser, in the language of its document. */
export async function loadPageText(page?: string) {
  const locale = localeOr(document.documentElement.lang);
  return { t: translateWith(await loadTexts(locale, page), locale), locale };
}
