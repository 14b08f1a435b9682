import type { FeedColumn, FeedHeader } from "./feed-columns.ts";

export interface FeedCells {
  text: (column: FeedColumn) => string;
  has: (column: FeedColumn) => boolean;
  name: (column: FeedColumn) => string;
  isBareBirr: (column: FeedColumn) => boolean;
}

export function cellsOf(cells: readonly string[], { columns }: FeedHeader): FeedCells {
  return {
    text: (column) => cells[columns.get(column)?.index ?? -1] ?? "",
    has: (column) => columns.has(column),
    name: (column) => columns.get(column)?.name ?? column,
    isBareBirr: (column) => columns.get(column)?.isBareBirr ?? false,
  };
}
