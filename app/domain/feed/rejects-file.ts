/** The first line of FILE.rejects.csv. */
export const rejectsHeader = "line,column,reason\n";

/** Where a bad row begins, which column is wrong ('' for the row as a whole), and why. */
export interface Reject {
  line: number;
  column: string;
  reason: string;
}

/** One line of FILE.rejects.csv. */
export function rejectLine({ line, column, reason }: Reject): string {
  return `${[String(line), column, `${column || "the row"} ${reason}`].map(cell).join(",")}\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
