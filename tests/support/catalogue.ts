import { Visitor } from "../../scripts/steps/shopper/visitor.ts";

export interface FoundProduct {
  id: string;
  path: string;
}

/** Other tests import and hide these (vendor-links). */
const COME_AND_GO = /Kirar Crafts|Dorze Looms/;

/** Birr: below a large order, whose phone must be confirmed (docs/decisions/0065). */
const EVERYDAY = 3_000;

const MOST_PAGES = 40;

/** In stock, without variants, newest first; from the shop's pages, because other tests add goods. */
export async function findProducts(baseUrl: string, count: number): Promise<FoundProduct[]> {
  const visitor = new Visitor(baseUrl);
  const products = new Map<string, FoundProduct>();
  for (let page = 1; page <= MOST_PAGES && products.size < count; page += 1) {
    const { text } = await visitor.get(`/shop/sidebar/4cols?page=${page}`);
    for (const product of text.split("<article").flatMap(everyday)) products.set(product.id, product);
  }
  if (products.size < count) throw new Error(`the listing offers ${products.size} products, ${count} are needed`);
  return [...products.values()].slice(0, count);
}

function everyday(card: string): FoundProduct[] {
  const path = /href="(\/product\/default\/[^"?]+)"/.exec(card)?.[1];
  const id = /form="add"[^>]*value="(\d+)"/.exec(card)?.[1];
  const prices = [...card.matchAll(/([\d,]+)(?:\.\d\d)?(?:\u00a0|&nbsp;)ETB/g)].map(([, birr]) =>
    Number(birr!.replaceAll(",", "")),
  );
  return path && id && !COME_AND_GO.test(card) && Math.max(...prices) <= EVERYDAY ? [{ id, path }] : [];
}
