/** A body may take so long, in ms, and one more for each byte that has come: a phone on a bad line sends 1,000 a second. */
const PATIENCE_MS = 10_000;

/**
 * The body as text, or null once it passes `limit` bytes. Throws the answer 408 where it comes too slowly, so that nobody
 * holds a connection by sending a byte now and then (security-and-faults.md 2), and 400 where it breaks off. "" where it was
 * read already: under another spelling of an exempt address the guard of writes has done so.
 */
export async function readBounded(request: Request, limit: number): Promise<string | null> {
  const bytes = await readBoundedBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}

/** The body as it came, by the same rules as `readBounded`. */
export async function readBoundedBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  if (!request.body || request.bodyUsed) return new Uint8Array();
  const reader = request.body.getReader();
  const begun = Date.now();
  const parts: Uint8Array[] = [];
  for (let size = 0; ;) {
    const part = await inTime(reader.read(), begun + PATIENCE_MS + size - Date.now()).catch(() => {
      throw refusal(400, "The body broke off.");
    });
    if (part?.done) return joined(parts, size);
    size += part?.value.byteLength ?? 0;
    if (part && size <= limit) parts.push(part.value);
    else {
      // What still comes is nobody's.
      reader.cancel().catch(() => {});
      if (part) return null;
      throw refusal(408, "The body came too slowly.");
    }
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function refusal(status: 400 | 408, problem: string): Response {
  return Response.json({ ok: false, status, problem }, { status });
}

/** What `work` answers; null where it takes longer than `ms`. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
