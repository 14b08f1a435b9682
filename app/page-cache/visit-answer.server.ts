import { cityName } from "../domain/delivery/city-name.ts";
import { escapeHtml } from "../domain/pages/escape-html.ts";
import { timeLeft } from "../domain/home/flash-sales.ts";
import type { PageCopy } from "./page-copy.ts";
import { preferenceCookie } from "../http/cookies/preference-cookies.server.ts";
import { issueSession, issueXsrf } from "../http/cookies/session-cookie.server.ts";
import { setPageHeaders } from "../http/page-headers.server.ts";
import { isPrefetch } from "../http/pages/prefetch.server.ts";
import { SlotFiller, type SlotTexts } from "./fill-page.server.ts";
import { styledFor, stylesCookie } from "../http/pages/styles.server.ts";
import type { ServerTiming } from "../http/request-context.server.ts";
import { randomText } from "../http/secrets/random-text.server.ts";
import { translators } from "../i18n/texts.ts";
import type { Bindings } from "../request/bindings.server.ts";
import type { PageVisitor, AskedPage } from "./page-visitor.server.ts";
import { sessionCookie, xsrfCookie } from "../request/session.server.ts";
import { countGuestView } from "../request/view-count.server.ts";
import type { ComposedPage } from "./compose-page.server.ts";

export type WholePage =
  | { response: Response; isFinished: true }
  | ({ response: Response; isFinished: false } & { nonce: string; cookies: string[]; steps: ServerTiming });

/** The answer to one visitor, of a copy or of a page that is being composed. */
export function visitAnswer(
  request: Request,
  platform: Bindings,
  visitor: PageVisitor,
  { language, reader: { locale, lite } }: AskedPage,
) {
  const { publicOrigin } = platform;
  const now = platform.clock();
  const nonce = randomText(18, "base64");
  const styled = styledFor(request.headers);
  const cookies = styled === "link" || lite ? [] : [stylesCookie(publicOrigin)];
  const t = translators[locale];
  const count = visitor.cartCount;
  const left = timeLeft(now);
  const texts: SlotTexts = {
    n: nonce,
    x: visitor.xsrf ?? newToken(visitor, platform, cookies),
    i: platform.requestId,
    c: count > 0 ? String(count) : "",
    l: t(count > 0 ? "header.cartLabel" : "header.cartEmpty", { count }),
    t: escapeHtml(cityName(visitor.city, locale)),
    h: String(left.hours),
    m: String(left.minutes),
    s: String(left.seconds),
  };
  const note = (productId: number | null) => {
    const cookie = productId === null ? null : countGuestView(request, platform, productId);
    if (cookie !== null) cookies.push(cookie);
    if (language !== null && !isPrefetch(request.headers))
      cookies.push(preferenceCookie("lng", language, publicOrigin));
  };
  const answerOf = (page: PageCopy, from: string) => {
    const headers = new Headers(page.headers);
    setPageHeaders(headers, nonce, platform);
    headers.set("Server-Timing", `session;desc="guest", page;desc="${from}", now;dur=${now}`);
    for (const cookie of cookies) headers.append("Set-Cookie", cookie);
    return new Response(new SlotFiller(texts, styled).filled(page.parts), { headers });
  };
  return {
    serve(page: PageCopy, from: string): WholePage {
      note(page.productId);
      return { response: answerOf(page, from), isFinished: true };
    },
    /** An old page also serves signed-in visitors, and counts as no view. */
    async serveOld(page: PageCopy): Promise<WholePage> {
      const sentence = t(visitor.session?.isAccount ? "errors.oldCopySignedIn" : "errors.oldCopy");
      const age = Math.round((now - page.composedAt) / 1000);
      return { response: await asOldPage(answerOf(page, "last good"), sentence, age), isFinished: true };
    },
    pass(composed: ComposedPage): WholePage {
      const { status, headers, productId, steps } = composed;
      note(productId);
      const response = new Response(composed.read(texts, styled), { status, headers });
      response.headers.delete("Set-Cookie");
      const guest = [
        { name: "session", desc: "guest" },
        { name: "page", desc: "composed" },
      ];
      return { response, isFinished: false, nonce, cookies, steps: [...guest, ...steps] };
    },
  };
}

/** settled.md 10: a first visit gets its session id with the answer; no row is written. */
function newToken({ session }: PageVisitor, { secrets, publicOrigin, clock }: Bindings, cookies: string[]): string {
  const issued = session ? null : issueSession(secrets, clock());
  if (issued) cookies.push(sessionCookie(issued.cookie, publicOrigin));
  const token = issueXsrf(secrets, (session ?? issued)!.id);
  cookies.push(xsrfCookie(token, publicOrigin));
  return token;
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
