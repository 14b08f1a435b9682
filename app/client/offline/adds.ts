import type { Answer } from "../answer.ts";
import type { Locale } from "../../domain/languages.ts";
import { type Fields, jsonPost } from "../json-post.ts";
import type { Fetching } from "./scope.ts";
import { scope } from "./scope.ts";
import { formToken } from "./form-token.ts";
import { clear, list, put, remove, take } from "./store.ts";
import { word } from "./words.ts";

const ADDS = "/cart/lines";
/** Shorter than the shop stores a key (data/upkeep/leftovers). */
const OLDEST_MS = 7 * 86_400_000;

interface QueuedAdd {
  key: string;
  fields: Fields;
  at: number;
}

export interface Outcome {
  key: string;
  answer: Answer & {
    message?: { text: string; link?: { href: string; text: string } } | null;
    cartCount?: number;
    cartLabel?: string;
  };
}

export function isAdd({ method, headers }: Request, url: URL): boolean {
  return method === "POST" && url.pathname === ADDS && /^application\/(json|x-www-form)/.test(typeOf(headers));
}

const typeOf = (headers: Headers) => headers.get("content-type") || "";

export async function answerAdd({ request }: Fetching): Promise<Response> {
  const text = await request.clone().text();
  const isPage = request.mode === "navigate";
  const isJson = typeOf(request.headers).includes("json");
  const fields = isJson ? (JSON.parse(text) as Fields) : Object.fromEntries(new URLSearchParams(text));
  const key = (fields.key ||= newKey());
  try {
    const form = jsonPost(fields, request.headers.get("accept") || "text/html");
    return await fetch(request.url, { ...form, redirect: isPage ? "manual" : "follow" });
  } catch (error) {
    // It may have arrived and only the answer was lost: the same key prevents a second addition.
    const add: QueuedAdd = { key, fields, at: Date.now() };
    try {
      await put("adds", key, add);
    } catch {
      throw error;
    }
    if (scope.registration.sync) scope.registration.sync.register("adds").catch(() => {});
    const back = new URL(fields.returnTo || "/", request.url);
    if (isPage) return Response.redirect(back.origin === new URL(request.url).origin ? back.href : "/", 303);
    const locale = (await take<Locale>("facts", "locale").catch(() => undefined)) || "en";
    const headers = { "Content-Type": "application/json" };
    return new Response(JSON.stringify({ ok: true, message: { kind: "done", text: word(locale, "queued") } }), {
      status: 503,
      headers,
    });
  }
}

let sending: Promise<boolean> | undefined;

/** In order; false while some are left. `token`: the page's form token. */
export function sendQueue(token?: string): Promise<boolean> {
  return (sending ??= sendAll(token).finally(() => (sending = undefined)));
}

async function sendAll(pageToken?: string): Promise<boolean> {
  const queue = await list<QueuedAdd>("adds");
  if (queue.length === 0) return true;
  const fresh = pageToken || (await formToken());
  for (const add of queue.sort((one, other) => one.at - other.at)) {
    const answer = Date.now() - add.at > OLDEST_MS ? await lost() : await send(add, fresh);
    // Offline, a busy shop, or an outdated form token: later.
    if (!answer) return false;
    await put("outcomes", add.key, { key: add.key, answer } satisfies Outcome);
    await remove("adds", add.key);
  }
  return true;
}

async function send({ fields }: QueuedAdd, token = fields["_xsrf"]!): Promise<Outcome["answer"] | null> {
  try {
    const response = await fetch(ADDS, jsonPost({ ...fields, late: "1", _xsrf: token }));
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

/** Queued additions must not reach the next session's cart; the next page says that they were dropped. */
export async function dropQueue(): Promise<void> {
  const queue = await list<QueuedAdd>("adds");
  await Promise.all([clear("adds"), clear("outcomes")]);
  if (queue.length > 0) await put("outcomes", "lost", { key: "lost", answer: await lost() } satisfies Outcome);
}

/** Until a page confirms them; not during a navigation, when the page being left would get them. */
export async function postOutcomes(): Promise<void> {
  const outcomes = await list<Outcome>("outcomes");
  if (outcomes.length === 0) return;
  const open = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  open.forEach((page) => page.postMessage({ outcomes }));
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
}
