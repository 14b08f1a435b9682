import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
} from "@remix-run/multipart-parser";
import { pictureLimits } from "../../domain/pictures/sent-pictures.ts";
import type { Submission } from "../request-context.server.ts";
import { inTime } from "./bounded-body.server.ts";

/** Forms that take pictures; their files stand behind all other fields. */
const UPLOADS =
  /^(?:\/shop\/custom-order|\/product\/default\/[^/]+\/review|\/desk\/(?:home\/pictures|vendors\/(?:\d+|new)))\/?$/;

/** Whether a form with files is read at this address. */
export function takesFiles(pathname: string): boolean {
  return UPLOADS.test(pathname);
}

/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;
/** Fields and files of one form. */
const MOST_PARTS = 50;
const MOST_FIELD_BYTES = 64 * 1024;
/**
 * So many bytes after a file that is too large are read and dropped, because a browser shows an answer only once its form was
 * read.
 */
const DRAINED = 64 * 1024 * 1024;
/** How long a body may take, in ms: four photographs at 100 kB a second. */
const PATIENCE_MS = 5 * 60_000;

type Refusal = { status: 400 | 408 | 413 };

/**
 * The fields and files of a form with `enctype` multipart/form-data (settled.md 42). A file without a name stands for an
 * empty file field. Files past the limits are dropped: `files.problem` says why, with all fields before them.
 */
export async function readMultipart(request: Request): Promise<Submission | Refusal> {
  const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "") ?? "";
  if (!BOUNDARY.test(boundary) || !request.body) return { status: 400 };
  const fields = new Map<string, string>();
  const repeated = new Set<string>();
  const files: NonNullable<Submission["files"]> = { sent: [], problem: null };
  const [read, rest] = watched(request.body);
  const { files: most, bytes: maxFileSize } = pictureLimits;
  const options = { boundary, maxFileSize, maxTotalSize: (most + 1) * maxFileSize, maxParts: MOST_PARTS };
  try {
    for await (const part of parseMultipartStream(read, options)) {
      const name = part.name ?? "";
      if (part.isFile) {
        if (part.size === 0 && !part.filename) continue;
        if (files.sent.length < most) files.sent.push({ name, bytes: part.bytes as Bytes });
        else files.problem = "tooMany";
        continue;
      }
      if (part.size > MOST_FIELD_BYTES) return { status: 413 };
      if (fields.has(name)) repeated.add(name);
      else fields.set(name, part.text);
    }
  } catch (error) {
    if (error instanceof TooLate) return { status: 408 };
    const isTooMuch = error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
    if (!isTooMuch && (error instanceof MultipartParseError || error instanceof TypeError)) return { status: 400 };
    if (!isTooMuch) throw error;
    files.problem = error instanceof MaxFileSizeExceededError ? "tooLarge" : "tooMany";
    if (!(await rest())) return { status: 413 };
  }
  return { fields, repeated, files };
}

type Bytes = Uint8Array<ArrayBuffer>;

class TooLate extends Error {}

/**
 * The body with its deadline, and a function that drops the rest of it; that resolves to false if the rest is too much or too
 * late.
 */
function watched(body: ReadableStream<Uint8Array>): [ReadableStream<Uint8Array>, () => Promise<boolean>] {
  const reader = body.getReader();
  const end = Date.now() + PATIENCE_MS;
  const next = async () => {
    const part = await inTime(reader.read(), end - Date.now());
    if (part) return part;
    reader.cancel().catch(() => {});
    throw new TooLate();
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  // Cancelling does nothing, because the rest may still have to be dropped.
  const read = new ReadableStream<Uint8Array>({ pull, cancel: () => {} }, { highWaterMark: 0 });
  const drop = async () => {
    try {
      for (let dropped = 0; dropped <= DRAINED;) {
        const { done, value } = await next();
        if (done) return true;
        dropped += value.byteLength;
      }
    } catch (error) {
      if (!(error instanceof TooLate || error instanceof TypeError)) throw error;
    }
    reader.cancel().catch(() => {});
    return false;
  };
  return [read, drop];
}
