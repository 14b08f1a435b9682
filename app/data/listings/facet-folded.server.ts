import { isPriceOnBands } from "../../domain/listings/facet-cell.ts";
import { BoundValues } from "../bound-values.server.ts";
import { estimatedMatches } from "./choose-plan.server.ts";
import { priceConditions } from "./facet-conditions.server.ts";
import type { Asked } from "./listing-question.server.ts";
import { cellConditions, cellOf } from "./filter-conditions.server.ts";
import {
  listed,
  listedColumns,
  named,
  readWalked,
  selected,
  walkColumns,
  type Walk,
  type Walked,
  type WalkRow,
} from "./facet-walks.server.ts";
import { walkOf } from "./source-search.server.ts";

/** A filter's own walk, made in passing by one that comes by all of its products: the same without some packed facets. */
export interface FoldedWalk {
  own: Walk;
  wide: Walk;
}

type FoldedRow = WalkRow & { wide: number; wideCells: string | null };

/** The first of the walks that can take the filter's own along, and is expected to come to its end; null without one. */
export function foldedWalk(walks: ReadonlyMap<string, Walk>, asked: Asked): FoldedWalk | null {
  const own = walks.get(JSON.stringify(asked.filter));
  if (asked.words !== null || own === undefined) return null;
  // What is grouped by nothing is asked as if packed facets were not chosen.
  const wide = [...walks.values()].find((walk) => walk !== own && walk.groupings.size === 0);
  if (wide === undefined) return null;
  const expected = estimatedMatches({ ...asked, filter: wide.filter });
  return expected * UNSURE < asked.countedTo ? { own, wide } : null;
}

/** Estimates take facets for independent of each other. */
const UNSURE = 2;

/** Reads both at once, each product once. */
export function foldedStatement(db: D1Database, { own, wide }: FoldedWalk, asked: Asked): D1PreparedStatement {
  const values = new BoundValues();
  const { from, where, cell } = walkOf(wide.filter, asked, values, { holds: wide.holds });
  const isOwn = [
    ...cellConditions(own.filter, cellOf("p")),
    ...(isPriceOnBands(own.filter) ? [] : priceConditions("p.shown_price", own.filter, values)),
  ].join(" AND ");
  const columns = [
    ...walkColumns(own.filter, own.groupings, own.hasCells ? cell : null),
    ...listedColumns(own.sortedBy),
  ];
  const most = values.add(wide.limit);
  const isWanted = `count(*) < ${most}`;
  return db
    .prepare(
      `SELECT count(*) AS wide, iif(${isWanted}, group_concat(cell), NULL) AS wideCells, count(*) FILTER (WHERE isOwn) AS total${listed(named(columns), { of: "isOwn", isWanted })}
       FROM (SELECT ${cell} AS cell, ${isOwn} AS isOwn, ${selected(columns)} FROM ${from} WHERE ${where} LIMIT ${values.addLimit(wide.limit)})`,
    )
    .bind(...values.list);
}

/** Both walks by what foldedStatement read; null for the filter's own where the wider one did not come to its end. */
export function readFolded({ own, wide }: FoldedWalk, row: FoldedRow): { own: Walked | null; wide: Walked } {
  const { wide: total, wideCells, ...rest } = row;
  return {
    own: total < wide.limit ? readWalked(own, rest) : null,
    wide: readWalked(wide, { total, cells: wideCells }),
  };
}
