import { dropQueue } from "./adds.ts";
import { pages, pictures } from "./copies.ts";
import { formToken } from "./form-token.ts";
import { put, take } from "./store.ts";

const SESSION_CHANGES = /^\/(sign-in|sign-out|token-login|register|reset|account|orders\/[^/]+\/account)(\/|\.data|$)/;
const SESSION_ENDS = /^\/(sign-out|account\/(delete|sessions))(\.data)?$/;

let generation = 0;

/** Grows with every sign-in and sign-out: an older request belongs to another session. */
export const sessionGeneration = () => generation;

export const isSessionChange = (url: URL) => SESSION_CHANGES.test(url.pathname);

/** Deletes the copies; when the session ends (or without an address), also its queued additions. */
export async function clearSessionData(url?: URL): Promise<void> {
  generation += 1;
  const isEnded = !url || SESSION_ENDS.test(url.pathname);
  await Promise.all([
    caches.delete(pages.name),
    caches.delete(pictures.name),
    put("facts", "session", ""),
    isEnded && dropQueue(),
  ]);
}

/** The random part of a form token, which identifies its session; the rest is the signature. */
export const sessionIdOf = (token: string) => token.slice(0, 22);

/**
 * Deletes copies of another session. `token`: the page's; else the browser's cookie, and without either nothing has
 * changed. Returns whether the copies are those of this session.
 */
export async function syncSession(token?: string): Promise<boolean> {
  const id = sessionIdOf(token || (await formToken()) || "");
  if (!id) return true;
  const previous = await take<string>("facts", "session");
  if (previous === id) return true;
  if (previous) await clearSessionData();
  await put("facts", "session", id);
  return !previous;
}
