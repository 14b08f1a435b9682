import { cellsOf, type FeedCells } from "./feed-cells.ts";
import type { FeedHeader } from "./feed-columns.ts";
import { groupPrefix, titleId } from "./feed-id.ts";
import { cleanLine } from "./feed-text.ts";
import type { FeedProductRow } from "./feed-row.ts";
import { rowGroup, isHiddenPart, isParentRow, namesAndParts, rowAxes } from "./row-options.ts";
import type { Fault } from "./row-refusal.ts";
import { saysNoneLeft } from "./row-stock.ts";
import { readText } from "./row-texts.ts";

type Refused = FeedProductRow & { ok: false };

/** Programs leave out empty cells at the end, or write some more. */
export function fitsHeader(cells: readonly string[], width: number): boolean {
  return cells.slice(width).every((cell) => cell.trim() === "");
}

export function refusedRow(cells: readonly string[], header: FeedHeader, fault: Fault, column = ""): Refused {
  const row = cellsOf(cells, header);
  const title = readText(row, "title") || readText(row, "title_am");
  const id = cleanLine(row.text("id")) || cleanLine(row.text("sku"));
  const feedId = id === "" ? (row.has("id") || title === "" ? null : titleId(title)) : id;
  const group = rowGroup(row);
  const soldOut = fitsHeader(cells, header.cells) && saysNoneLeft(row) ? soldOutBy(row, group, feedId) : {};
  return {
    ...{ ok: false, vendor: cleanLine(row.text("vendor")), feedId, title, column, fault },
    ...(group !== "" && { groupId: groupPrefix + group }),
    ...(isParentRow(row) && namesAndParts(row)),
    ...(isHiddenPart(row) && { isPart: true }),
    ...soldOut,
  };
}

function soldOutBy(row: FeedCells, group: string, feedId: string | null): Pick<Refused, "soldOut" | "option"> {
  const option = rowAxes(row);
  const { color, size, more } = option;
  if (group !== "" && (color !== "" || size !== "" || more.length > 0)) {
    return { soldOut: { feedId: groupPrefix + group, color, size }, option };
  }
  return feedId === null ? {} : { soldOut: { feedId, color: "", size: "" } };
}
