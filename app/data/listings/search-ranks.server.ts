import type { CellPlace } from "./filter-conditions.server.ts";

/**
 * The search rank of product `p`, the number of its row in product_search (`search_place` in app/migrations/0001_catalogue.sql):
 * stock, views, id, cell and aisle, so that matches are read in the order of popularity (settled.md 29). It has 60 bits, too many for
 * a number of JavaScript, and never leaves SQL.
 */
export const RANK = "p.search_place";

/** What a rank, given as SQL, says about its product. */
export const idIn = (rank: string): string => `(${rank} >> 26 & 1073741823)`;
/** Its packed cell (domain/listings/facet-cell). */
export const cellIn = (rank: string): string => `(${rank} >> 16 & 1023)`;
/** The same as a place that facets read. */
export const cellPlaceIn = (rank: string): CellPlace => ({ sql: rank, shift: 16 });
/** Whether a rank is that of what sold out. */
export const isSoldOut = (rank: string): string => `${rank} & 65536 = 0`;

/** Where the ranks of products begin that are seldom viewed, that are hardly ever viewed, and that sold out. */
const [SELDOM, HARDLY, SOLD_OUT] = [4n, 5n, 9n].map((first) => first << 56n);
/**
 * Conditions on a rank that together hold what is in stock, or what sold out. Within each range ids rise with the ranks, but for the
 * first, in which few products are.
 */
export const rankRanges = (soldOut: 0 | 1, rank: string): string[] =>
  soldOut
    ? [`${rank} >= ${SOLD_OUT}`]
    : [
        `${rank} < ${SELDOM}`,
        `${rank} >= ${SELDOM} AND ${rank} < ${HARDLY}`,
        `${rank} >= ${HARDLY} AND ${rank} < ${SOLD_OUT}`,
      ];
/** Its aisle, which is its subcategory: 16 bits. */
export const aisleIn = (rank: string): string => `(${rank} & 65535)`;

/** Joins the facts `p` of a product to its rank, given as SQL. */
export const factsOf = (rank: string): string =>
  `CROSS JOIN product p INDEXED BY product_found ON p.aisle = ${aisleIn(rank)} AND p.id = ${idIn(rank)} AND p.retired_at IS NULL`;

/** The same from search_fact, which has no columns to order by and is read in half the time. */
export const walkedFacts = (rank: string): string =>
  `CROSS JOIN search_fact p ON p.place = (${aisleIn(rank)} << 30 | ${idIn(rank)})`;
