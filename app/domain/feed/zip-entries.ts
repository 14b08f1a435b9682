import { Inflate } from "fflate";
import { FeedProblem } from "./feed-problem.ts";

/** A file in a zip file: its compressed bytes and their method. */
interface ZipEntry {
  method: number;
  packed: Uint8Array;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const STEP = 16_384;

/**
 * The files of a zip file by their names, as listed in the directory at its end; the other numbers are offsets of the
 * ZIP format. Throws a `FeedProblem`.
 */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, ZipEntry>();
  try {
    let end = bytes.length - END_BYTES;
    while (view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
    let entry = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(entry, true) !== DIRECTORY_ENTRY) throw new RangeError();
      const [size, local] = [view.getUint32(entry + 20, true), view.getUint32(entry + 42, true)];
      const nameLength = view.getUint16(entry + 28, true);
      const name = new TextDecoder().decode(bytes.subarray(entry + ENTRY_BYTES, entry + ENTRY_BYTES + nameLength));
      const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      entries.set(name, { method: view.getUint16(entry + 10, true), packed: bytes.subarray(start, start + size) });
      entry += ENTRY_BYTES + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
    }
  } catch {
    throw new FeedProblem("damagedZip");
  }
  return entries;
}

/** The text of a file in portions; `limit` bounds its bytes, whatever size the zip file claims. */
export function* unzipped({ method, packed }: ZipEntry, limit: number): Generator<string> {
  if (method !== 0 && method !== 8) throw new FeedProblem("damagedZip");
  const decoder = new TextDecoder();
  let pieces: Uint8Array[] = [];
  let total = 0;
  const inflate = new Inflate((piece) => pieces.push(piece));
  for (let from = 0; from < packed.length; from += STEP) {
    const step = packed.subarray(from, from + STEP);
    try {
      if (method === 0) pieces.push(step);
      else inflate.push(step, from + STEP >= packed.length);
    } catch {
      throw new FeedProblem("damagedZip");
    }
    for (const piece of pieces) {
      total += piece.length;
      if (total > limit) {
        throw new FeedProblem("unpacksLarge", { megabytes: limit / 1e6 });
      }
      yield decoder.decode(piece, { stream: true });
    }
    pieces = [];
  }
}
