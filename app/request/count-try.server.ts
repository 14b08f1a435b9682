import { countAttempt, giveAttemptBack, type Counter } from "../data/accounts/attempts.server.ts";
import { networkOf } from "../http/client-network.server.ts";
import { replyTooMany } from "../http/forms/reply.server.ts";
import type { TextKey } from "../i18n/translate.ts";
import type { ActionTools } from "./action-context.server.ts";
import type { Secrets } from "../http/secrets/secrets.ts";
import { sign } from "../http/secrets/signature.server.ts";

const DAY = 86_400;
/** Windows of code limits for one contact in a day: six digits are few, and every message costs money. */
const CODES_A_DAY = 4;

/** Limits: newsletter as codes; customOrders, alerts and questions as orders. */
type TryKind = keyof typeof limitOf;

const limitOf = {
  signIn: "RL_SIGN_IN",
  codes: "RL_CODES",
  newsletter: "RL_CODES",
  orders: "RL_ORDERS",
  lookup: "RL_LOOKUP",
  customOrders: "RL_ORDERS",
  alerts: "RL_ORDERS",
  questions: "RL_ORDERS",
} as const;

export async function countGuestsForm({ db, secrets, now, where }: ActionTools, most: number): Promise<boolean> {
  const address = networkOf(where.request.headers);
  if (address === null) return true;
  const windowStart = now - (now % (DAY * 1_000));
  const kind = "pictures address";
  const subject = trySubject(secrets, kind, address);
  const counter = { kind, subject, limit: most, windowStart, windowEnd: windowStart + DAY * 1_000 };
  return (await countAttempt(db, [counter])) === null;
}

/**
 * By session, network and contact (security-and-faults.md 8; settled.md 18), or by a recognized device in place of the
 * contact. Returns the seconds to wait.
 */
export async function countTry(
  tools: ActionTools,
  kind: TryKind,
  contact: string | null = null,
  device: string | null = null,
) {
  const { db, session, tries, secrets, now, where } = tools;
  const address = networkOf(where.request.headers);
  const counter = (of: string, value: string, { count, seconds }: Tries): Counter => {
    const windowStart = now - (now % (seconds * 1_000));
    const subject = trySubject(secrets, `${kind} ${of}`, value);
    return { kind: `${kind} ${of}`, subject, limit: count, windowStart, windowEnd: windowStart + seconds * 1_000 };
  };
  const limits = limitOf[kind];
  const own = parseTries(tries[limits]);
  // One counter for each device and contact: signing in to one's own account gives no further tries at another.
  const [whose, subject] = device === null ? ["contact", contact] : ["device", `${device} ${contact}`];
  const counters = [
    counter("session", session.idHash, own),
    ...(subject === null ? [] : [counter(whose, subject, own)]),
    ...(address === null ? [] : [counter("address", address, parseTries(tries[`${limits}_ADDRESS`]))]),
  ];
  if (kind === "codes" && subject !== null) {
    counters.push(counter(`${whose} day`, subject, { count: CODES_A_DAY * own.count, seconds: DAY }));
  }
  const fullUntil = await countAttempt(db, counters);
  if (fullUntil === null) return { ok: true as const, returnTry: giveAttemptBack(db, counters) };
  return { ok: false as const, retryAfter: Math.max(1, Math.ceil((fullUntil - now) / 1_000)) };
}

interface Tries {
  count: number;
  seconds: number;
}

/** "10/900"; throws for anything else, because an unread limit would allow everything. */
export function parseTries(text: string): Tries {
  const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
  const [count, seconds] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || seconds > DAY) {
    throw new Error(`"${text}" is no limit of tries; write it as count/seconds, at most a day, such as 10/900.`);
  }
  return { count, seconds };
}

/** A hash, from which neither address nor contact can be read. */
export function trySubject(secrets: Secrets, kind: string, value: string): string {
  return sign(secrets[0], "tries", kind, value).slice(0, 22);
}

/** As `countTry`. Throws the refusal; returns the statement that gives the try back. */
export async function takeTry(
  tools: ActionTools,
  kind: Parameters<typeof countTry>[1],
  triedBy: { contact?: string | null; device?: string | null },
  key: TextKey = "accountActions.codesTooMany",
): Promise<D1PreparedStatement> {
  const tried = await countTry(tools, kind, triedBy.contact, triedBy.device);
  if (!tried.ok) throw tooManyTries(tools, tried.retryAfter, key);
  return tried.returnTry;
}

export function tooManyTries(
  { where, t }: ActionTools,
  retryAfter: number,
  key: TextKey = "accountActions.codesTooMany",
): Response {
  return replyTooMany(where, retryAfter, t(key, { minutes: Math.ceil(retryAfter / 60) }));
}
