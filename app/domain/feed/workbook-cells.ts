/** What a cell's number format says of its number. */
export interface CellFormat {
  isDate: boolean;
  /** Digits that are shown at least, as in 00123. */
  digits: number;
  currency: string;
}

const DAY_MS = 86_400_000;
const DATES = new Set([14, 15, 16, 17, 22]);
/** Spreadsheets keep fifteen digits of a number. */
const EXACT = 1e15;

type OnOpen = (name: string, attributes: Record<string, string>) => void;

/** The formats of a workbook's styles, in their order; `scan` reads the elements of its part. */
export function readFormats(scan: (open: OnOpen) => void): CellFormat[] {
  const codes = new Map<string, string>();
  const formats: CellFormat[] = [];
  let isCells = false;
  scan((name, { numFmtId = "0", formatCode = "" }) => {
    if (name === "numFmt") codes.set(numFmtId, formatCode);
    if (name === "cellXfs" || name === "cellStyles") isCells = name === "cellXfs";
    if (name === "xf" && isCells) formats.push(formatOf(codes.get(numFmtId) ?? "", Number(numFmtId)));
  });
  return formats;
}

function formatOf(code: string, id: number): CellFormat {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  return {
    isDate: DATES.has(id) || /[dy]/i.test(bare),
    digits: /^0{2,}$/.test(bare) ? bare.length : 0,
    currency: /ETB|birr|\bBr\b|ብር/i.test(code) ? " ETB" : /\$(?!-)|USD/.test(code.replace(/\[\$-[^\]]*\]/g, "")) ? " USD" : "",
  };
}

/** A cell as a vendor reads it; dates in ISO 8601, numbers with a point, without the traces of binary fractions. */
export function cellText(
  { type, value }: { type: string; value: string },
  format: CellFormat | undefined,
  strings: readonly string[],
  is1904: boolean,
): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (format?.isDate) return dateText(number, is1904);
  if (Math.abs(number) >= EXACT) return number.toExponential().toUpperCase();
  const text = String(Number(number.toPrecision(15)));
  // Three digits behind a point could be read as thousands.
  const certain = /\.\d{3}$/.test(text) ? `${text}0` : text;
  return certain.padStart(format?.digits ?? 0, "0") + (format?.currency ?? "");
}

/** Days since the last day of 1899, or since 1904; whole days have no time. */
function dateText(days: number, is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(start + Math.round((days * DAY_MS) / 1_000) * 1_000);
  if (Number.isNaN(date.getTime())) return String(days);
  const iso = date.toISOString();
  return Number.isInteger(days) ? iso.slice(0, 10) : iso.slice(0, 16);
}
