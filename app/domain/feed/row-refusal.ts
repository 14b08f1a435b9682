/** Why a row is refused: the column by its name in the file, and a sentence for the vendor. */
export class RowRefusal extends Error {
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

/** The text in quotation marks, cut to fit a sentence. */
export function quotedText(text: string): string {
  const letters = Array.from(text);
  return `"${letters.length > 40 ? `${letters.slice(0, 40).join("")}...` : text}"`;
}
