import { gregorianDate, twoDigits } from "../calendar/calendar.ts";

export interface CellFormat {
  isDate: boolean;
  /** Minimum number of digits, as in 00123. */
  digits: number;
  currency: string;
}

const DATES = new Set([14, 15, 16, 17, 22]);
/** Spreadsheets keep fifteen digits of a number. */
const EXACT = 1e15;

type OnOpen = (name: string, attributes: Record<string, string>) => void;

/** The formats of a workbook's styles, in order; `scan` reads the elements of the part with the styles. */
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
    currency: /ETB|birr|\bBr\b|ብር/i.test(code)
      ? "ETB"
      : /[$](?!-)|USD/.test(code.replace(/\[\$-[^\]]*\]/g, ""))
        ? "USD"
        : "",
  };
}

/** A cell as spreadsheets display it; dates in ISO 8601, numbers with a point, without rounding errors. */
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
  // Three digits after a point could be taken for thousands.
  const certain = /\.\d{3}$/.test(text) ? `${text}0` : text;
  return `${certain.padStart(format?.digits ?? 0, "0")} ${format?.currency ?? ""}`.trim();
}

/** Days since the last day of 1899, or since 1904; whole days have no time. */
function dateText(days: number, is1904: boolean): string {
  const whole = Math.floor(days);
  const minutes = Math.round((days - whole) * 1_440);
  const noon = (whole - (is1904 ? 24_107 : 25_569) + 0.5) * 86_400_000;
  const { year, month, day } = gregorianDate(noon);
  const date = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return minutes === 0 ? date : `${date}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
