import { FeedProblem, readHeader, type FeedColumn, type FeedHeader, type Mapping } from "./feed-columns.ts";
import { groupPrefix } from "./feed-id.ts";
import { feedLines } from "./feed-lines.ts";
import { type FeedRow, readProductRow, refusedRow } from "./product-row.ts";
import type { FeedMoment } from "./row-prices.ts";
import { RowGroups } from "./row-groups.ts";
import { noStyle, withNumber, type NumberStyle } from "./feed-number.ts";
import { delimiterOf, RecordReader, splitLine, type FeedRecord } from "./records.ts";

export interface FeedOptions extends FeedMoment {
  /** null when the file has a vendor column. */
  vendor: string | null;
  mapping?: Mapping;
}

/**
 * Rows of one item_group_id come at the end, as one product with options. Throws a `FeedProblem` when the file as a
 * whole cannot be read.
 */
export async function* readFeed(chunks: AsyncIterable<Uint8Array>, options: FeedOptions): AsyncGenerator<FeedRow> {
  let reading: Reading | null = null;
  let line = 0;
  const toRow = rowReader(options);
  const groups = new RowGroups();
  for await (const text of feedLines(chunks)) {
    line += 1;
    if (reading) {
      for (const record of reading.records.push(text)) yield* kept(toRow(record, reading.header), groups);
    } else if (text.replace("\ufeff", "").trim() !== "") {
      reading = begin(text, line, options);
    }
  }
  if (!reading) throw new FeedProblem("The file is empty.");
  for (const record of reading.records.end()) yield* kept(toRow(record, reading.header), groups);
  yield* groups.products();
}

export interface FeedSurvey {
  read: { column: FeedColumn; name: string }[];
  unread: string[];
  style: NumberStyle;
}

/** Read before the rows, since one price may decide how another is read. Throws a `FeedProblem`. */
export async function surveyFeed(chunks: AsyncIterable<Uint8Array>, options: FeedOptions): Promise<FeedSurvey> {
  let reading: Reading | null = null;
  let style = noStyle;
  let line = 0;
  const note = ({ cells }: FeedRecord) => {
    for (const column of PRICES)
      style = withNumber(style, cells[reading!.header.columns.get(column)?.index ?? -1] ?? "");
  };
  for await (const text of feedLines(chunks)) {
    line += 1;
    if (reading) reading.records.push(text).forEach(note);
    else if (text.replace("\ufeff", "").trim() !== "") reading = begin(text, line, options);
  }
  if (!reading) throw new FeedProblem("The file is empty.");
  reading.records.end().forEach(note);
  const { header, delimiter } = reading;
  // Spreadsheets separate by semicolons where the comma is the decimal mark.
  const isEuropean = delimiter === ";" && !style.hasDecimalPoint;
  return {
    read: [...header.columns].map(([column, { name }]) => ({ column, name })),
    unread: header.unread,
    style: { ...style, hasDecimalComma: style.hasDecimalComma || isEuropean },
  };
}

const PRICES = ["price", "sale_price", "usd_price"] as const;

function kept(row: FeedRow, groups: RowGroups): FeedRow[] {
  if (!row.ok) return [row];
  const alone = groups.add(row);
  return alone ? [alone] : [];
}

interface Reading {
  header: FeedHeader;
  delimiter: string;
  records: RecordReader;
}

function begin(text: string, line: number, { vendor, mapping, ...at }: FeedOptions): Reading {
  const delimiter = delimiterOf(text);
  const cells = splitLine(text.replace(/^\ufeff/, ""), delimiter);
  if (!cells)
    throw new FeedProblem("The first line has a quotation mark that is never closed: it should name the columns.");
  const header = readHeader(cells, mapping);
  if (vendor === null && !header.columns.has("vendor")) {
    throw new FeedProblem('The file has no vendor column: say whose products these are with --vendor "NAME".');
  }
  const isGood = (row: string[]) => readProductRow(row, header, at).ok;
  return { header, delimiter, records: new RecordReader(delimiter, header.cells, line + 1, isGood) };
}

function rowReader(options: FeedOptions) {
  const { vendor } = options;
  const firstLines = new Map<string, number>();
  return ({ line, cells, problem }: FeedRecord, header: FeedHeader): FeedRow => {
    const read = problem === null ? readProductRow(cells, header, options) : refusedRow(cells, header, problem);
    const row = { ...read, line, vendor: vendor ?? read.vendor };
    if (!row.ok) return row;
    const name = (column: "vendor" | "id" | "title") => header.columns.get(column)?.name ?? column;
    const { feedId } = row.draft;
    const isSoldOut = row.draft.stockAmount === 0;
    const { color = "", size = "", groupId } = row.option ?? {};
    const soldOut = isSoldOut ? { soldOut: { feedId: groupId ? groupPrefix + groupId : feedId, color, size } } : {};
    const refused = { line, ok: false, vendor: row.vendor, feedId } as const;
    if (row.vendor === "") return { ...refused, column: name("vendor"), reason: "is empty" };
    const key = `${row.vendor}\n${feedId}`;
    const first = firstLines.get(key);
    if (first === undefined) {
      firstLines.set(key, line);
      return row;
    }
    const column = name(header.columns.has("id") ? "id" : "title");
    return { ...refused, column, reason: `is the same as in line ${first}`, ...soldOut };
  };
}
