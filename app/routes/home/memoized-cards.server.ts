import { readProductText } from "../../data/products/product-texts.server.ts";
import { linesOf } from "../../data/content/texts.server.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import { type ProductSource, productSources } from "../../domain/products/product-links.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { memoizedView } from "../../http/pages/memoized-view.server.ts";

export function memoizedCards(list: string, viewer: Viewer, source: ProductSource = productSources.list) {
  return memoizedView(`cards ${source}`, [list], viewer, (reader) =>
    linesOf(list).map((line) => productCardView(readProductText(line).product, reader, source)),
  );
}
