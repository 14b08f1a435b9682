import type { CellPlace } from "./filter-conditions.server.ts";

/**
 * The row number in product_search (`search_place` in app/migrations/0001_catalogue.sql), in the order of popularity
 * (settled.md 29). 60 bits exceed JavaScript's numbers, so it never leaves SQL.
 */
export const RANK = "p.search_place";

export const idIn = (rank: string): string => `(${rank} >> 26 & 1073741823)`;
export const cellIn = (rank: string): string => `(${rank} >> 16 & 1023)`;
export const cellPlaceIn = (rank: string): CellPlace => ({ sql: rank, shift: 16 });
export const aisleIn = (rank: string): string => `(${rank} & 65535)`;

export const rankFacts = (rank: string): string =>
  `CROSS JOIN product p INDEXED BY product_found ON p.aisle = ${aisleIn(rank)} AND p.id = ${idIn(rank)} AND p.retired_at IS NULL`;
