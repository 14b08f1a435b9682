import type { FeedColumn, FeedProgram } from "./column-names.ts";
import { feedColumnOf, type FeedHeader } from "./feed-columns.ts";
import { faultOf, type FaultCode, RowRefusal, type RowWarning } from "./row-refusal.ts";

/** '' where the file has no such column. */
export interface FeedCells {
  text: (column: FeedColumn) => string;
  has: (column: FeedColumn) => boolean;
  name: (column: FeedColumn) => string;
  isBareBirr: (column: FeedColumn) => boolean;
  /** From pairs of columns, one with an option's name and one with its value. */
  options: () => { name: string; value: string }[];
  program: FeedProgram | null;
  weightUnit: string;
  /** Of cells that are left out or read in another way. */
  warnings: RowWarning[];
  warn: (column: FeedColumn, code: FaultCode, value?: string, more?: number) => void;
  refusal: (column: FeedColumn, code: FaultCode, value?: string, more?: number) => RowRefusal;
}

export function cellsOf(cells: readonly string[], header: FeedHeader): FeedCells {
  const { columns, program, weightUnit } = header;
  const at = (index: number) => withoutSpreadsheet(cells[index] ?? "");
  const own = (column: FeedColumn) => at(columns.get(column)?.index ?? -1);
  const attributes = new Map(
    namedValues(own("additional_attributes")).map(([name, value]) => [feedColumnOf(name), value]),
  );
  const name = (column: FeedColumn) => columns.get(column)?.name ?? column;
  const warnings: RowWarning[] = [];
  return {
    text: (column) => {
      if (column !== "additional_image_link") return columns.has(column) ? own(column) : (attributes.get(column) ?? "");
      return [own(column), ...header.pictures.map(at)].filter(Boolean).join("\n");
    },
    has: (column) => columns.has(column),
    name,
    isBareBirr: (column) => columns.get(column)?.isBareBirr ?? false,
    options: () => header.options.map(({ name, value }) => ({ name: at(name), value: at(value) })),
    ...{ program, weightUnit, warnings },
    warn: (column, ...fault) => void warnings.push({ column: name(column), fault: faultOf(...fault) }),
    refusal: (column, ...fault) => new RowRefusal(name(column), ...fault),
  };
}

/** "size=XS,color=Black", as Magento writes it. */
export function namedValues(text: string): [name: string, value: string][] {
  if (text === "") return [];
  return text.split(/,(?=\w+=)/).map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return [name.trim(), value.join("=").trim()];
  });
}

/** Spreadsheets write text as ="00123" or '00123. */
function withoutSpreadsheet(cell: string): string {
  if (!/^\s*[=']/.test(cell)) return cell;
  const text = cell.trim();
  const [, quoted] = /^="([^"]*)"$/.exec(text) ?? [];
  return quoted ?? (/^'[\d=+-]/.test(text) ? text.slice(1) : cell);
}
