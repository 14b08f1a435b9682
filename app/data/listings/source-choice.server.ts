import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { placeShelf, type Overview } from "./counters.server.ts";
import type { Shelves } from "./filter-conditions.server.ts";
import { stepsOn } from "./costs.server.ts";
import { choiceKinds, FACET, type ChoiceKind } from "./values.server.ts";
import type { Way } from "./source-search.server.ts";

/** Colours, or sizes, any of which a product has (bits of the choice table). */
export interface Chosen {
  kind: ChoiceKind;
  bits: number[];
}

/**
 * The ways over what has one of the colours that a filter asks for, or one of the sizes (`product_choice` in app/migrations/0002_listings.sql): in the whole shop, a parent
 * category or a category. Subcategories are short enough.
 */
export function choiceWays(
  filter: ListingFilter,
  { histograms, choices }: Overview,
  holds: (cell: number) => boolean,
): Way[] {
  const home = placeShelf(filter);
  if (!(home.kind in PLACES)) return [];
  const all = [...(histograms.get(home.kind) ?? []).keys()];
  const cells = all.filter(holds);
  const share = stepsOn(home, histograms, holds) / Math.max(1, stepsOn(home, histograms));
  return choiceKinds
    .filter((kind) => filter[kind].length > 0)
    .map((kind) => ({
      home,
      cells,
      steps: share * filter[kind].reduce((sum, bit) => sum + (choices[kind].get(bit) ?? 0), 0),
      isWhole: home.kind === "all" && cells.length === all.length,
      chosen: { kind, bits: [...new Set(filter[kind])] },
    }));
}

const COLUMN = { colors: "color_bits", sizes: "size_bits" } as const;

/** Conditions on row `p` of product_choice: that it is of one of these choices, the first of its product that is, and of the place. */
export function isChosen({ kind, bits }: Chosen, home: Shelves, values: BoundValues): string[] {
  const among = () => {
    const all = values.add(bits.reduce((sum, bit) => sum + 2 ** bit, 0));
    return [`p.bit IN ${values.addList(bits)}`, `p.${COLUMN[kind]} & ${all} & (1 << p.bit) - 1 = 0`];
  };
  return [
    `p.facet = ${FACET[kind]}`,
    ...(bits.length === 1 ? [`p.bit = ${values.add(bits[0]!)}`] : among()),
    ...PLACES[home.kind as keyof typeof PLACES](home.ids[0]!, values),
  ];
}

/** How a place is sought in product_choice, where the products of a cell stand by category. */
const PLACES = {
  all: () => [],
  parent: (id: number, values: BoundValues) => [
    `p.category_id IN (SELECT id FROM category WHERE parent_id = ${values.add(id)})`,
  ],
  category: (id: number, values: BoundValues) => [`p.category_id = ${values.add(id)}`],
} as const;
