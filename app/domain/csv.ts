/** What Excel needs before the first letter to read the file as UTF-8. */
export const csvMark = "\ufeff";

/** Beginnings by which a spreadsheet takes a cell for a formula: also after spaces, and in letters of full width. */
const formula = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;

/** An amount of money as a cell: "1234.50", "-0.05" of whole santim. */
export interface BirrCell {
  santim: number;
}

/**
 * One line of a CSV file (RFC 4180). A text is written so that a spreadsheet shows it and runs nothing: where it begins like a
 * formula an apostrophe stands before it. Numbers and amounts are written as they are.
 */
export function csvLine(cells: readonly (string | number | BirrCell)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | BirrCell): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "object") return birr(value.santim);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function birr(santim: number): string {
  const whole = Math.abs(santim);
  return `${santim < 0 ? "-" : ""}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}
