/** `later` is retried, `gone` given up. `problem` names no contact and no text. */
export type SendOutcome = { kind: "sent" } | { kind: "later" | "gone"; problem: string };

/** security-and-faults.md 9: as long as a payment may take. */
const CALL_MS = 10_000;

export interface ProviderAnswer {
  status: number;
  body: unknown;
}

export interface Call {
  address: string;
  headers?: Record<string, string>;
  body: string;
}

export function post({ address, headers, body }: Call, limit = CALL_MS): Promise<ProviderAnswer | null> {
  return call(address, { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body }, limit);
}

export function get({ address, headers }: Omit<Call, "body">, limit = CALL_MS): Promise<ProviderAnswer | null> {
  return call(address, { method: "GET", headers: { ...headers } }, limit);
}

type Init = RequestInit & { headers: Record<string, string> };

async function call(address: string, init: Init, limit: number): Promise<ProviderAnswer | null> {
  try {
    const response = await fetch(address, {
      ...init,
      // Some providers refuse callers without a User-Agent.
      headers: { "User-Agent": "gulit", ...init.headers },
      // A redirect must not carry our key to another host.
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

/** Faults of our key or of the service are retried; a rejected message is not. */
export function refusal(answer: ProviderAnswer | null): SendOutcome {
  if (!answer) return { kind: "later", problem: "no answer" };
  const problem = `status ${answer.status}`;
  return [400, 413, 422].includes(answer.status) ? { kind: "gone", problem } : { kind: "later", problem };
}

export function member(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    value,
  );
}
