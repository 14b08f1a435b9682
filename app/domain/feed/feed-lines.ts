/** Longer lines are cut here, which bounds memory; they are refused later. */
const LINE_LETTERS = 600_000;

/** Splits at carriage returns alone if the first line ends in one, as old Mac programs write. */
export async function* feedLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let mark: "\n" | "\r" | null = null;
  let rest = "";
  for await (let text of texts) {
    if (mark === null) {
      [text, rest] = [rest + text, ""];
      mark = endOf(text);
    }
    const [first = "", ...lines] = mark === null ? [text] : text.split(mark);
    if (rest.length < LINE_LETTERS) rest += first;
    for (const line of lines) {
      yield withoutReturn(rest);
      rest = line;
    }
  }
  const lines = mark === null ? rest.split("\r") : [rest];
  for (const line of lines) if (line !== "" || lines.length === 1) yield withoutReturn(line);
}

/** The line ending of the file; null while it is undecided. */
function endOf(text: string): "\n" | "\r" | null {
  const [found, next] = /\n|\r([^])/.exec(text) ?? [];
  return found === undefined ? null : found === "\n" || next === "\n" ? "\n" : "\r";
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
