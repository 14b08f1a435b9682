import { cellTest } from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { BoundValues } from "../bound-values.server.ts";
import type { Histograms } from "./counters.server.ts";
import { conditionsOn, isOnSale, shelvesOf, type Shelves } from "./filter-conditions.server.ts";
import type { ListingQuestion } from "./listing-question.server.ts";

/** Reads products `p` of a filter from index entries; `cell` is SQL. */
export interface Source {
  from: string;
  where: string;
  cell: string;
}

export interface SourceTask {
  question: ListingQuestion;
  holds?: ((cell: number) => boolean) | undefined;
  isCellOnly?: boolean;
  orderedBy?: string;
}

export type SourceOf = (task: SourceTask, values: BoundValues) => Source;

export interface ShelfPlan {
  shelf: Shelves;
  cells: number[];
  steps: number;
  isWhole: boolean;
}

export function shelfPlan(
  filter: ListingFilter,
  histograms: Histograms,
  holds: (cell: number) => boolean = cellTest(filter),
): ShelfPlan {
  const plans = shelvesOf(filter).map((shelf) => {
    const all = [...(histograms.get(shelf.kind) ?? [])];
    const cells = all.filter(([cell]) => holds(cell));
    return {
      shelf,
      cells: cells.map(([cell]) => cell),
      steps: cells.reduce((sum, [, count]) => sum + count, 0),
      isWhole: shelf.kind !== "all" && cells.length === all.length,
    };
  });
  return fewestSteps(plans);
}

export const fewestSteps = <Plan extends ShelfPlan>(plans: readonly Plan[]): Plan =>
  plans.reduce((best, plan) => (plan.steps < best.steps ? plan : best));

export const shelfPlanOf = ({ question: { filter, overview }, holds }: SourceTask): ShelfPlan =>
  shelfPlan(filter, overview.histograms, holds);

export function shelfSource(task: SourceTask, values: BoundValues): Source {
  const { shelf, cells, isWhole } = shelfPlanOf(task);
  const conditions = [
    ...isOnSale(shelf, values),
    ...(isWhole ? [] : [`p.facets IN ${values.addList(cells)}`]),
    ...conditionsOn("p", task.question.filter, shelf, values),
  ];
  return {
    from: `product p INDEXED BY product_${shelf.kind}_facets`,
    where: conditions.join(" AND "),
    cell: "p.facets",
  };
}
