import { awaitBody } from "./body-room.server.ts";

/** In ms, plus one for each byte received, because a phone on a bad line sends 1,000 bytes a second. */
export const PATIENCE_MS = 10_000;

/**
 * null over `limit` bytes; throws 408 for a slow body, so that nobody holds a connection open (security-and-faults.md
 * 2), and 400 for a broken one.
 */
export async function readBounded(request: Request, limit: number): Promise<string | null> {
  const bytes = await readBoundedBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}

export async function readBoundedBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const { body: stream } = request;
  if (!stream || request.bodyUsed) return new Uint8Array();
  return awaitBody(request, async (body) => {
    const reader = stream.getReader();
    const begun = Date.now();
    const parts: Uint8Array[] = [];
    for (let size = 0; ;) {
      const part = await body.next(reader, begun + PATIENCE_MS + size).catch(() => {
        throw refusal(400, "The body broke off.");
      });
      if (part?.done) return Buffer.concat(parts);
      size += part?.value.byteLength ?? 0;
      if (part && size <= limit) parts.push(part.value);
      else {
        reader.cancel().catch(() => {});
        if (part) return null;
        throw refusal(408, "The body came too slowly.");
      }
    }
  });
}

function refusal(status: 400 | 408, problem: string): Response {
  return Response.json({ ok: false, status, problem }, { status });
}
