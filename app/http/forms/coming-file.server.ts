/** In bytes: the fields of a form and the header of its file. */
const MOST_HEAD = 80 * 1024;

export class FileTooLarge extends Error {}
/** The body ended within its file. */
export class FileBrokeOff extends Error {}

export interface ComingFile {
  file: string;
  /** Read once; throws `FileTooLarge` or `FileBrokeOff`. */
  chunks: AsyncGenerator<Uint8Array>;
}

type Next = () => Promise<ReadableStreamReadResult<Uint8Array>>;

/**
 * A form whose last part is a file: `head` is the form with that file empty, `chunks` the file as it arrives. null if
 * no file begins within the bounds of a head.
 */
export async function openLastFile(next: Next, boundary: string, most: number) {
  let held = Buffer.alloc(0);
  let start = -1;
  let isWhole = false;
  while (start < 0 && !isWhole && held.length <= MOST_HEAD) {
    const { done, value } = await next();
    isWhole = done;
    if (value) held = Buffer.concat([held, value]);
    start = startOfFile(letters(held), boundary);
  }
  if (start < 0) return { head: held, chunks: null };
  const end = `\r\n--${boundary}`;
  const head = Buffer.concat([held.subarray(0, start), Buffer.from(`${end}--\r\n`)]);
  return { head, chunks: fileChunks(held.subarray(start), next, { end, most }) };
}

async function* fileChunks(first: Buffer<ArrayBuffer>, next: Next, { end, most }: { end: string; most: number }) {
  let held = first;
  for (let size = 0; ;) {
    const at = letters(held).indexOf(end);
    // The end of a chunk may hold the beginning of the boundary.
    const safe = at < 0 ? Math.max(0, held.length - end.length + 1) : at;
    size += safe;
    if (size > most) throw new FileTooLarge();
    if (safe > 0) yield held.subarray(0, safe);
    if (at >= 0) return;
    const { done, value } = await next();
    if (done) throw new FileBrokeOff();
    held = Buffer.concat([held.subarray(safe), value]);
  }
}

function startOfFile(text: string, boundary: string): number {
  const mark = `--${boundary}\r\n`;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const end = text.indexOf("\r\n\r\n", at);
    if (end >= 0 && /\bfilename\*?=/i.test(text.slice(at, end))) return end + 4;
  }
  return -1;
}

/** One letter per byte. */
const letters = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
