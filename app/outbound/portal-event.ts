import type { Call, SendOutcome } from "./provider.ts";

/** Less than a provider gets: a vendor's hanging system must not delay other messages. */
const CALL_MS = 5_000;

/** POSTs an event and waits for any 2xx; other answers are retried. */
export async function postEvent({ address, headers, body }: Call): Promise<SendOutcome> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "User-Agent": "gulit", "Content-Type": "application/json", ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(CALL_MS),
    });
    await response.body?.cancel();
    return response.ok ? { kind: "sent" } : { kind: "later", problem: `status ${response.status}` };
  } catch {
    return { kind: "later", problem: "no answer" };
  }
}
