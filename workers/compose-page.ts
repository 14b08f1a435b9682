import { type RequestHandler, RouterContextProvider } from "react-router";
import { watchDatabase } from "../app/data/watched-database.server.ts";
import { nextMidnight } from "../app/domain/countdown.ts";
import type { PageKind } from "../app/domain/freshness.ts";
import type { KeptPage } from "../app/domain/kept-page.ts";
import { withLanguage } from "../app/domain/language-address.ts";
import type { KeptAddress, PageReader } from "../app/domain/page-key.ts";
import { PageCutter } from "../app/http/page-cutter.server.ts";
import { newMarks, pageMarksContext } from "../app/http/page-marks.server.ts";
import { PageCollector, SlotFiller, type SlotTexts } from "../app/http/page-slots.server.ts";
import {
  cookiesContext,
  nonceContext,
  requestIdContext,
  timingContext,
  type ServerTiming,
} from "../app/http/request-context.server.ts";
import { bindings, type Bindings } from "../app/middleware/bindings.server.ts";
import { cityCookie } from "../app/middleware/delivery-city.server.ts";
import { localeCookie } from "../app/middleware/locale.server.ts";
import { nobodysSession, sessionContext } from "../app/middleware/session.server.ts";
import { currencyCookie } from "../app/middleware/viewer.server.ts";

export interface PageAsked {
  key: string;
  address: KeptAddress;
  reader: PageReader;
}

/** A page for everybody on its way, still with its marks; `keep` hears of the copy once it is whole and good. */
export interface ComposedPage {
  status: number;
  /** Under which the log has what went wrong while it was composed. */
  requestId: string;
  headers: Headers;
  productId: number | null;
  steps: ServerTiming;
  /** The page for one visitor. Either this is read to its end, or nothing is. */
  read: (texts: SlotTexts, hasStyles: boolean) => ReadableStream<Uint8Array>;
  cancel: () => void;
}

/** Sections of home are waited for six seconds, decoration of products and posts two; a list is there or is a 503. */
const patience: Record<PageKind, number> = {
  home: 5_500,
  listing: 5_500,
  vendor: 5_500,
  product: 1_500,
  content: 1_500,
};

/**
 * Composes a page for everybody who asks for the same: from its canonical address and the four preferences of the key,
 * with a session of nobody's and marks where a visitor's own words go. Nothing else of the request takes part.
 */
export async function composePage(
  asked: PageAsked,
  { platform, version, handle }: { platform: Bindings; version: number | null; handle: RequestHandler },
  keep: (page: KeptPage) => void,
): Promise<ComposedPage> {
  const now = platform.clock();
  const marks = newMarks();
  const watched = watchDatabase(platform.db, now, patience[asked.address.kind]);
  const steps: ServerTiming = [];
  const context = new RouterContextProvider();
  context.set(bindings, { ...platform, db: watched.db, clock: () => now });
  context.set(sessionContext, nobodysSession(marks.xsrf));
  context.set(pageMarksContext, marks);
  context.set(nonceContext, marks.nonce);
  context.set(requestIdContext, marks.requestId);
  context.set(cookiesContext, []);
  context.set(timingContext, steps);
  const begun = Date.now();
  const response = await handle(await canonicalRequest(asked, platform.publicOrigin), context);
  // Until the first byte: what a page is read with and its frame. In a deployed worker only waiting counts (settled.md 35).
  steps.push({ name: "render", dur: Date.now() - begun });
  const { body, status } = response;
  const mayKeep = () =>
    status === 200 && version !== null && watched.isWhole() && steps.every(({ desc }) => desc !== "none");
  return {
    status,
    requestId: marks.requestId,
    headers: response.headers,
    productId: marks.noted.productId,
    steps,
    cancel: () => void body?.cancel().catch(() => {}),
    read: (texts, hasStyles) =>
      (body ?? new Blob([]).stream()).pipeThrough(
        fillingStream(marks.prefix, new SlotFiller(texts, hasStyles), (collector) => {
          const page = mayKeep() ? collector.page() : null;
          if (!page || !isWholeDocument(page.bytes)) return;
          keep({
            ...page,
            kind: asked.address.kind,
            headers: [...response.headers].filter(([name]) => name !== "set-cookie"),
            composedAt: now,
            until: Math.min(nextMidnight(now), watched.turnsAt()),
            version: version!,
            productId: marks.noted.productId,
          });
        }),
      ),
  };
}

/** The one request of a key: whatever else a browser sends has no influence. */
async function canonicalRequest({ address, reader }: PageAsked, publicOrigin: string): Promise<Request> {
  const { locale, isNamed, currency, city, lite } = reader;
  const cookies = await Promise.all([
    localeCookie.serialize(locale),
    currencyCookie.serialize(currency),
    ...(city === null ? [] : [cityCookie.serialize(city)]),
  ]);
  const cookie = [...cookies.map((one) => one.split(";", 1)[0]!), `lite=${lite ? "1" : "0"}`].join("; ");
  const path = withLanguage(address.path, isNamed ? locale : null);
  return new Request(new URL(path, publicOrigin), { headers: { accept: "text/html", cookie } });
}

/** Fills as the bytes pass, and gathers them as they were. */
function fillingStream(
  prefix: string,
  filler: SlotFiller,
  done: (collector: PageCollector) => void,
): TransformStream<Uint8Array, Uint8Array> {
  const cutter = new PageCutter(prefix);
  const collector = new PageCollector();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const pass = (pieces: ReturnType<PageCutter["push"]>, controller: TransformStreamDefaultController<Uint8Array>) => {
    collector.add(pieces);
    const html = filler.fill(pieces);
    if (html) controller.enqueue(encoder.encode(html));
  };
  const transformer: Transformer<Uint8Array, Uint8Array> = {
    transform: (chunk, controller) => pass(cutter.push(decoder.decode(chunk, { stream: true })), controller),
    flush(controller) {
      pass(cutter.push(decoder.decode()), controller);
      pass(cutter.end(), controller);
      done(collector);
    },
  };
  // The copy does not wait until a slow phone has read its page.
  return new TransformStream(transformer, undefined, { highWaterMark: 10_000 });
}

/** To its end, and without a section that failed or was given up. */
function isWholeDocument(bytes: Uint8Array): boolean {
  const html = new TextDecoder().decode(bytes);
  return /<\/html>\s*$/.test(html.slice(-64)) && !html.includes("<!--$!-->");
}
