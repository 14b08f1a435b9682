import { cellTest } from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { placeShelf, stepsOn, type Overview } from "./counters.server.ts";
import { conditionsOn, type Shelves } from "./filter-conditions.server.ts";
import { fewestSteps, shelfPlan, type ShelfPlan, type Source, type SourceTask } from "./source-shelf.server.ts";
import { choiceKinds, FACET, type ChoiceKind } from "./values.server.ts";

interface Chosen {
  kind: ChoiceKind;
  bits: number[];
}

type ChoicePlan = ShelfPlan & { chosen: Chosen };

/** Subcategories are short enough without `product_choice` (app/migrations/0002_listings.sql). */
function choicePlans(
  filter: ListingFilter,
  { histograms, choices }: Overview,
  holds: (cell: number) => boolean = cellTest(filter),
): ChoicePlan[] {
  const shelf = placeShelf(filter);
  if (!(shelf.kind in PLACES)) return [];
  const all = [...(histograms.get(shelf.kind) ?? []).keys()];
  const cells = all.filter(holds);
  const share = stepsOn(shelf, histograms, holds) / Math.max(1, stepsOn(shelf, histograms));
  return choiceKinds
    .filter((kind) => filter[kind].length > 0)
    .map((kind) => ({
      shelf,
      cells,
      steps: share * filter[kind].reduce((sum, bit) => sum + (choices[kind].get(bit) ?? 0), 0),
      isWhole: shelf.kind === "all" && cells.length === all.length,
      chosen: { kind, bits: [...new Set(filter[kind])] },
    }));
}

export const choicePlansOf = ({ question: { filter, overview }, holds }: SourceTask): ChoicePlan[] =>
  choicePlans(filter, overview, holds);

export const shortestPlan = (filter: ListingFilter, overview: Overview): ShelfPlan =>
  fewestSteps<ShelfPlan>([shelfPlan(filter, overview.histograms), ...choicePlans(filter, overview)]);

export function choiceSource(task: SourceTask, values: BoundValues): Source {
  const { shelf, cells, isWhole, chosen } = fewestSteps(choicePlansOf(task));
  const conditions = [
    ...isChosen(chosen, shelf, values),
    ...(isWhole ? [] : [`p.facets IN ${values.addList(cells)}`]),
    ...conditionsOn("p", task.question.filter, shelf, values),
  ];
  return { from: "product_choice p", where: conditions.join(" AND "), cell: "p.facets" };
}

const COLUMN = { colors: "color_bits", sizes: "size_bits" } as const;

/** Only the first matching choice of a product, to count it once. */
function isChosen({ kind, bits }: Chosen, shelf: Shelves, values: BoundValues): string[] {
  const among = () => {
    const all = values.add(bits.reduce((sum, bit) => sum + 2 ** bit, 0));
    return [`p.bit IN ${values.addList(bits)}`, `p.${COLUMN[kind]} & ${all} & (1 << p.bit) - 1 = 0`];
  };
  return [
    `p.facet = ${FACET[kind]}`,
    ...(bits.length === 1 ? [`p.bit = ${values.add(bits[0]!)}`] : among()),
    ...PLACES[shelf.kind as keyof typeof PLACES](shelf.ids[0]!, values),
  ];
}

const PLACES = {
  all: () => [],
  parent: (id: number, values: BoundValues) => [
    `p.category_id IN (SELECT id FROM category WHERE parent_id = ${values.add(id)})`,
  ],
  category: (id: number, values: BoundValues) => [`p.category_id = ${values.add(id)}`],
} as const;
