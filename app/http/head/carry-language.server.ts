import { escapeHtml, unescapeHtml } from "../../domain/pages/escape-html.ts";
import { carriedLink } from "../../domain/pages/language-address.ts";
import { isPage } from "../page-headers.server.ts";
import { locales, type Locale } from "../../domain/languages.ts";
import { wantsPage } from "../media-types.server.ts";

/** Adds the address's language (settled.md 16) to every link of ours as the bytes pass, and to a redirect. */
export function carryLanguage(response: Response, language: Locale, here: URL): Response {
  const { status } = response;
  const headers = new Headers(response.headers);
  const location = headers.get("Location");
  if (location !== null) headers.set("Location", carriedLink(location, language, here));
  const isRead = response.body === null || !isPage(response.headers);
  const body = isRead ? response.body : response.body!.pipeThrough(carryingLinks(language, here));
  return new Response(body, { status, headers });
}

/**
 * In React's HTML no value has a quote, "<" or ">", so nothing else matches. HTMLRewriter takes 60 us for each of
 * home's 600 links.
 */
const LINK = /(<a\b[^>]*?\shref=")([^"]*)/g;

export function withCarriedLinks(html: string, language: Locale, here: URL): string {
  return html.replace(
    LINK,
    (_, start: string, href: string) => start + escapeHtml(carriedLink(unescapeHtml(href), language, here)),
  );
}

function carryingLinks(language: Locale, here: URL): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let held = "";
  const print = (html: string, controller: TransformStreamDefaultController<Uint8Array>) => {
    if (html) controller.enqueue(encoder.encode(withCarriedLinks(html, language, here)));
  };
  return new TransformStream({
    transform(chunk, controller) {
      const html = held + decoder.decode(chunk, { stream: true });
      const open = html.lastIndexOf("<");
      const end = open < 0 || html.indexOf(">", open) >= 0 ? html.length : open;
      held = html.slice(end);
      print(html.slice(0, end), controller);
    },
    flush: (controller) => print(held + decoder.decode(), controller),
  });
}

/** settled.md 16: one `lng` of a language of ours, else null. */
export function addressLanguage({ searchParams }: URL): Locale | null {
  const named = searchParams.getAll("lng");
  return named.length === 1 ? (locales.find((locale) => locale === named[0]) ?? null) : null;
}

/** The address's language, else that of the page which sends the form or asks for data. */
export function namedLanguage(request: Request, publicOrigin: string): Locale | null {
  const own = addressLanguage(new URL(request.url));
  if (own !== null) return own;
  const isLink = request.method !== "POST" && wantsPage(request);
  const page = request.headers.get("referer") ?? "";
  if (isLink || !URL.canParse(page)) return null;
  const url = new URL(page);
  return url.origin === new URL(publicOrigin).origin ? addressLanguage(url) : null;
}
