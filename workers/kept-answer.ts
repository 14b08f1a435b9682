import type { KeptPage } from "../app/domain/pages/kept-page.ts";
import { areBodiesCopied } from "../app/http/pages/copied-body.server.ts";
import { PageSheet, type SlotTexts } from "../app/http/pages/page-slots.server.ts";
import type { Styled } from "../app/http/pages/styled.ts";
import type { Bindings } from "../app/middleware/bindings.server.ts";
import { setPageHeaders } from "./page-headers.ts";

/** What stands for the nonce in headers that are made once per copy. */
const NONCE = "nonce-of-this-answer";

interface Prepared {
  sheet: PageSheet;
  headers: Headers;
  /** The policy around its nonces. */
  policy: string[];
}

/** Made once per copy and isolate. */
const prepared = new WeakMap<KeptPage, Partial<Record<Styled, Prepared>>>();

interface Visitor {
  /** Where the copy was: for Server-Timing. */
  from: string;
  nonce: string;
  cookies: readonly string[];
  texts: SlotTexts;
  styled: Styled;
}

/** The finished answer to one visitor from a copy: its bytes with every slot filled, headers, cookies. */
export async function keptAnswer(kept: KeptPage, visitor: Visitor, platform: Bindings): Promise<Response> {
  const isCopied = await areBodiesCopied();
  const { from, nonce, cookies, texts, styled } = visitor;
  let all = prepared.get(kept);
  if (!all) prepared.set(kept, (all = {}));
  const { sheet, headers, policy } = (all[styled] ??= prepare(kept, styled, platform));
  // Nothing is waited for between the two: the sheet belongs to the next visitor then.
  const page = sheet.write(texts);
  const response = new Response(isCopied ? page : page.slice(), { headers });
  response.headers.set("Content-Security-Policy", policy.join(nonce));
  response.headers.set("Server-Timing", `session;desc="guest", page;desc="${from}"`);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

function prepare(kept: KeptPage, styled: Styled, platform: Bindings): Prepared {
  const headers = new Headers(kept.headers);
  setPageHeaders(headers, NONCE, platform);
  const policy = (headers.get("Content-Security-Policy") ?? "").split(NONCE);
  return { sheet: new PageSheet(kept, styled), headers, policy };
}
