/** What became of one message: taken, to be tried again, or never to be taken. `problem` names no contact and no text. */
export type Outcome = { kind: "sent" } | { kind: "later" | "gone"; problem: string };

/** security-and-faults.md 9: as long as a payment may take, and no longer. */
const CALL_MS = 10_000;

export interface Answer {
  status: number;
  /** Null where the answer is no JSON. */
  body: unknown;
}

export interface Call {
  address: string;
  headers?: Record<string, string>;
  body: string;
}

/** One POST to a provider, its answer read whole within the time limit; null when there was none. */
export function post({ address, headers, body }: Call, limit = CALL_MS): Promise<Answer | null> {
  return call(address, { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body }, limit);
}

/** One GET from a provider; otherwise as `post`. */
export function get({ address, headers }: Omit<Call, "body">, limit = CALL_MS): Promise<Answer | null> {
  return call(address, { method: "GET", headers: { ...headers } }, limit);
}

type Ask = RequestInit & { headers: Record<string, string> };

async function call(address: string, ask: Ask, limit: number): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      ...ask,
      // Some providers turn nameless callers away.
      headers: { "User-Agent": "gulit", ...ask.headers },
      // Nobody but who is configured is handed a key.
      redirect: "manual",
      signal: AbortSignal.timeout(limit),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text) };
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a refusal means: our key, their load and their faults pass, a message they call wrong stays wrong. */
export function refusal(answer: Answer | null): Outcome {
  if (!answer) return { kind: "later", problem: "no answer" };
  const problem = `status ${answer.status}`;
  return [400, 413, 422].includes(answer.status) ? { kind: "gone", problem } : { kind: "later", problem };
}

/** A member of an answer, wherever it is one. */
export function member(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
}
