import type { CutPage, KeptPage } from "../app/domain/kept-page.ts";
import { chosen, filled, type SlotTexts } from "../app/http/page-slots.server.ts";
import type { Bindings } from "../app/middleware/bindings.server.ts";
import { setPageHeaders } from "./page-headers.ts";

/** What stands for the nonce in headers that are made once per copy. */
const NONCE = "nonce-of-this-answer";

interface Prepared {
  page: CutPage;
  headers: [name: string, value: string][];
  /** The policy around its nonces. */
  policy: string[];
}

/** Made once per copy and isolate. */
const prepared = new WeakMap<KeptPage, { again?: Prepared; first?: Prepared }>();

interface Visitor {
  /** Where the copy was: for Server-Timing. */
  from: string;
  nonce: string;
  cookies: readonly string[];
  texts: SlotTexts;
  /** This browser has our stylesheet (http/styles.server). */
  hasStyles: boolean;
}

/** The finished answer to one visitor from a copy: its bytes with every slot filled, headers, cookies. */
export function keptAnswer(kept: KeptPage, visitor: Visitor, platform: Bindings): Response {
  const { from, nonce, cookies, texts, hasStyles } = visitor;
  let both = prepared.get(kept);
  if (!both) prepared.set(kept, (both = {}));
  const { page, headers, policy } = (both[hasStyles ? "again" : "first"] ??= prepare(kept, hasStyles, platform));
  const all: [string, string][] = [
    ...headers,
    ["Content-Security-Policy", policy.join(nonce)],
    ["Server-Timing", `session;desc="guest", page;desc="${from}"`],
  ];
  for (const cookie of cookies) all.push(["Set-Cookie", cookie]);
  return new Response(filled(page, texts), { headers: all });
}

function prepare(kept: KeptPage, hasStyles: boolean, platform: Bindings): Prepared {
  const headers = new Headers(kept.headers);
  setPageHeaders(headers, NONCE, platform);
  const policy = (headers.get("Content-Security-Policy") ?? "").split(NONCE);
  headers.delete("Content-Security-Policy");
  return { page: chosen(kept, hasStyles), headers: [...headers], policy };
}
