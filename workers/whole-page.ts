import { randomBytes } from "node:crypto";
import type { RequestHandler } from "react-router";
import { findCatalogueVersion } from "../app/data/catalogue-version.server.ts";
import { keepPageAtEdge, pageAtEdge, pageInMemory, rememberPage } from "../app/data/page-copies.server.ts";
import { timeLeft } from "../app/domain/flash-sales.ts";
import { standingOf, type KeptPage } from "../app/domain/kept-page.ts";
import { keptAddress, pageKey, type KeptAddress } from "../app/domain/page-key.ts";
import type { Locale } from "../app/domain/viewer.ts";
import { addressLanguage } from "../app/http/address-language.server.ts";
import { isAnticipated } from "../app/http/anticipated.server.ts";
import { logEvent } from "../app/http/log.server.ts";
import type { SlotTexts } from "../app/http/page-slots.server.ts";
import type { ServerTiming } from "../app/http/request-context.server.ts";
import { hasStyles, stylesCookie } from "../app/http/styles.server.ts";
import { hasEnded, issueSession, issueXsrf } from "../app/http/session-cookie.server.ts";
import { am } from "../app/i18n/am/index.ts";
import { en } from "../app/i18n/en/index.ts";
import { translateWith } from "../app/i18n/translate.ts";
import type { Bindings } from "../app/middleware/bindings.server.ts";
import { askedLocale, localeCookie } from "../app/middleware/locale.server.ts";
import { readVisitor, type PageVisitor } from "../app/middleware/page-visitor.server.ts";
import { mayAsk } from "../app/middleware/rate-limit.server.ts";
import { sessionCookies, xsrfCookie } from "../app/middleware/session.server.ts";
import { countGuestView } from "../app/middleware/view-count.server.ts";
import { composePage, type ComposedPage, type PageAsked } from "./compose-page.ts";
import { keptAnswer } from "./kept-answer.ts";

/** What an answer to one visitor needs beside the page. */
interface PageVisit {
  nonce: string;
  cookies: string[];
  steps: ServerTiming;
}

/** A page on its way to this visitor; `isFinished`: with all its headers. */
export type WholePage =
  { response: Response; isFinished: true } | ({ response: Response; isFinished: false } & PageVisit);

/** Copies of another build are never read. */
const build = typeof BUILD_ID === "string" ? BUILD_ID : "test";

/** Keys of pages that are being composed anew behind an answer: one at a time in this isolate. */
const renewing = new Set<string>();

/**
 * A public page for who is not signed in, from a copy where there is one (settled.md 8): this isolate's memory, the Cache
 * API, else composed now and kept. null: the request walks the ordinary way, because its answer is its visitor's own or
 * because there is no such page.
 */
export async function wholePage(
  request: Request,
  platform: Bindings,
  handle: RequestHandler,
): Promise<WholePage | null> {
  const { headers } = request;
  if (platform.pageCopies === "off" || request.method !== "GET" || headers.has("range")) return null;
  if (!(headers.get("accept") ?? "").includes("text/html")) return null;
  const address = addressOf(request.url, platform.isWorkshop);
  if (address === null) return null;
  const visitor = await readVisitor(headers.get("cookie"), platform);
  const now = platform.clock();
  if (!visitor.isPlain || (address.isByCity && !visitor.isCityKnown)) return null;
  if (visitor.session && (visitor.session.isAccount || hasEnded(visitor.session, now))) return null;
  const asked = await askedPage(address, visitor, headers, platform.publicOrigin);
  const version = await versionNow(platform, now);
  const usable = (page: KeptPage | null) => page && standingOf(page, now, version);
  const shelf = { publicOrigin: platform.publicOrigin, build, fault: platform.edgeFault };
  let found = platform.pageCopies === "on" ? pageInMemory(asked.key) : null;
  let from = "memory";
  let standing = usable(found);
  if (standing !== "fresh") {
    const edge = await pageAtEdge(shelf, asked.key);
    if (edge && usable(edge) && (!found || !standing || edge.composedAt > found.composedAt)) {
      [found, from, standing] = [edge, "edge", usable(edge)];
      if (standing === "fresh") rememberPage(asked.key, edge);
    }
  }
  const keep = (page: KeptPage) => {
    rememberPage(asked.key, page);
    composing.delete(asked.key);
    platform.waitUntil(keepPageAtEdge(shelf, asked.key, page));
  };
  const scene = { platform, version, handle };
  const visit = () => new Visit(request, platform, visitor, asked, now);
  if (found && (standing === "fresh" || standing === "stale")) {
    if (standing === "stale") platform.waitUntil(renew(asked, scene, keep));
    return visit().handOut(found, standing === "stale" ? "stale" : from);
  }
  if (address.isSearch && !(await maySearchOnce(request, visitor, platform))) return null;
  if (platform.pageCopies === "on" && !(await isMyTurn(asked.key))) {
    const made = pageInMemory(asked.key);
    if (made && usable(made) === "fresh") return visit().handOut(made, "memory");
  }
  if (composing.size >= COMPOSING) composing.clear();
  composing.set(asked.key, Date.now());
  const composed = await composePage(asked, scene, keep);
  if (composed.status !== 200) composing.delete(asked.key);
  if (composed.status === 503 && found && standing) {
    composed.cancel();
    return visit().handOut(found, "last good");
  }
  if (composed.status !== 200 && composed.status !== 404 && composed.status !== 503) {
    composed.cancel();
    return null;
  }
  return visit().pass(composed);
}

/** Keys of pages on their way to a first visitor, and since when, UTC ms. */
const composing = new Map<string, number>();
const COMPOSING = 1_000;
/** Another visitor's page is waited for, in ms: with the database's two seconds the first byte leaves within three. */
const WAIT_MS = 900;
const LOOK_MS = 30;

/**
 * Whether nobody is composing this page for somebody else, or not any more. Who comes meanwhile looks for the copy, by
 * own timers: a promise of another request may not be waited for (settled.md 8).
 */
async function isMyTurn(key: string): Promise<boolean> {
  const end = Date.now() + WAIT_MS;
  let hasWaited = false;
  for (;;) {
    const since = composing.get(key);
    if (since === undefined) return !hasWaited;
    if (Date.now() - since > WAIT_MS || Date.now() >= end) {
      composing.delete(key);
      return true;
    }
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Addresses seen lately, as they came: reading one costs more than handing out its page. */
const addresses = new Map<string, Addressed | null>();
const ADDRESSES = 2_000;

type Addressed = KeptAddress & { language: Locale | null };

function addressOf(url: string, isWorkshop: boolean): Addressed | null {
  const known = addresses.get(url);
  if (known !== undefined) return known;
  const parsed = new URL(url);
  const kept = keptAddress(parsed, isWorkshop);
  const address = kept && { ...kept, language: addressLanguage(parsed) };
  if (addresses.size >= ADDRESSES) addresses.clear();
  if (url.length < 512) addresses.set(url, address);
  return address;
}

interface AskedPage extends PageAsked {
  /** That the address names. */
  language: Locale | null;
}

async function askedPage(
  address: Addressed,
  visitor: PageVisitor,
  headers: Headers,
  publicOrigin: string,
): Promise<AskedPage> {
  const { language } = address;
  const locale = language ?? visitor.locale ?? (await askedLocale(headers.get("accept-language") ?? ""));
  const saves = (headers.get("save-data") ?? "").toLowerCase() === "on";
  const reader = {
    locale,
    isNamed: language !== null,
    currency: visitor.currency,
    city: address.isByCity ? visitor.city : null,
    lite: visitor.lite[saves ? 1 : 0],
  };
  return { key: pageKey(publicOrigin, address.path, reader), address, reader, language };
}

/** When the database did not say its version last, UTC ms by the real clock: nobody waits for it again within a second. */
let silentAt = -Infinity;

async function versionNow({ db }: Bindings, now: number): Promise<number | null> {
  if (Math.abs(Date.now() - silentAt) < 1_000) return null;
  try {
    return await findCatalogueVersion(db, now);
  } catch (error) {
    logEvent("catalogue-version", error, "");
    silentAt = Date.now();
    return null;
  }
}

/** Composes a page anew for the next visitor. */
async function renew(
  asked: PageAsked,
  scene: Parameters<typeof composePage>[1],
  keep: (page: KeptPage) => void,
): Promise<void> {
  if (renewing.has(asked.key)) return;
  renewing.add(asked.key);
  try {
    const composed = await composePage(asked, scene, keep);
    if (composed.status === 200) await composed.read({}, true).pipeTo(new WritableStream());
    else composed.cancel();
  } catch (error) {
    logEvent("renew-page", error, "");
  } finally {
    renewing.delete(asked.key);
  }
}

/** The limit of searches guards the composing of their pages; handing out a copy costs nothing. */
function maySearchOnce(request: Request, { session }: PageVisitor, platform: Bindings): Promise<boolean> {
  const own = session
    ? { idHash: session.idHash, cookies: [] }
    : { idHash: "", cookies: sessionCookies("", platform.publicOrigin) };
  return mayAsk(request, own, platform, "");
}

const translators = { en: translateWith({ header: en.header }, "en"), am: translateWith({ header: am.header }, "am") };

/** One visitor's answer: what fills the slots, and the cookies this browser lacks. */
class Visit {
  readonly nonce = randomBytes(18).toString("base64");
  readonly cookies: string[] = [];
  readonly texts: SlotTexts;
  readonly #request: Request;
  readonly #platform: Bindings;
  readonly #language: Locale | null;
  readonly #hasStyles: boolean;

  constructor(request: Request, platform: Bindings, visitor: PageVisitor, asked: AskedPage, now: number) {
    this.#request = request;
    this.#platform = platform;
    this.#language = asked.language;
    this.#hasStyles = hasStyles(request.headers);
    if (!this.#hasStyles && !asked.reader.lite) this.cookies.push(stylesCookie(platform.publicOrigin));
    const t = translators[asked.reader.locale];
    const count = visitor.cartCount;
    const left = timeLeft(now);
    this.texts = {
      n: this.nonce,
      x: visitor.xsrf ?? this.#newToken(visitor, now),
      i: request.headers.get("cf-ray") ?? randomBytes(8).toString("hex"),
      c: count > 0 ? String(count) : "",
      l: t(count > 0 ? "header.cartLabel" : "header.cartEmpty", { count }),
      h: String(left.hours),
      m: String(left.minutes),
      s: String(left.seconds),
    };
  }

  /** Settled.md 10: the id of a first visit goes out with the answer, after the copy was found; no row is made. */
  #newToken({ session }: PageVisitor, now: number): string {
    const { secrets, publicOrigin } = this.#platform;
    const issued = session ? null : issueSession(secrets, now);
    if (issued) this.cookies.push(...sessionCookies(issued.cookie, publicOrigin));
    const token = issueXsrf(secrets, (session ?? issued)!.id);
    this.cookies.push(xsrfCookie(token, publicOrigin));
    return token;
  }

  async handOut(page: KeptPage, from: string): Promise<WholePage> {
    await this.#note(page.productId);
    const { nonce, cookies, texts } = this;
    const visitor = { from, nonce, cookies, texts, hasStyles: this.#hasStyles };
    return { response: keptAnswer(page, visitor, this.#platform), isFinished: true };
  }

  async pass(composed: ComposedPage): Promise<WholePage> {
    const { status, headers, productId, steps } = composed;
    await this.#note(productId);
    const body = composed.read(this.texts, this.#hasStyles);
    const response = new Response(body, { status, headers });
    response.headers.delete("Set-Cookie");
    const { nonce, cookies } = this;
    return {
      response,
      isFinished: false,
      nonce,
      cookies,
      steps: [{ name: "session", desc: "guest" }, { name: "page", desc: "composed" }, ...steps],
    };
  }

  /** Handing out the page is a look at its product, and remembers the language that the address names. */
  async #note(productId: number | null): Promise<void> {
    const { publicOrigin } = this.#platform;
    if (productId !== null) {
      const cookie = countGuestView(this.#request, this.#platform, productId);
      if (cookie !== null) this.cookies.push(cookie);
    }
    if (this.#language !== null && !isAnticipated(this.#request.headers)) {
      this.cookies.push(await localeCookie.serialize(this.#language, { secure: publicOrigin.startsWith("https:") }));
    }
  }
}
