import { decoded, sniffFeed } from "./feed-bytes.ts";
import { readHeader, requireColumns, type FeedHeader, type Mapping } from "./feed-columns.ts";
import { feedLines } from "./feed-lines.ts";
import { FeedProblem } from "./feed-problem.ts";
import { rowLimit } from "./limits.ts";
import { delimiterOf, RecordReader, splitLine, type FeedRecord } from "./records.ts";
import { faultOf } from "./row-refusal.ts";
import { xmlItems } from "./xml-items.ts";
import { readWorkbook, type SheetRow } from "./workbook.ts";

/** The format of a file; for workbooks the sheet's name. */
export type FeedForm = "tabs" | "semicolons" | "commas" | "bars" | "text" | "xml" | "json" | { sheet: string };

/** A record with its header, which grows with new element names in an XML file. */
export interface HeadedRecord extends FeedRecord {
  header: FeedHeader;
  form: FeedForm;
}

/** A row of the interface for vendors' systems: cells by the names of columns. */
type FeedObject = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type FeedSource = AsyncIterable<Uint8Array> | readonly FeedObject[];

export interface RecordOptions {
  vendor: string | null;
  mapping?: Mapping;
  /** Whether a line alone is a valid product, which ends an open quotation before it. */
  isGood: (cells: string[], header: FeedHeader) => boolean;
}

const DELIMITERS: Record<string, FeedForm> = { "\t": "tabs", ";": "semicolons", ",": "commas", "|": "bars" };

/**
 * Reads the records of a feed as it arrives, in any format. Throws a `FeedProblem` if the whole file cannot be read.
 */
export async function* feedRecords(
  source: FeedSource,
  options: RecordOptions,
  most = rowLimit,
): AsyncGenerator<HeadedRecord> {
  if (!(Symbol.asyncIterator in source)) return yield* objectRecords(source, options);
  const chunks = source;
  const { kind, encoding, all } = await sniffFeed(chunks);
  const records =
    kind === "xml"
      ? xmlRecords(decoded(all, encoding), options)
      : kind === "xlsx"
        ? workbookRecords(all, options)
        : textRecords(decoded(all, encoding), options);
  let rows = 0;
  for await (const record of records) {
    rows += 1;
    if (rows > most) throw new FeedProblem("manyRows", { rows: most });
    yield record;
  }
}

/** Lines are counted from 1. */
function* objectRecords(objects: readonly FeedObject[], options: RecordOptions): Generator<HeadedRecord> {
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const header = headerOf(names, options);
  for (const [index, one] of objects.entries()) {
    const cells = names.map((name) => (Array.isArray(one[name]) ? one[name].join("|") : String(one[name] ?? "")));
    yield { line: index + 1, cells, problem: null, header, form: "json" };
  }
}

async function* textRecords(texts: AsyncIterable<string>, options: RecordOptions): AsyncGenerator<HeadedRecord> {
  const readHeaderOf = (cells: string[]) => {
    const header = headerOf(cells, options);
    return { header, width: header.cells };
  };
  for await (const { mark, ...record } of delimitedRecords(texts, readHeaderOf, options.isGood))
    yield { ...record, form: DELIMITERS[mark] ?? "text" };
}

/** Records of CSV or TSV with the header that `read` makes of the first line; `isGood` as in `RecordOptions`. */
export async function* delimitedRecords<Header>(
  texts: AsyncIterable<string>,
  read: (cells: string[]) => { header: Header; width: number },
  isGood: (cells: string[], header: Header) => boolean,
): AsyncGenerator<FeedRecord & { header: Header; mark: string }> {
  let reading: { header: Header; mark: string; records: RecordReader } | null = null;
  let [line, named, waiting] = [0, "", ""];
  const headed = (records: FeedRecord[]) =>
    records.map((record) => ({ ...record, header: reading!.header, mark: reading!.mark }));
  for await (const text of feedLines(texts)) {
    line += 1;
    if (reading) {
      yield* headed(reading.records.push(text));
      continue;
    }
    const [, delimiter] = line === 1 ? (/^\ufeff?"?sep=(.)"?[\s,;]*$/i.exec(text) ?? []) : [];
    named ||= delimiter ?? "";
    if (delimiter !== undefined || (waiting + text).replace("\ufeff", "").trim() === "") continue;
    // A column's name may contain a line break.
    waiting += waiting === "" ? text : `\n${text}`;
    const mark: string = named || delimiterOf(waiting);
    const cells = splitLine(waiting.replace(/^\ufeff/, ""), mark);
    if (cells === null && waiting.split("\n").length < 20) continue;
    if (cells === null) throw new FeedProblem("openHeader");
    const { header, width } = read(cells);
    reading = { header, mark, records: new RecordReader(mark, width, line + 1, (row) => isGood(row, header)) };
  }
  if (!reading) throw new FeedProblem(waiting === "" ? "emptyFile" : "openHeader");
  yield* headed(reading.records.end());
}

async function* xmlRecords(texts: AsyncIterable<string>, options: RecordOptions): AsyncGenerator<HeadedRecord> {
  const names: string[] = [];
  let header = readHeader(names, options.mapping);
  for await (const { line, fields, isTooLong } of xmlItems(texts)) {
    const added = [...fields.keys()].filter((name) => !names.includes(name));
    names.push(...added);
    if (added.length > 0) header = readHeader(names, options.mapping);
    const cells = names.map((name) => fields.get(name) ?? "");
    yield { line, cells, problem: isTooLong ? faultOf("tooLong") : null, header, form: "xml" };
  }
  requireHeader(names, header, options);
}

async function* workbookRecords(
  chunks: AsyncIterable<Uint8Array>,
  options: RecordOptions,
): AsyncGenerator<HeadedRecord> {
  let problem: Error | null = null;
  for (const { name, rows } of await readWorkbook(chunks)) {
    const names = firstRow(rows);
    if (!names) continue;
    try {
      const header = headerOf(names.cells, options);
      for (const { line, cells, hasBareFormula } of rows) {
        if (cells.every((cell) => cell.trim() === "")) continue;
        yield { line, cells, problem: hasBareFormula ? faultOf("formula") : null, header, form: { sheet: name } };
      }
      return;
    } catch (error) {
      // A cover sheet has no product columns.
      if (!(error instanceof FeedProblem)) throw error;
      problem ??= error;
    }
  }
  throw problem ?? new FeedProblem("noSheet");
}

/** The header: the first row with two filled cells, below a title of the sheet. */
function firstRow(rows: Generator<SheetRow>): SheetRow | null {
  for (let next = rows.next(); !next.done; next = rows.next()) {
    if (next.value.cells.filter((cell) => cell.trim() !== "").length > 1) return next.value;
  }
  return null;
}

function headerOf(cells: readonly string[], options: RecordOptions): FeedHeader {
  const header = readHeader(cells, options.mapping);
  requireHeader(cells, header, options);
  return header;
}

function requireHeader(cells: readonly string[], header: FeedHeader, { vendor, mapping }: RecordOptions): void {
  requireColumns(cells, header, mapping);
  if (vendor === null && !header.columns.has("vendor")) {
    throw new FeedProblem("noVendor");
  }
}
