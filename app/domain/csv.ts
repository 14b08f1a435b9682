/** What Excel needs before the first letter to read the file as UTF-8. */
export const csvMark = "\ufeff";

/** Beginnings by which a spreadsheet takes a cell for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * One line of a CSV file (RFC 4180). A text is written so that a spreadsheet shows it and runs nothing: where it begins like a
 * formula an apostrophe stands before it. Numbers are written as they are.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
