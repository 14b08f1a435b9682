/** The header of FILE.rejects.csv. */
export const rejectsHeader = "line,column,reason\n";

/** The line where a bad row begins, the wrong column ('' for the whole row), and the reason. */
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
