import { cellTest, isPriceOnBands } from "../../domain/listings/facet-cell.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import {
  byKind,
  relaxed,
  valueKinds,
  type ListingFilter,
  type ValueKind,
} from "../../domain/listings/listing-filter.ts";
import type { FacetCounts } from "../../domain/listings/facet-counts.ts";
import { BoundValues } from "../bound-values.server.ts";
import {
  cellConditions,
  hasPacked,
  isShelf,
  shelvesOf,
  shelfNumbers,
  type Shelves,
} from "./filter-conditions.server.ts";
import { shelfBase, shelfKinds } from "../shelves.server.ts";
import { FACET, valueList, valueRows } from "./values.server.ts";
import { namedJson } from "../translated.server.ts";

type Category = FacetCounts["categories"][number];

export type Histograms = ReadonlyMap<Shelves["kind"], ReadonlyMap<number, number>>;

export type ListingOverview = ReturnType<typeof toOverview>;

export type OverviewRow = Record<"cells" | "categories" | ValueKind, string>;

export function sum(cells: Iterable<readonly [unknown, number]>): number {
  let total = 0;
  for (const [, count] of cells) total += count;
  return total;
}

export function stepsOn({ kind }: Shelves, histograms: Histograms): number {
  return sum(histograms.get(kind) ?? []);
}

/** One row. */
export function overviewStatement(db: D1Database, filter: ListingFilter): D1PreparedStatement {
  const values = new BoundValues();
  const columns = [
    `(${cellsOf(filter, values)}) AS cells`,
    `(${categoriesOf(filter, values)}) AS categories`,
    ...valueKinds.map((kind) => `(${valuesOf(kind, filter, values)}) AS ${kind}`),
  ];
  return db.prepare(`SELECT ${columns.join(",\n")}`).bind(...values.list);
}

export function toOverview(filter: ListingFilter, answer: OverviewRow) {
  return {
    histograms: toHistograms(answer.cells),
    // On the first shelf of the filter without that kind: the most frequent, then the chosen ones; packed facets ignored.
    values: byKind((kind) => valueRows(answer[kind])),
    filter,
    categories: JSON.parse(answer.categories) as (Category & { count: number })[],
  };
}

function shelfName(filter: ListingFilter, kind: ValueKind): string {
  return JSON.stringify(shelvesOf(relaxed(filter, kind))[0]);
}

function shelvesAsked(filter: ListingFilter): Shelves[] {
  const filters = [filter, ...valueKinds.map((kind) => relaxed(filter, kind)), relaxed(filter, ...valueKinds)];
  return [...new Map(filters.flatMap(shelvesOf).map((shelf) => [shelf.kind, shelf])).values()];
}

function cellsOf(filter: ListingFilter, values: BoundValues): string {
  const shelves = shelvesAsked(filter).flatMap(shelfNumbers);
  return `SELECT json_group_array(json_array(kind, facets, count)) FROM (
    SELECT shelf >> 40 AS kind, facets, sum(count) AS count FROM shelf_cell
    WHERE shelf IN ${values.addList(shelves)} AND count > 0 GROUP BY shelf >> 40, facets)`;
}

function toHistograms(json: string): Histograms {
  const histograms = new Map<Shelves["kind"], Map<number, number>>();
  for (const [number, cell, count] of JSON.parse(json) as [number, number, number][]) {
    const kind = shelfKinds[number]!;
    histograms.set(kind, (histograms.get(kind) ?? new Map()).set(cell, count));
  }
  return histograms;
}

export const categoryShelf = (filter: ListingFilter): Shelves => shelvesOf(relaxed(filter, ...valueKinds))[0];

export function levelBelow(category: ListingFilter["category"]): "parent" | "category" | "subcategory" | null {
  if (category === null) return "parent";
  return category.level === "parent" ? "category" : category.level === "category" ? "subcategory" : null;
}

function categoriesOf(filter: ListingFilter, values: BoundValues): string {
  const { category } = filter;
  const level = levelBelow(category);
  if (level === null) return "SELECT json_array()";
  const conditions = [
    `s.shelf = ${values.add(shelfBase(level))} + c.id`,
    ...cellConditions(filter, "s.facets", values),
  ];
  return `SELECT json_group_array(json_object('id', c.id, 'slugName', c.slug_name, ${namedJson("c")}, 'count', c.count)) FROM (
    SELECT c.*,
      coalesce((SELECT sum(s.count) FROM shelf_cell s WHERE ${conditions.join(" AND ")}), 0) AS count
    FROM ${level === "parent" ? "parent_category" : level} c ${category ? `WHERE c.${category.level}_id = ${values.add(category.id)}` : ""} ORDER BY c.position, c.id) c`;
}

function valuesOf(kind: ValueKind, filter: ListingFilter, values: BoundValues): string {
  const shelves = shelfNumbers(shelvesOf(relaxed(filter, kind))[0]);
  const onShelf = `shelf ${shelves.length === 1 ? `= ${values.add(shelves[0]!)}` : `IN ${values.addList(shelves)}`} AND facet = ${FACET[kind]}`;
  const count = shelves.length === 1 ? "count" : "sum(count) AS count";
  const counted = {
    all: `SELECT value, ${count} FROM shelf_value WHERE ${onShelf} AND count > 0${shelves.length === 1 ? "" : " GROUP BY value"}`,
    of: (value: string) => `(SELECT sum(count) FROM shelf_value WHERE ${onShelf} AND value = ${value})`,
  };
  return valueList(kind, filter[kind], counted, values);
}

/** Answered by the counters, without a walk; null for word searches. */
export function knownTotal({ filter, words }: ListingRequest, overview: ListingOverview): number | null {
  const cells = shelfCells({ filter, words }, overview);
  if (cells) return sum(cells);
  // One kind chosen on a shelf: the counts of its values add up, because no product has two of them.
  const kind = valueKinds.find(
    (one) =>
      filter[one].length > 0 &&
      isShelf(relaxed(filter, one), words) &&
      shelfName(overview.filter, one) === shelfName(filter, one),
  );
  const isDisjoint = kind === "brands" || kind === "vendors" || (kind !== undefined && filter[kind].length === 1);
  if (kind === undefined || !isDisjoint || hasPacked(filter)) return null;
  const counts = overview.values[kind].filter(({ value }) => filter[kind].includes(value));
  return sum(counts.map(({ value, count }) => [value, count]));
}

function isCountedShelf(filter: ListingFilter, words: ListingRequest["words"]): boolean {
  return isShelf(filter, words) && isPriceOnBands(filter);
}

/** Whether counters have the categories on the shelf. */
export function countsCategories({ filter, words }: Pick<ListingRequest, "filter" | "words">): boolean {
  return isCountedShelf(filter, words) && filter.vendors.length + filter.brands.length === 0;
}

export function shelfCells(
  { filter, words }: Pick<ListingRequest, "filter" | "words">,
  { histograms }: ListingOverview,
) {
  if (!isCountedShelf(filter, words)) return null;
  const holds = cellTest(filter);
  return new Map([...(histograms.get(shelvesOf(filter)[0].kind) ?? [])].filter(([cell]) => holds(cell)));
}
