import type { BoundValues } from "../bound-values.server.ts";
import type { Asking } from "./facet-found.server.ts";
import type { Answering } from "./facet-answers.server.ts";
import { cellIn, idIn, isSoldOut } from "./search-ranks.server.ts";
import { isPast, readsFalling, type KeyedSort, type Stretch } from "./sort-order.server.ts";
import { priceBound } from "./page-by-price.server.ts";
import { isPriced, pricedList, pricedTo } from "./listing-priced.server.ts";

/** What is known where words are found: a table that says how many they find, and whether ranks `r` are all of the filter, as SQL. */
interface Known {
  counted: string;
  isWhole: string;
}

/**
 * What is asked by price where words are found: a table `b` with a price behind which nothing of the stretch stands; what stands up to
 * it, where all ranks `r` of the filter are listed with their facts `p`, so that each is looked up once. Where no price is known, or not
 * all is listed, the stretch itself, of what was found (`f`), unless that is too much to be sorted.
 */
export function askedByPrice(
  { filter, sort, stretch, countedTo }: Asking,
  { counted, isWhole }: Known,
  values: BoundValues,
): { table: string; columns: string } {
  if (!isPriced(filter, sort))
    return { table: "b AS (SELECT NULL AS bound)", columns: "NULL AS priced, NULL AS bound, NULL AS cheapest" };
  const isMuch = `(SELECT matches > ${values.add(pricedTo(countedTo))} FROM ${counted})`;
  const bound = "(SELECT bound FROM b)";
  const { key } = stretch;
  const isFalling = readsFalling(sort, stretch);
  const within = [
    isWhole,
    `NOT ${isSoldOut("r.rank")}`,
    `p.shown_price ${isFalling ? ">=" : "<="} ${bound}`,
    ...(key ? [isPast(["p.shown_price", cellIn("r.rank"), idIn("r.rank")], key, isFalling, values)] : []),
  ];
  return {
    table: `b AS MATERIALIZED (SELECT iif(${isMuch} OR ${isWhole}, (${priceBound(filter, sort, stretch, values)}), NULL) AS bound)`,
    columns: `iif(${isMuch} OR (${isWhole} AND ${bound} IS NOT NULL), NULL, (${pricedList(filter, sort, stretch, values)})) AS priced,
      ${bound} AS bound,
      json_group_array(json_array(${idIn("r.rank")}, p.shown_price, ${cellIn("r.rank")})) FILTER (WHERE ${within.join(" AND ")}) AS cheapest`,
  };
}

/** The rows of a stretch up to whose last price all was listed; null where it was not. */
export function cheapestAtOnce(
  { found }: Answering,
  sort: KeyedSort,
  stretch: Stretch,
  values: BoundValues,
): string | null {
  if (!found?.cheapest || found.stretch !== stretch) return null;
  const direction = readsFalling(sort, stretch) ? "DESC" : "ASC";
  return `SELECT value ->> 0 AS id, 0 AS sold_out, value ->> 1 AS sort_key, value ->> 2 AS key_facets FROM json_each(${values.add(found.cheapest)})
    ORDER BY sort_key ${direction}, key_facets ${direction}, id ${direction}
    LIMIT ${values.addLimit(stretch.size)} OFFSET ${values.addLimit(stretch.offset)}`;
}
