import { FeedProblem } from "./feed-problem.ts";
import { cellText, readFormats, type CellFormat } from "./workbook-cells.ts";
import { workbookLetters, workbookLimit, workbookPartLimit } from "./limits.ts";
import { XmlReader } from "./xml-parser.ts";
import { unzipped, zipEntries } from "./zip-entries.ts";

/** A row of a sheet; `line`: its number there. */
export interface SheetRow {
  line: number;
  cells: string[];
  /** A cell with a formula and no stored value. */
  hasBareFormula: boolean;
}

/** No feed has more columns. */
const COLUMNS = 1_000;

/** An .xlsx file in memory: its visible sheets in order, each with its rows. Throws a `FeedProblem`. */
export async function readWorkbook(chunks: AsyncIterable<Uint8Array>) {
  const entries = zipEntries(await allBytes(chunks));
  const partsOf = (name: string) => {
    const entry = entries.get(name.replace(/^\//, ""));
    return entry ? unzipped(entry, workbookPartLimit) : null;
  };
  const book = partsOf("xl/workbook.xml");
  if (!book) throw new FeedProblem("notWorkbook");
  const sheets: { name: string; id: string }[] = [];
  const targets = new Map<string, string>();
  let is1904 = false;
  scan(book, (name, attributes) => {
    if (name === "workbookPr") is1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
    if (name === "sheet" && (attributes["state"] ?? "visible") === "visible") {
      sheets.push({ name: attributes["name"] ?? "", id: attributes["r:id"] ?? "" });
    }
  });
  scan(partsOf("xl/_rels/workbook.xml.rels"), (_, { Id = "", Target = "" }) => {
    targets.set(Id, Target.startsWith("/") ? Target : `xl/${Target}`);
  });
  const strings = sharedStrings(partsOf("xl/sharedStrings.xml"));
  const formats = readFormats((open) => scan(partsOf("xl/styles.xml"), open));
  return sheets.flatMap(({ name, id }) => {
    const parts = partsOf(targets.get(id) ?? "");
    return parts ? [{ name, rows: sheetRows(parts, { strings, formats, is1904 }) }] : [];
  });
}

async function allBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const found: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > workbookLimit) {
      throw new FeedProblem("largeWorkbook", { megabytes: workbookLimit / 1e6 });
    }
    found.push(chunk);
  }
  const all = new Uint8Array(length);
  found.reduce((at, chunk) => (all.set(chunk, at), at + chunk.length), 0);
  return all;
}

type OnOpen = (name: string, attributes: Record<string, string>) => void;
const plain = (name: string) => name.replace(/^\w+:/, "");

function scan(parts: Iterable<string> | null, open: OnOpen): void {
  const reader = new XmlReader({ open: (name, attributes) => open(plain(name), attributes), close() {}, text() {} });
  for (const part of parts ?? []) reader.write(part);
}

/** Shared texts; phonetic runs are left out. */
function sharedStrings(parts: Iterable<string> | null): string[] {
  const strings: string[] = [];
  let [isText, isReading] = [false, false];
  let letters = 0;
  const reader = new XmlReader({
    open(name) {
      const own = plain(name);
      if (own === "si") strings.push("");
      isReading ||= own === "rPh";
      isText = own === "t";
    },
    close(name) {
      isText = false;
      if (plain(name) === "rPh") isReading = false;
    },
    text(text) {
      if (!isText || isReading) return;
      letters += text.length;
      if (letters > workbookLetters) throw new FeedProblem("longTexts", { millions: workbookLetters / 1e6 });
      strings[strings.length - 1] += text;
    },
  });
  for (const part of parts ?? []) reader.write(part);
  return strings;
}

interface Sheet {
  strings: readonly string[];
  formats: readonly CellFormat[];
  is1904: boolean;
}

function* sheetRows(parts: Iterable<string>, sheet: Sheet): Generator<SheetRow> {
  let found: SheetRow[] = [];
  let row: SheetRow = { line: 0, cells: [], hasBareFormula: false };
  let cell = { column: 0, type: "", style: 0, value: "", text: "", hasFormula: false };
  let inside = "";
  const reader = new XmlReader({
    open(name, { r, t = "n", s = "0" }) {
      inside = plain(name);
      if (inside === "row") row = { line: Number(r) || row.line + 1, cells: [], hasBareFormula: false };
      if (inside === "c") {
        const column = r === undefined ? row.cells.length : columnOf(r);
        cell = { column, type: t, style: Number(s), value: "", text: "", hasFormula: false };
      }
      if (inside === "f") cell.hasFormula = true;
    },
    close(name) {
      const own = plain(name);
      inside = "";
      if (own === "row") found.push(row);
      if (own !== "c" || cell.column >= COLUMNS) return;
      while (row.cells.length <= cell.column) row.cells.push("");
      row.hasBareFormula ||= cell.hasFormula && cell.value === "";
      row.cells[cell.column] =
        cell.type === "inlineStr" ? cell.text : cellText(cell, sheet.formats[cell.style], sheet.strings, sheet.is1904);
    },
    text(text) {
      if (inside === "v") cell.value += text;
      if (inside === "t") cell.text += text;
    },
  });
  for (const part of parts) {
    reader.write(part);
    yield* found;
    found = [];
  }
  reader.end();
}

/** "C5" is the column 2. */
function columnOf(reference: string): number {
  const [letters = "A"] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
