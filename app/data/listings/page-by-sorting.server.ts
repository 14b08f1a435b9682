import type { ListingKey } from "../../domain/listings/listing-key.ts";
import type { BoundValues } from "../bound-values.server.ts";
import { stepsOn } from "./counters.server.ts";
import { COST, estimatedTotal, matchEstimate } from "./estimates.server.ts";
import type { ListingQuestion } from "./listing-question.server.ts";
import { isPast, ORDER, orderPlaceOf, readsFalling, type KeyedSort, type Slice } from "./sort-order.server.ts";
import { shortestPlan } from "./source-choice.server.ts";
import { shelfPlan, type SourceOf } from "./source-shelf.server.ts";

export function rowsBySorting(
  question: ListingQuestion,
  sort: KeyedSort,
  slice: Slice,
  values: BoundValues,
  sourceOf: SourceOf,
): string {
  const { column } = ORDER[sort];
  const { from, where } = sourceOf({ question, orderedBy: column }, values);
  const isFalling = readsFalling(sort, slice);
  const direction = isFalling ? "DESC" : "ASC";
  const { key, isBackwards, size, offset } = slice;
  const beyond = (place: ListingKey) => {
    const soldOut = values.add(place.soldOut);
    return ` AND (1 - (p.facets & 1) ${isBackwards ? "<" : ">"} ${soldOut} OR (1 - (p.facets & 1) = ${soldOut} AND ${isPast(orderPlaceOf(column), place, isFalling, values)}))`;
  };
  return `SELECT p.id, 1 - (p.facets & 1) AS sold_out, p.${column} AS sort_key, p.facets AS key_facets FROM ${from}
    WHERE ${where}${key ? beyond(key) : ""}
    ORDER BY sold_out ${isBackwards ? "DESC" : "ASC"}, sort_key ${direction}, key_facets ${direction}, p.id ${direction}
    LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
}

export function costOfSorting(question: ListingQuestion, sort: KeyedSort): number {
  const { filter, words, overview } = question;
  const hasKey = sort !== "views";
  const { shelf, steps } =
    words === null && hasKey ? shortestPlan(filter, overview) : shelfPlan(filter, overview.histograms);
  const matches = matchEstimate(question);
  const share = steps / Math.max(1, stepsOn(shelf, overview.histograms));
  const reading =
    words === null
      ? steps * COST.entry
      : Math.min(matches * (COST.match + share * COST.facts), matches * COST.lookup + steps * COST.entry);
  const isInIndex = hasKey || (words === null && (shelf.kind === "vendor" || shelf.kind === "brand"));
  return reading + Math.max(0.5, estimatedTotal(question)) * (isInIndex ? COST.entry : COST.product);
}
