import type { Call, SendOutcome } from "./provider.ts";

/** Less than a provider gets: a vendor's hanging system must not delay other messages. */
const CALL_MS = 5_000;

/** POSTs an event and waits `limit` ms for any 2xx; other answers are retried. */
export async function postEvent({ address, headers, body }: Call, limit = CALL_MS): Promise<SendOutcome> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "User-Agent": "gulit", "Content-Type": "application/json", ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(limit),
    });
    await response.body?.cancel();
    return response.ok ? { kind: "sent" } : { kind: "later", problem: `status ${response.status}` };
  } catch {
    return { kind: "later", problem: "no answer" };
  }
}
