import type { FeedColumn, FeedHeader } from "./feed-columns.ts";

/** The cells of one row by column: '' where the file has none. */
export interface FeedCells {
  text: (column: FeedColumn) => string;
  has: (column: FeedColumn) => boolean;
  /** The column as the file names it. */
  name: (column: FeedColumn) => string;
  isBareBirr: (column: FeedColumn) => boolean;
}

/** A row of a file with this header. */
export function cellsOf(cells: readonly string[], { columns }: FeedHeader): FeedCells {
  return {
    text: (column) => cells[columns.get(column)?.index ?? -1] ?? "",
    has: (column) => columns.has(column),
    name: (column) => columns.get(column)?.name ?? column,
    isBareBirr: (column) => columns.get(column)?.isBareBirr ?? false,
  };
}
