import { type RequestHandler, RouterContextProvider } from "react-router";
import { cachedCatalogueVersion } from "../data/catalogue-version.server.ts";
import { watchReads } from "./watched-database.server.ts";
import { nextMidnight } from "../domain/countdown.ts";
import type { CopiedPageKind } from "../domain/freshness.ts";
import type { PageCopy } from "./page-copy.ts";
import { withLanguage } from "../domain/pages/language-address.ts";
import type { PageAddress, PageReader } from "./page-key.ts";
import { PageCutter, type PagePart, SlotFiller, type SlotTexts } from "./fill-page.server.ts";
import { preferenceCookie } from "../http/cookies/preference-cookies.server.ts";
import { newMarks, pageMarksContext } from "../http/pages/page-marks.server.ts";
import type { Styled } from "../http/pages/styled.ts";
import { cookiesContext, nonceContext, timingContext, type ServerTiming } from "../http/request-context.server.ts";
import { bindings, type Bindings } from "../request/bindings.server.ts";
import { anonymousSession, sessionContext } from "../request/session.server.ts";

export interface PageAsked {
  key: string;
  address: PageAddress;
  reader: PageReader;
}

export type ComposedPage = Awaited<ReturnType<typeof composePage>>;

/** All are watched, so that a copy expires when its contents do. */
type Databases = {
  [Name in keyof Bindings as Bindings[Name] extends D1Database ? Name : never]: D1Database;
};

/** In ms: after a slower statement a section may have given up, so the page is not stored. */
const patience: Record<CopiedPageKind, number> = {
  home: 5_500,
  listing: 5_500,
  vendor: 5_500,
  product: 1_500,
  content: 1_500,
};

/**
 * Composes a page from its canonical address and the key's four preferences only, with page slots for personal parts.
 */
export async function composePage(
  asked: PageAsked,
  { platform, version, handle }: { platform: Bindings; version: Promise<number | null>; handle: RequestHandler },
  store: (page: PageCopy) => void,
) {
  const now = platform.clock();
  const marks = newMarks();
  const watched = watchReads(now, patience[asked.address.kind]);
  const steps: ServerTiming = [];
  const context = new RouterContextProvider();
  // If the catalogue or the settings change meanwhile, the copy counts as old.
  const known = cachedCatalogueVersion();
  const db = watched.watch(platform.db);
  const databases: Databases = { db, patientDb: watched.watch(platform.patientDb) };
  context.set(bindings, { ...platform, ...databases, clock: () => now });
  context.set(sessionContext, anonymousSession(marks.xsrf));
  context.set(pageMarksContext, marks);
  context.set(nonceContext, marks.nonce);
  context.set(cookiesContext, []);
  context.set(timingContext, steps);
  const begun = Date.now();
  const response = await handle(canonicalRequest(asked, platform.publicOrigin), context);
  // Until the first byte; in a deployed worker only waiting counts (settled.md 35).
  steps.push({ name: "render", dur: Date.now() - begun });
  const { body, status } = response;
  const mayStore = () => status === 200 && watched.isWhole() && steps.every(({ desc }) => desc !== "none");
  return {
    status,
    headers: response.headers,
    productId: marks.noted.productId,
    steps,
    cancel: () => void body?.cancel().catch(() => {}),
    read(texts: SlotTexts, styled: Styled) {
      const { page, whole } = fill(body, marks.prefix, new SlotFiller(texts, styled), async (parts) => {
        const isWhole = mayStore() && isWholeDocument(parts);
        const composedOf = known ?? (await version);
        if (!isWhole || composedOf === null) return;
        store({
          parts,
          kind: asked.address.kind,
          headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
          composedAt: now,
          until: Math.min(nextMidnight(now), watched.turnsAt()),
          version: composedOf,
          productId: marks.noted.productId,
        });
      });
      platform.waitUntil(whole);
      return page;
    },
  };
}

function canonicalRequest({ address, reader }: PageAsked, publicOrigin: string): Request {
  const { locale, isNamed, currency, city, lite } = reader;
  const cookies = [
    preferenceCookie("lng", locale, publicOrigin),
    preferenceCookie("currency", currency, publicOrigin),
    ...(city === null ? [] : [preferenceCookie("city", city, publicOrigin)]),
  ];
  const cookie = [...cookies.map((one) => one.split(";", 1)[0]!), `lite=${lite ? "1" : "0"}`].join("; ");
  const path = withLanguage(address.path, isNamed ? locale : null);
  return new Request(new URL(path, publicOrigin), { headers: { accept: "text/html", cookie } });
}

/** Fills the slots and collects the parts, to the end even without a reader. `whole` never rejects. */
function fill(
  body: ReadableStream<Uint8Array> | null,
  prefix: string,
  filler: SlotFiller,
  done: (parts: PagePart[]) => Promise<void>,
): { page: ReadableStream<Uint8Array>; whole: Promise<void> } {
  const [cutter, decoder] = [new PageCutter(prefix), new TextDecoder()];
  const parts: PagePart[] = [];
  let visitor: ReadableStreamDefaultController<Uint8Array> | null = null;
  const page = new ReadableStream<Uint8Array>({
    start: (controller) => void (visitor = controller),
    cancel: () => void (visitor = null),
  });
  const pass = (more: PagePart[]) => {
    parts.push(...more);
    const filled = filler.filled(more);
    if (filled.byteLength > 0) visitor?.enqueue(filled);
  };
  const read = async () => {
    for await (const chunk of body ?? []) pass(cutter.push(decoder.decode(chunk, { stream: true })));
    pass(cutter.push(decoder.decode(), true));
    visitor?.close();
    await done(parts);
  };
  return { page, whole: read().catch((error: unknown) => visitor?.error(error)) };
}

function isWholeDocument(parts: readonly PagePart[]): boolean {
  const html = Buffer.concat(parts.map(({ bytes }) => bytes)).toString();
  return /<\/html>\s*$/.test(html.slice(-64)) && !html.includes("<!--$!-->");
}
