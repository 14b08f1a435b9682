import { createHmac } from "node:crypto";
import type { Secrets } from "./secrets/secrets.ts";

/** In seconds; older counters are deleted (data/upkeep/leftovers). */
const DAY = 86_400;

export interface Tries {
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
  return createHmac("sha256", secrets[0]).update(`tries\n${kind}\n${value}`).digest("base64url").slice(0, 22);
}
