import { FeedProblem, type ProblemCode } from "./feed-problem.ts";

export type FeedKind = "text" | "xml" | "xlsx";

const SNIFFED = 1_024;

const REFUSED: [bytes: number[], code: ProblemCode][] = [
  [[0x1f, 0x8b], "gzip"],
  [[0xd0, 0xcf, 0x11, 0xe0], "oldExcel"],
  [[0x25, 0x50, 0x44, 0x46], "pdf"],
];

/** Throws a `FeedProblem` for a file of another kind; `all` repeats the first bytes. */
export async function sniffFeed(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let first = new Uint8Array();
  let next = await source.next();
  while (!next.done && first.length < SNIFFED) {
    const longer = new Uint8Array(first.length + next.value.length);
    longer.set(first);
    longer.set(next.value, first.length);
    first = longer;
    next = await source.next();
  }
  async function* all() {
    yield first;
    for (; !next.done; next = await source.next()) yield next.value;
  }
  return { ...kindOf(first.subarray(0, SNIFFED)), all: all() };
}

function kindOf(first: Uint8Array): { kind: FeedKind; encoding: string } {
  if (hasBytes(first, [0x50, 0x4b, 3, 4])) return { kind: "xlsx", encoding: "" };
  const refused = REFUSED.find(([bytes]) => hasBytes(first, bytes));
  if (refused) throw new FeedProblem(refused[1]);
  const encoding = encodingOf(first);
  const text = new TextDecoder(encoding).decode(first).trimStart();
  if (/^<(?:!doctype )?(?:html|table|head|body)/i.test(text)) {
    throw new FeedProblem("htmlPage");
  }
  if (/^(?:\[\s*[[{"\]]|\{\s*["}])/.test(text)) {
    throw new FeedProblem("json");
  }
  if (!text.startsWith("<")) return { kind: "text", encoding };
  return { kind: "xml", encoding: encoding === "utf-8" ? declaredEncoding(text) : encoding };
}

const hasBytes = (first: Uint8Array, bytes: number[]) => bytes.every((byte, at) => first[at] === byte);

/** UTF-16 with a byte order mark, or by the zeros beside its Latin letters; else UTF-8. */
function encodingOf(first: Uint8Array): string {
  const [a = 1, b = 1, c = 1, d = 1] = first;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return "utf-16le";
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return "utf-16be";
  const zero = first.indexOf(0);
  const end = first.indexOf(0x0a);
  if (zero >= 0 && (end < 0 || zero < end)) {
    throw new FeedProblem("notText");
  }
  return "utf-8";
}

function declaredEncoding(text: string): string {
  const [, name = "utf-8"] = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']{1,40})["']/i.exec(text) ?? [];
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new FeedProblem("xmlEncoding", { name });
  }
}

/** Bytes as text; invalid bytes become U+FFFD, which later checks refuse. */
export async function* decoded(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
