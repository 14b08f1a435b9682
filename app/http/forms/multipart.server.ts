import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipart,
  parseMultipartStream,
} from "@remix-run/multipart-parser";
import { deskFileLimit } from "../../domain/feed/limits.ts";
import { pictureLimits } from "../../domain/pictures/sent-pictures.ts";
import type { Submission } from "../request-context.server.ts";
import { awaitBody, awaitFiles } from "./body-room.server.ts";
import { openLastFile } from "./coming-file.server.ts";
import { Stopped, WatchedBody } from "./watched-body.server.ts";

/** In these forms files come after all other fields. */
const UPLOADS =
  /^(?:\/shop\/custom-order|\/product\/default\/[^/]+\/review|\/desk\/(?:home\/pictures|products\/\d+|vendors\/(?:new|\d+(?:\/import)?)))\/?$/;

/** For a file of goods, which the page's action reads as it arrives. */
const FEED = /^\/desk\/vendors\/\d+\/import\/?$/;

export function takesFiles(pathname: string): boolean {
  return UPLOADS.test(pathname);
}

const BOUNDARY = /^[\w'()+,./:=? -]{1,70}$/;
const MOST_PARTS = 50;
const MOST_FIELD_BYTES = 64 * 1024;
type Refusal = { status: 400 | 403 | 408 | 413 | 429; sent?: Submission };

/** The session that these fields prove, if it may send files; else null. */
export type WhoseFiles = (sent: Submission) => string | null;

/**
 * settled.md 42. Files past the limits are dropped and named in `files.problem`. Beyond 64 KiB the token is checked
 * (403).
 */
export async function readMultipart(request: Request, whose: WhoseFiles): Promise<Submission | Refusal> {
  const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "") ?? "";
  const stream = request.body;
  if (!BOUNDARY.test(boundary) || !stream) return { status: 400 };
  return awaitBody(request, async (form) => {
    const fields = new Map<string, string>();
    const repeated = new Set<string>();
    const files: NonNullable<Submission["files"]> = { sent: [], problem: null };
    const body = new WatchedBody(stream.getReader(), form, () => {
      const session = whose({ fields, repeated });
      return session === null ? null : awaitFiles(request, session);
    });
    const isFeed = FEED.test(new URL(request.url).pathname);
    const { files: most, bytes: maxFileSize } = pictureLimits;
    const options = { boundary, maxFileSize, maxTotalSize: (most + 1) * maxFileSize, maxParts: MOST_PARTS };
    const read = async (): Promise<Refusal | null> => {
      const coming = isFeed ? await openLastFile(() => body.pass(), boundary, deskFileLimit) : null;
      const parts = coming ? parseMultipart(coming.head, options) : parseMultipartStream(body.stream, options);
      for await (const part of parts) {
        const name = part.name ?? "";
        if (part.isFile && coming?.chunks) {
          files.coming = { file: part.filename ?? "", chunks: coming.chunks };
          continue;
        }
        if (part.isFile) {
          if (part.size === 0 && !part.filename) continue;
          if (files.sent.length < most)
            files.sent.push({ name, file: part.filename ?? "", bytes: part.bytes as Bytes });
          else files.problem = "tooMany";
          continue;
        }
        if (part.size > MOST_FIELD_BYTES) return { status: 413 };
        if (fields.has(name)) repeated.add(name);
        else fields.set(name, part.text);
      }
      return null;
    };
    const refused = await read().catch(async (error: unknown): Promise<Refusal | null> => {
      if (error instanceof Stopped) {
        if (error.status === 403) await body.drop();
        return { status: error.status, sent: { fields, repeated } };
      }
      const isTooMuch = error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError;
      if (!isTooMuch && (error instanceof MultipartParseError || error instanceof TypeError)) return { status: 400 };
      if (!isTooMuch) {
        body.leave();
        throw error;
      }
      files.problem = error instanceof MaxFileSizeExceededError ? "tooLarge" : "tooMany";
      return (await body.drop()) ? null : { status: 413 };
    });
    if (!refused && files.coming)
      return { fields, repeated, files, release: () => body.drop().finally(() => body.leave()) };
    if (!refused) return { fields, repeated, files, release: body.keep() };
    body.leave();
    return refused;
  });
}

type Bytes = Uint8Array<ArrayBuffer>;
