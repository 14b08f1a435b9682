import { cellTest } from "../../domain/listings/facet-cell.ts";
import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { BoundValues } from "../bound-values.server.ts";
import type { Histograms } from "./counters.server.ts";
import { conditionsOn, isOnSale, shelvesOf, type Shelves } from "./filter-conditions.server.ts";
import type { ListingQuestion } from "./listing-question.server.ts";

/** FROM and WHERE of a statement that reads the products `p` of a filter from index entries; `cell` is SQL for a product's cell. */
export interface Source {
  from: string;
  where: string;
  cell: string;
}

/** What a source is asked for. */
export interface SourceTask {
  question: ListingQuestion;
  /** Only these cells; all of the filter's when left out. */
  holds?: ((cell: number) => boolean) | undefined;
  /** Nothing but cells is read: a search needs no `p` then. */
  isCellOnly?: boolean;
  /** `p` has this column. */
  orderedBy?: string;
}

export type SourceOf = (task: SourceTask, values: BoundValues) => Source;

/** Which index reaches a filter's products: its shelf, the non-empty cells to visit, and how many entries these have. */
export interface ShelfPlan {
  shelf: Shelves;
  cells: number[];
  steps: number;
  /** All cells of a shelf that is not everything. */
  isWhole: boolean;
}

/** The plan over the shelf of the filter that has the fewest entries in the cells. */
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

/** `shelfPlan` of a task. */
export const shelfPlanOf = ({ question: { filter, overview }, holds }: SourceTask): ShelfPlan =>
  shelfPlan(filter, overview.histograms, holds);

/** The index of a shelf, cell by cell. */
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
