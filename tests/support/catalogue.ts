import { Visitor } from "../../scripts/steps/shopper/visitor.ts";

export interface FoundProduct {
  id: string;
  path: string;
}

/** Sellers that other tests import, hide and show again (two-sellers). */
const COME_AND_GO = /Kirar Crafts|Dorze Looms/;

/** Birr: a few pieces of it together are no large order, whose phone is confirmed first (docs/decisions/0065). */
const EVERYDAY = 3_000;

/**
 * Products in stock and without variants at an everyday price, as the newest listing offers them: read off the shop's own pages.
 */
export async function findProducts(baseUrl: string, count: number): Promise<FoundProduct[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => new Visitor(baseUrl).get(`/shop/sidebar/4cols?page=${page}`)),
  );
  const cards = pages.flatMap(({ text }) => text.split("<article"));
  const products = cards.flatMap((card) => {
    const path = /href="(\/product\/default\/[^"?]+)"/.exec(card)?.[1];
    const id = /form="add"[^>]*value="(\d+)"/.exec(card)?.[1];
    const prices = [...card.matchAll(/([\d,]+)(?:\.\d\d)?(?:\u00a0|&nbsp;)ETB/g)].map(([, birr]) =>
      Number(birr!.replaceAll(",", "")),
    );
    return path && id && !COME_AND_GO.test(card) && Math.max(...prices) <= EVERYDAY ? [{ id, path }] : [];
  });
  if (products.length < count) throw new Error(`the listing offers ${products.length} products, ${count} are needed`);
  return products.slice(0, count);
}
