import { createHmac } from "node:crypto";
import type { Secrets } from "./session-cookie.server.ts";

/** Tries allowed within a window of so many seconds. */
export interface Tries {
  count: number;
  seconds: number;
}

/** A setting such as "10/900"; throws for anything else, because an unread limit would be none. */
export function parseTries(text: string): Tries {
  const match = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text);
  if (!match) throw new Error(`"${text}" is no limit of tries; write it as count/seconds, such as 10/900.`);
  return { count: Number(match[1]), seconds: Number(match[2]) };
}

/** What is counted, as it stands in the database: nobody reads an address or a contact from it. */
export function trySubject(secrets: Secrets, kind: string, value: string): string {
  return createHmac("sha256", secrets[0]).update(`tries\n${kind}\n${value}`).digest("base64url").slice(0, 22);
}
