import { displayName } from "../display-name.ts";
import { pictureSources } from "../products/picture.ts";
import { type OfferState, offerState } from "../products/stock.ts";
import { type PriceView, priceView } from "../products/price.ts";
import { productHref, searchHref, subcategoryHref } from "../products/product-links.ts";
import type { Product } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import type { SearchPlan } from "./search-plan.ts";

/** `lang`: set if the text is not in the page's language. */
interface Suggestion {
  text: string;
  href: string;
  lang?: string;
  cost?: Pick<PriceView, "current" | "isAbout"> & { offer: OfferState };
  thumbnail?: string;
}

export interface Suggestions {
  words: Suggestion[];
  categories: Suggestion[];
  products: Suggestion[];
}

const WORDS = 4;
const CATEGORIES = 3;
const PRODUCTS = 5;

export function suggestionsFor(plan: SearchPlan, best: readonly Product[], viewer: Viewer): Suggestions {
  const texts = [plan.corrected, ...plan.completions].filter((text) => text !== null);
  return {
    words: [...new Set(texts)].slice(0, WORDS).map((text) => ({ text, href: searchHref(text) })),
    categories: plan.isPartial ? [] : commonCategories(best, viewer),
    products: best.slice(0, PRODUCTS).map((product) => {
      const { name, lang } = displayName(product, viewer.locale);
      return {
        text: name,
        ...(lang && { lang }),
        href: productHref(product.nameSlug),
        cost: { ...priceView(product, viewer), offer: offerState(product, viewer.now) },
        thumbnail: pictureSources(product.thumbnail, "thumb").src,
      };
    }),
  };
}

function commonCategories(best: readonly Product[], viewer: Viewer): Suggestion[] {
  const counts = new Map<number, { product: Product; count: number }>();
  for (const product of best) {
    if (product.subcategory === null) continue;
    const before = counts.get(product.subcategory.id);
    counts.set(product.subcategory.id, { product, count: (before?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, CATEGORIES)
    .map(({ product: { category, subcategory } }) => {
      const { name, lang } = displayName(subcategory!, viewer.locale);
      return { text: name, ...(lang && { lang }), href: subcategoryHref(category.slugName, subcategory!.slugName) };
    });
}
