import { cityName } from "../domain/delivery/city-name.ts";
import { escapeHtml } from "../domain/pages/escape-html.ts";
import { timeLeft } from "../domain/home/flash-sales.ts";
import type { PageCopy } from "./page-copy.ts";
import { preferenceCookie } from "../http/cookies/preference-cookies.server.ts";
import { issueSession, issueXsrf } from "../http/cookies/session-cookie.server.ts";
import { setPageHeaders } from "../http/page-headers.server.ts";
import { isPrefetch } from "../http/pages/prefetch.server.ts";
import { SlotFiller, type SlotTexts } from "./fill-page.server.ts";
import type { Styled } from "../http/pages/styled.ts";
import { styledFor, stylesCookie } from "../http/pages/styles.server.ts";
import type { ServerTiming } from "../http/request-context.server.ts";
import { randomText } from "../http/secrets/random-text.server.ts";
import { texts } from "../i18n/texts.ts";
import { translateWith } from "../i18n/translate.ts";
import type { Bindings } from "../request/bindings.server.ts";
import type { PageVisitor, AskedPage } from "./page-visitor.server.ts";
import { sessionCookie, xsrfCookie } from "../request/session.server.ts";
import { countGuestView } from "../request/view-count.server.ts";
import type { ComposedPage } from "./compose-page.server.ts";
import { byLocale, type Locale } from "../domain/languages.ts";

export type WholePage =
  | { response: Response; isFinished: true }
  | ({ response: Response; isFinished: false } & { nonce: string; cookies: string[]; steps: ServerTiming });

const translators = byLocale((locale) => {
  const { header, errors } = texts[locale];
  return translateWith({ header, errors }, locale);
});

export class VisitAnswer {
  readonly nonce = randomText(18, "base64");
  readonly cookies: string[] = [];
  readonly texts: SlotTexts;
  readonly #request: Request;
  readonly #platform: Bindings;
  readonly #language: Locale | null;
  readonly #oldText: string;
  readonly #styled: Styled;

  constructor(request: Request, platform: Bindings, visitor: PageVisitor, asked: AskedPage, now: number) {
    this.#request = request;
    this.#platform = platform;
    this.#language = asked.language;
    this.#styled = styledFor(request.headers);
    if (this.#styled !== "link" && !asked.reader.lite) this.cookies.push(stylesCookie(platform.publicOrigin));
    const t = translators[asked.reader.locale];
    const count = visitor.cartCount;
    this.#oldText = t(visitor.session?.isAccount ? "errors.oldCopySignedIn" : "errors.oldCopy");
    const left = timeLeft(now);
    this.texts = {
      n: this.nonce,
      x: visitor.xsrf ?? this.#newToken(visitor, now),
      i: platform.requestId,
      c: count > 0 ? String(count) : "",
      l: t(count > 0 ? "header.cartLabel" : "header.cartEmpty", { count }),
      t: escapeHtml(cityName(visitor.city, asked.reader.locale)),
      h: String(left.hours),
      m: String(left.minutes),
      s: String(left.seconds),
    };
  }

  /** settled.md 10: a first visit gets its session id with the answer; no row is written. */
  #newToken({ session }: PageVisitor, now: number): string {
    const { secrets, publicOrigin } = this.#platform;
    const issued = session ? null : issueSession(secrets, now);
    if (issued) this.cookies.push(sessionCookie(issued.cookie, publicOrigin));
    const token = issueXsrf(secrets, (session ?? issued)!.id);
    this.cookies.push(xsrfCookie(token, publicOrigin));
    return token;
  }

  async serve(page: PageCopy, from: string): Promise<WholePage> {
    this.#note(page.productId);
    return { response: this.#copy(page, from), isFinished: true };
  }

  /** An old page also serves signed-in visitors, and counts as no view. */
  async serveOld(page: PageCopy): Promise<WholePage> {
    const age = Math.round((this.#platform.clock() - page.composedAt) / 1000);
    return { response: await asOldPage(this.#copy(page, "last good"), this.#oldText, age), isFinished: true };
  }

  #copy(page: PageCopy, from: string): Response {
    const headers = new Headers(page.headers);
    setPageHeaders(headers, this.nonce, this.#platform);
    headers.set("Server-Timing", `session;desc="guest", page;desc="${from}", now;dur=${this.#platform.clock()}`);
    for (const cookie of this.cookies) headers.append("Set-Cookie", cookie);
    return new Response(new SlotFiller(this.texts, this.#styled).filled(page.parts), { headers });
  }

  async pass(composed: ComposedPage): Promise<WholePage> {
    const { status, headers, productId, steps } = composed;
    this.#note(productId);
    const body = composed.read(this.texts, this.#styled);
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

  #note(productId: number | null): void {
    const { publicOrigin } = this.#platform;
    if (productId !== null) {
      const cookie = countGuestView(this.#request, this.#platform, productId);
      if (cookie !== null) this.cookies.push(cookie);
    }
    if (this.#language !== null && !isPrefetch(this.#request.headers)) {
      this.cookies.push(preferenceCookie("lng", this.#language, publicOrigin));
    }
  }
}

/**
 * An old copy with its notice; the Age header (seconds) keeps it out of the offline copies, which print their own time.
 */
async function asOldPage(copy: Response, sentence: string, age: number): Promise<Response> {
  const notice = `<div class="flash-banner flash-banner-warning" role="status"><div class="wrap flash-banner-text"><div>${escapeHtml(sentence)}</div></div></div>`;
  const page = (await copy.text()).replace(/<main\b[^>]*>/, (main) => main + notice);
  const headers = new Headers(copy.headers);
  headers.set("Cache-Control", "private, no-store");
  headers.set("Age", String(age));
  return new Response(page, { headers });
}
