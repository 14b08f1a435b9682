import type { Call, SendOutcome } from "./provider.ts";

/** Less than a provider gets: a vendor's system that hangs must not keep other messages waiting. */
const CALL_MS = 5_000;

/**
 * POSTs an event to a vendor's system, waiting `limit` ms for its status. Any 2xx took it; whatever else is tried again. Nothing of
 * the answer is read, and no redirect is followed.
 */
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
