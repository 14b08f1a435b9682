export const rejectsHeader = "line,column,reason\n";

export interface Reject {
  line: number;
  column: string;
  reason: string;
}

export function rejectLine({ line, column, reason }: Reject): string {
  return `${[String(line), column, `${column || "the row"} ${reason}`].map(cell).join(",")}\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
