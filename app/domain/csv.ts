import { decimalBirr } from "./money.ts";

/** Excel reads a file as UTF-8 only with a byte order mark. */
export const csvMark = "\ufeff";

/** Spreadsheets take these beginnings for formulas. */
const formula = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

export interface BirrCell {
  santim: number;
}

/** RFC 4180; an apostrophe keeps spreadsheets from executing a text that looks like a formula. */
export function csvLine(cells: readonly (string | number | BirrCell)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | BirrCell): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return decimalBirr(value.santim);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
