import type { Product } from "../../domain/products/product.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { keptView, type Reader } from "./kept-views.server.ts";

/** What `make` prints of each product, made once for all who are given the same product by the database (http/pages/kept-views). */
export function keptOfEach<View extends object>(
  about: string,
  products: readonly Product[],
  viewer: Viewer,
  make: (product: Product, reader: Reader) => View,
): View[] {
  return products.map((product) =>
    keptView(about, [JSON.stringify(product)], viewer, (reader) => make(product, reader), { isOfGoods: true }),
  );
}
