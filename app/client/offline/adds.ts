import type { Locale } from "../../domain/viewer.ts";
import type { Fetching } from "./scope.ts";
import { scope } from "./scope.ts";
import { formToken } from "./form-token.ts";
import { clear, list, put, remove, take } from "./store.ts";
import { word } from "./words.ts";

/** Where every card and product page adds to the cart, as a form and as the router sends it. */
const ADDS = /^\/cart\/lines(\.data)?$/;
/** The shop knows the key for longer (data/upkeep/leftovers). */
const OLDEST_MS = 7 * 86_400_000;
const FORM = "application/x-www-form-urlencoded";

interface Waiting {
  key: string;
  body: string;
  /** Form token of the page that was pressed. */
  token: string;
  /** UTC ms. */
  at: number;
}

/** What became of an addition that waited, as the shop answered a fetch. */
export interface Outcome {
  key: string;
  answer: {
    ok: boolean;
    message?: { text: string; link?: { href: string; text: string } } | null;
    fields?: Record<string, string>;
    form?: string | null;
    cartCount?: number;
    cartLabel?: string;
  };
}

export function isAdd({ method, headers }: Request, url: URL): boolean {
  return method === "POST" && ADDS.test(url.pathname) && (headers.get("content-type") || "").startsWith(FORM);
}

/** Sends an addition under a key of its own; without a connection it is kept, and the answer says that it waits. */
export async function answerAdd({ request }: Fetching): Promise<Response> {
  const body = new URLSearchParams(await request.clone().text());
  const key = body.get("key") || newKey();
  body.set("key", key);
  const headers = new Headers({ Accept: request.headers.get("accept") || "text/html", "Content-Type": FORM });
  const token = request.headers.get("x-xsrf-token");
  if (token) headers.set("X-XSRF-TOKEN", token);
  const isPage = request.mode === "navigate";
  try {
    const redirect = isPage ? "manual" : "follow";
    return await fetch(request.url, { method: "POST", body: body.toString(), headers, redirect });
  } catch (error) {
    // It may have arrived, and only its answer was lost: under the same key it is added once.
    const add: Waiting = { key, body: body.toString(), token: token || body.get("_xsrf") || "", at: Date.now() };
    try {
      await put("adds", key, add);
    } catch {
      throw error;
    }
    if (scope.registration.sync) scope.registration.sync.register("adds").catch(() => {});
    const back = new URL(body.get("returnTo") || "/", request.url);
    if (isPage) return Response.redirect(back.origin === new URL(request.url).origin ? back.href : "/", 303);
    const locale = (await take<Locale>("facts", "locale").catch(() => undefined)) || "en";
    const headers = { "Content-Type": "application/json" };
    return new Response(JSON.stringify({ ok: false, form: word(locale, "queued") }), { status: 503, headers });
  }
}

let sending: Promise<boolean> | undefined;

/** Sends what waits, one after the other; whether nothing waits any more. `token`: the form token as a page knows it. */
export function sendWaiting(token?: string): Promise<boolean> {
  return (sending ??= sendAll(token).finally(() => (sending = undefined)));
}

async function sendAll(pageToken?: string): Promise<boolean> {
  const waiting = await list<Waiting>("adds");
  if (waiting.length === 0) return true;
  const fresh = pageToken || (await formToken());
  for (const add of waiting.sort((one, other) => one.at - other.at)) {
    const answer = Date.now() - add.at > OLDEST_MS ? await lost() : await send(add, fresh || add.token);
    // No connection, a busy shop, or a session whose token only a page knows: later.
    if (!answer) return false;
    await put("outcomes", add.key, { key: add.key, answer } satisfies Outcome);
    await remove("adds", add.key);
  }
  return true;
}

async function send({ body }: Waiting, token: string): Promise<Outcome["answer"] | null> {
  try {
    const response = await fetch("/cart/lines", {
      method: "POST",
      body: `${body}&late=1`,
      headers: { Accept: "application/json", "Content-Type": FORM, "X-XSRF-TOKEN": token },
    });
    const { status } = response;
    if (status === 403 || status === 429 || status >= 500) return null;
    return (await response.json()) as Outcome["answer"];
  } catch {
    return null;
  }
}

async function lost(): Promise<Outcome["answer"]> {
  return { ok: false, form: word((await take<Locale>("facts", "locale")) || "en", "lost") };
}

/** Of a session that is over nothing is added to the cart of the next one; who is here now is told so. */
export async function dropWaiting(): Promise<void> {
  const waiting = await list<Waiting>("adds");
  await Promise.all([clear("adds"), clear("outcomes")]);
  if (waiting.length > 0) await put("outcomes", "lost", { key: "lost", answer: await lost() } satisfies Outcome);
}

/** Tells every open page what became of additions; what nobody heard is told again. Not on a way from page to page: the one that is left would hear it. */
export async function tell(): Promise<void> {
  const outcomes = await list<Outcome>("outcomes");
  if (outcomes.length === 0) return;
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  open.forEach((page) => page.postMessage({ outcomes }));
}

/** 128 random bits, as the shop's own keys look. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
}
