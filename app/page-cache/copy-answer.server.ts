import type { PageCopy } from "./page-copy.ts";
import { PageSheet, type SlotTexts } from "./fill-page.server.ts";
import type { Styled } from "../http/pages/styled.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { setPageHeaders } from "../http/page-headers.server.ts";

/** Placeholder of the nonce in headers made once per copy. */
const NONCE = "nonce-of-this-answer";

interface Prepared {
  sheet: PageSheet;
  headers: Headers;
  policy: string[];
}

const prepared = new WeakMap<PageCopy, Partial<Record<Styled, Prepared>>>();

interface Visitor {
  from: string;
  nonce: string;
  cookies: readonly string[];
  texts: SlotTexts;
  styled: Styled;
}

export async function copyAnswer(copy: PageCopy, visitor: Visitor, platform: Bindings): Promise<Response> {
  const isCopied = await areBodiesCopied();
  const { from, nonce, cookies, texts, styled } = visitor;
  let all = prepared.get(copy);
  if (!all) prepared.set(copy, (all = {}));
  const { sheet, headers, policy } = (all[styled] ??= prepare(copy, styled, platform));
  // No `await` between these two: the sheet may then hold the next visitor's page.
  const page = sheet.write(texts);
  const response = new Response(isCopied ? page : page.slice(), { headers });
  response.headers.set("Content-Security-Policy", policy.join(nonce));
  response.headers.set("Server-Timing", `session;desc="guest", page;desc="${from}", now;dur=${platform.clock()}`);
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

function prepare(copy: PageCopy, styled: Styled, platform: Bindings): Prepared {
  const headers = new Headers(copy.headers);
  setPageHeaders(headers, NONCE, platform);
  const policy = (headers.get("Content-Security-Policy") ?? "").split(NONCE);
  return { sheet: new PageSheet(copy, styled), headers, policy };
}

const TRIAL = 524_288;
let isCopied: boolean | undefined;

/**
 * Pages are filled in place: unless a Response copies its bytes, one visitor's token would appear in another's page.
 */
export async function areBodiesCopied(): Promise<boolean> {
  if (isCopied !== undefined) return isCopied;
  const bytes = new Uint8Array(TRIAL).fill(1);
  const response = new Response(bytes);
  bytes.fill(2);
  const read = new Uint8Array(await response.arrayBuffer());
  return (isCopied = read.byteLength === TRIAL && read.every((byte) => byte === 1));
}
