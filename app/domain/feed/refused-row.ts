import { cellsOf, type FeedCells } from "./feed-cells.ts";
import type { FeedHeader } from "./feed-columns.ts";
import { groupPrefix, titleId } from "./feed-id.ts";
import { cleanLine } from "./feed-text.ts";
import type { FeedProductRow, SoldOut } from "./feed-row.ts";
import { rowGroup, isParentRow, namesOfParent, rowAxes, sizeOf } from "./row-options.ts";
import type { Fault } from "./row-refusal.ts";
import { saysNoneLeft } from "./row-stock.ts";
import { readText } from "./row-texts.ts";

/** Programs leave out empty cells at the end, or write some more. */
export function fitsHeader(cells: readonly string[], width: number): boolean {
  return cells.slice(width).every((cell) => cell.trim() === "");
}

export function refusedRow(
  cells: readonly string[],
  header: FeedHeader,
  fault: Fault,
  column = "",
): FeedProductRow & { ok: false } {
  const row = cellsOf(cells, header);
  const title = readText(row, "title") || readText(row, "title_am");
  const id = cleanLine(row.text("id")) || cleanLine(row.text("sku"));
  const feedId = id === "" ? (row.has("id") || title === "" ? null : titleId(title)) : id;
  const group = rowGroup(row);
  const soldOut = fitsHeader(cells, header.cells) && saysNoneLeft(row) ? soldOutBy(row, group, feedId) : {};
  return {
    ...{ ok: false, vendor: cleanLine(row.text("vendor")), feedId, title, column, fault },
    ...(group !== "" && { groupId: groupPrefix + group }),
    ...(isParentRow(row) && { parentOf: namesOfParent(row) }),
    ...soldOut,
  };
}

function soldOutBy(row: FeedCells, group: string, feedId: string | null): { soldOut?: SoldOut } {
  const axes = rowAxes(row);
  const size = sizeOf(axes, row.program === null ? [] : axes.more.map(({ name }) => name));
  if (group !== "" && (axes.color !== "" || size !== "")) {
    return { soldOut: { feedId: groupPrefix + group, color: axes.color, size } };
  }
  return feedId === null ? {} : { soldOut: { feedId, color: "", size: "" } };
}
