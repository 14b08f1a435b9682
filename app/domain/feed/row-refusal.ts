/** Why a row cannot be a product: the column as its file names it, and a sentence for the vendor. */
export class RowRefusal extends Error {
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

/** What was written, short enough for a sentence. */
export function quoted(text: string): string {
  const letters = Array.from(text);
  return `"${letters.length > 40 ? `${letters.slice(0, 40).join("")}...` : text}"`;
}
