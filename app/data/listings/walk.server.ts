import { BoundValues } from "../bound-values.server.ts";
import { estimatedMatches } from "./choose-plan.server.ts";
import { cellIn, walkedFacts } from "./search-ranks.server.ts";
import type { Asked } from "./listing-question.server.ts";
import { listed, named, selected, walkColumns, type Walk } from "./facet-walks.server.ts";
import { isToldByCells, walkOf } from "./source-search.server.ts";

/**
 * Reads what a filter's products are grouped by, each once: groups are counted where lists are put together (`readWalked`),
 * because a sort for each of them cost more than the walk.
 */
export function walkStatement(db: D1Database, walk: Walk, asked: Asked) {
  const values = new BoundValues();
  const parts = walkedParts(walk, asked, values);
  const columns = walkColumns(walk.filter, walk.groupings, parts.cell);
  const most = values.add(walk.limit);
  // What did not come to its end is not counted, and need not travel.
  const isWanted = walk.isSample ? "" : `count(*) < ${most}`;
  const lists = listed(named(columns), { isWanted });
  const { first, from, limit } = parts;
  return db
    .prepare(
      `${first}SELECT ${first === "" ? "count(*)" : "(SELECT total FROM n)"} AS total${lists} FROM (SELECT ${selected(columns)} FROM ${from} LIMIT ${limit})`,
    )
    .bind(...values.list);
}

/**
 * What a walk reads its products from, and what is counted before anything else of them is read: of a search its ranks, of a shelf
 * what is expected to be too much. What is too much would be read for nothing.
 */
function walkedParts({ filter, groupings, limit, isSample, hasCells, holds }: Walk, asked: Asked, values: BoundValues) {
  const most = values.addLimit(limit);
  const isGrouped = groupings.size > 0 && !isSample;
  const isOfRanks = isGrouped && asked.words !== null && isToldByCells(filter);
  const isCellOnly = isOfRanks || groupings.size === 0;
  const { from, where, cell } = walkOf(filter, asked, values, { holds, isCellOnly });
  const walked = `${from} WHERE ${where}`;
  const counted = (what: string) => `n AS MATERIALIZED (SELECT count(*) AS total FROM ${what})`;
  const unlessMore = `(SELECT iif(total < ${most}, ${most}, 0) FROM n)`;
  if (isOfRanks)
    return {
      first: `WITH f AS MATERIALIZED (SELECT rowid AS rank FROM ${walked} LIMIT ${most}), ${counted("f")} `,
      from: `(SELECT rank FROM f LIMIT ${unlessMore}) r ${walkedFacts("r.rank")}`,
      limit: most,
      cell: hasCells ? cellIn("r.rank") : null,
    };
  const isFirst = isGrouped && asked.words === null && estimatedMatches({ ...asked, filter }) > asked.countedTo;
  const toCount = isFirst ? walkOf(filter, asked, values, { holds, isCellOnly: true }) : null;
  return {
    first: toCount ? `WITH ${counted(`(SELECT 1 FROM ${toCount.from} WHERE ${toCount.where} LIMIT ${most})`)} ` : "",
    from: walked,
    limit: isFirst ? unlessMore : most,
    cell: hasCells ? cell : null,
  };
}
