import { escapeHtml } from "../app/domain/pages/escape-html.ts";
import { shopName } from "../app/domain/pages/shop.ts";
import { translators } from "../app/i18n/texts.ts";
import type { TextKey } from "../app/i18n/translate.ts";
import type { Bindings } from "../app/request/bindings.server.ts";
import { requestLanguage } from "../app/request/locale.server.ts";
import type { Locale } from "../app/domain/languages.ts";
import { wantsPage } from "../app/http/media-types.server.ts";

type Status = 408 | 500 | 503;

export interface Scene {
  platform: Bindings;
  nonce: string;
}

/** The cheap page that cannot fail, with links to go on; callers that accept no page get the status as JSON. */
export function bareAnswer(request: Request, scene: Scene, status: Status): Response {
  const language = requestLanguage(request, scene.platform.publicOrigin);
  const isPost = request.method === "POST";
  const t = translators[language];
  const away = isPost ? "errors.notConfirmedText" : "errors.unavailableText";
  const text = t(status === 500 ? "errors.failedText" : status === 408 ? "errors.tooSlowText" : away);
  if (!wantsPage(request)) return Response.json({ ok: false, status, ...(isPost && { form: text }) }, { status });
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Language": language };
  return new Response(html(request, scene, { status, language, text }), { status, headers });
}

const titles = {
  408: "errors.tooSlowTitle",
  500: "errors.failedTitle",
  503: "errors.unavailableTitle",
} as const satisfies Record<Status, TextKey>;

function html(
  request: Request,
  { platform, nonce }: Scene,
  { status, language, text }: { status: Status; language: Locale; text: string },
): string {
  const words = (key: TextKey, values?: Record<string, string>) => escapeHtml(translators[language](key, values));
  const { pathname, search } = new URL(request.url);
  const title = words(titles[status]);
  const link = (href: string, name: string) => `<a href="${escapeHtml(href)}">${name}</a>`;
  const own = pathname.replace(/^\/{2,}/, "/") + search;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>
<title>${title}</title><style nonce="${escapeHtml(nonce)}">${STYLE}</style></head>
<body><header>${link("/", escapeHtml(shopName(language)))}</header><main><h1>${title}</h1><p>${escapeHtml(text)}</p>
${status === 500 ? `<p>${words("errors.requestId", { id: platform.requestId })}</p>` : ""}
<form role="search" action="/shop/sidebar/list"><label>${words("header.searchLabel")}
<input name="name" type="search" maxlength="100"/></label> <button>${words("header.search")}</button></form></main>
<nav>${request.method === "POST" ? "" : link(own, words("everywhere.tryAgain"))}
${link("/", words("everywhere.home"))} ${link("/shop/cart", words("header.cart"))}
${link("/pages/help-center", words("errors.helpCenter"))}</nav></body></html>`;
}

const STYLE = `body{max-width:640px;margin:0 auto;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
header a,nav a{display:inline-block;padding:12px 16px 12px 0;color:#075240}header a{font-weight:700}
input,button{min-height:44px;padding:0 12px;font:inherit}`;
