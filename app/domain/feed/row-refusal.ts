export class RowRefusal extends Error {
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

export function quotedText(text: string): string {
  const letters = Array.from(text);
  return `"${letters.length > 40 ? `${letters.slice(0, 40).join("")}...` : text}"`;
}
