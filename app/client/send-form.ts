import { lateWords } from "./late-words.ts";

interface Sending {
  serverAction: () => Promise<unknown>;
}

/** A lost connection becomes an answer with a sentence, not the router's error page. */
export async function sendForm({ serverAction }: Sending): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    const queued = queuedAnswer(error);
    if (queued) return queued;
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, form: lateWords()[navigator.onLine ? "unconfirmed" : "failed"] };
  }
}

/**
 * The offline worker answers a queued addition with JSON and 503, which the router takes for a failed page
 * (client/offline).
 */
function queuedAnswer(error: unknown): unknown {
  const { status, data } = error as { status?: number; data?: unknown };
  if (status !== 503 || typeof data !== "string") return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
