import { FeedProblem } from "./feed-columns.ts";

/** Longer lines are cut here, which bounds memory; they are refused later. */
const LINE_LETTERS = 600_000;

export async function* feedLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let rest = "";
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    decoder ??= decoderFor(chunk);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    if (rest.length > LINE_LETTERS) rest = rest.slice(0, LINE_LETTERS);
    for (const line of lines) yield withoutReturn(line);
  }
  rest += decoder?.decode() ?? "";
  if (rest !== "") yield withoutReturn(rest);
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

function decoderFor(first: Uint8Array): TextDecoder {
  const [a, b, c, d] = first;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le");
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be");
  if (a === 0x50 && b === 0x4b && c === 3 && d === 4) {
    throw new FeedProblem("This is a spreadsheet or zip file: save it as CSV (UTF-8) and import that.");
  }
  if (a === 0x1f && b === 0x8b) throw new FeedProblem("This is a gzip file: unpack it and import what is inside.");
  if (a === 0x3c) throw new FeedProblem("This is XML or HTML: feeds are read as TSV or CSV.");
  if (isBinary(first)) {
    throw new FeedProblem("This is no text: feeds are read as TSV or CSV, in UTF-8.");
  }
  return new TextDecoder("utf-8");
}

function isBinary(first: Uint8Array): boolean {
  const zero = first.indexOf(0);
  const end = first.indexOf(0x0a);
  return zero >= 0 && (end < 0 || zero < end);
}
