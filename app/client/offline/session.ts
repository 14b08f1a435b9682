import { dropWaiting } from "./adds.ts";
import { pages, pictures } from "./copies.ts";
import { formToken } from "./form-token.ts";
import { put, take } from "./store.ts";

/** Forms that begin or end a session, and those of them that end it. */
const CHANGES = /^\/(sign-in|sign-out|token-login|register|reset|account|orders\/[^/]+\/account)(\/|\.data|$)/;
const ENDS = /^\/(sign-out|account\/(delete|sessions))(\.data)?$/;

let turns = 0;

/** Grows with every sign-in and sign-out: what was asked for before belongs to somebody else. */
export const generation = () => turns;

export const changesSession = (url: URL) => CHANGES.test(url.pathname);

/** Lets go of all that was kept for who was here; of a session that ends also what waits for its cart. */
export async function forget(url?: URL): Promise<void> {
  turns += 1;
  const isOver = !url || ENDS.test(url.pathname);
  await Promise.all([
    caches.delete(pages.name),
    caches.delete(pictures.name),
    put("facts", "session", ""),
    isOver && dropWaiting(),
  ]);
}

/** What names a session in its form token: the random part; the rest signs it, and is nobody else's business. */
export const nameOf = (token: string) => token.slice(0, 22);

/**
 * Whether what is kept is of the session that is open now; if not, it is let go of, and what is kept from now on is.
 * `token` is the form token as a page knows it; without one we ask the browser, and without an answer nothing has changed.
 */
export async function belongsTo(token?: string): Promise<boolean> {
  const name = nameOf(token || (await formToken()) || "");
  if (!name) return true;
  const known = await take<string>("facts", "session");
  if (known === name) return true;
  if (known) await forget();
  await put("facts", "session", name);
  return !known;
}
