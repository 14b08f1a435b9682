import { dropQueue } from "./adds.ts";
import { pages, pictures } from "./copies.ts";
import { formToken } from "./form-token.ts";
import { put, take } from "./store.ts";

const CHANGES = /^\/(sign-in|sign-out|token-login|register|reset|account|orders\/[^/]+\/account)(\/|\.data|$)/;
const ENDS = /^\/(sign-out|account\/(delete|sessions))(\.data)?$/;

let changes = 0;

/** Grows with every sign-in and sign-out: an older request belongs to another session. */
export const sessionGeneration = () => changes;

export const changesSession = (url: URL) => CHANGES.test(url.pathname);

/** Deletes the copies; when the session ends, also its queued additions. */
export async function forgetSession(url?: URL): Promise<void> {
  changes += 1;
  const isOver = !url || ENDS.test(url.pathname);
  await Promise.all([
    caches.delete(pages.name),
    caches.delete(pictures.name),
    put("facts", "session", ""),
    isOver && dropQueue(),
  ]);
}

/** The random part of a form token, which identifies its session; the rest is the signature. */
export const nameOf = (token: string) => token.slice(0, 22);

/**
 * Deletes copies of another session. `token`: the page's; else the browser's cookie, and without either nothing has
 * changed.
 */
export async function adoptSession(token?: string): Promise<boolean> {
  const name = nameOf(token || (await formToken()) || "");
  if (!name) return true;
  const known = await take<string>("facts", "session");
  if (known === name) return true;
  if (known) await forgetSession();
  await put("facts", "session", name);
  return !known;
}
