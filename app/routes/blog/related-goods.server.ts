import type { RouterContextProvider } from "react-router";
import { within } from "../../data/deadline.server.ts";
import { findSearchPlan } from "../../data/search/search-plan.server.ts";
import { listRelevant } from "../../data/search/search.server.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import type { Product } from "../../domain/products/product.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { viewerContext } from "../../middleware/viewer.server.ts";

/** security-and-faults.md 9, in ms. */
const READ_MS = 2_000;
const SHOWN = 6;

/** What the words of a post find and can be bought; null where the database does not answer in time. */
export function findRelatedGoods(
  context: Readonly<RouterContextProvider>,
  words: string,
): Promise<ProductCardView[] | null> {
  const viewer = context.get(viewerContext);
  return within(READ_MS, search(context.get(bindings).db, words))
    .then((found) =>
      found
        .filter(({ stockAmount }) => stockAmount > 0)
        .slice(0, SHOWN)
        .map((product) => productCardView(product, viewer)),
    )
    .catch(() => null);
}

async function search(db: D1Database, words: string): Promise<Product[]> {
  const plan = await findSearchPlan(db, words);
  return plan === null ? [] : listRelevant(db, plan, {}, { size: SHOWN * 2, offset: 0 });
}
