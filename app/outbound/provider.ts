import { parseJson } from "../domain/json-value.ts";

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
  /** In ms. */
  limit?: number | undefined;
}

export function post(call: Call): Promise<ProviderAnswer | null> {
  return ask("POST", { ...call, headers: { "Content-Type": "application/json", ...call.headers } });
}

export function get(call: Omit<Call, "body">): Promise<ProviderAnswer | null> {
  return ask("GET", call);
}

async function ask(method: string, call: Partial<Call> & Pick<Call, "address">): Promise<ProviderAnswer | null> {
  const { address, headers, body = null, limit = CALL_MS } = call;
  try {
    const response = await fetch(address, {
      ...{ method, body },
      // Some providers refuse callers without a User-Agent.
      headers: { "User-Agent": "gulit", ...headers },
      // A redirect must not carry our key to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(limit),
    });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) ?? null };
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

/** Shoppers must never be sent elsewhere to pay. */
export function isAt(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
