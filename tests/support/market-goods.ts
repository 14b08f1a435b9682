import type { Product } from "../../app/domain/products/product.ts";
import { categoryTree } from "../../scripts/market/category-tree.ts";

type Named = Pick<Product, "name" | "nameAm" | "brand">;

/** Slugs of category and subcategory of each good of the demo market, with its names. */
const shelves = categoryTree.flatMap((parent) =>
  parent.categories.flatMap((category) =>
    category.subcategories.flatMap(({ slugName, goods }) =>
      goods.map((good) => ({ ...good, slugs: [category.slugName, slugName] })),
    ),
  ),
);

export const goods = new Map(shelves.map((good) => [good.en, good]));

/** Whether a product is an offer of a good. Its title is the good's name, with the brand before it and the variety behind a comma. */
export function isOfferOf(name: string, { name: title, nameAm, brand }: Named): boolean {
  const { en, am } = goods.get(name)!;
  return [title, nameAm ?? ""].some((text) => {
    const own = text.toLowerCase().replace(brand === null ? "" : `${brand.toLowerCase()} `, "");
    return [en, am].some((wish) => own === wish.toLowerCase() || /^[,፣]/.test(own.replace(wish.toLowerCase(), "")));
  });
}

/** The goods that a line of golden searches names: names, `@slug` for all of a shelf, `-` before what is left out. */
export function goodsNamed(terms: readonly string[]): string[] {
  const named = (term: string) =>
    term.startsWith("@") ? shelves.filter(({ slugs }) => slugs.includes(term.slice(1))).map(({ en }) => en) : [term];
  const leftOut = new Set(terms.filter((term) => term.startsWith("-")).flatMap((term) => named(term.slice(1))));
  return terms
    .filter((term) => !term.startsWith("-"))
    .flatMap(named)
    .filter((name) => !leftOut.has(name));
}
