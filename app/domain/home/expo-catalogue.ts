import { displayName } from "../display-name.ts";
import { holidayCardView } from "../cards/card-views.ts";
import type { Product } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import { exhibitionStatus } from "../products/exhibition.ts";
import type { Translated } from "../translated.ts";

/** Specification 3.4. */
export interface ExpoCatalogue extends Translated<"name"> {
  id: number;
  products: Product[];
}

/** By product id; startDate: of the exhibition's first product. */
type ExhibitionEntries = ReadonlyMap<number, { startDate: number; isAdey: boolean }>;

/** Specification 2.6, 4.4: cards follow the state of the exhibition. */
export function expoCatalogueView(
  { id, products, ...names }: ExpoCatalogue,
  entries: ExhibitionEntries,
  viewer: Viewer,
) {
  return {
    id,
    ...displayName(names, viewer.locale),
    cards: products.map((product) =>
      holidayCardView(product, viewer, exhibitionStatus(entries.get(product.id), viewer.now)),
    ),
  };
}
