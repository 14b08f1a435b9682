import { lateWords } from "./late-words.ts";

interface Sending {
  serverAction: () => Promise<unknown>;
}

/** A form target as the hydrated page calls it: a lost connection is an answer with a sentence, not an error page. */
export async function sendForm({ serverAction }: Sending): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    const saved = savedAnswer(error);
    if (saved) return saved;
    if (!(error instanceof TypeError)) throw error;
    return { ok: false, form: lateWords()[navigator.onLine ? "unconfirmed" : "failed"] };
  }
}

/** An addition that the worker keeps for later answers as JSON, which the router takes for a failed page (client/offline). */
function savedAnswer(error: unknown): unknown {
  const { status, data } = error as { status?: number; data?: unknown };
  if (status !== 503 || typeof data !== "string") return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
