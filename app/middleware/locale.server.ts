import { preferenceCookie } from "../http/cookies/preference-cookies.server.ts";
import type { MiddlewareFunction } from "react-router";
import { withLanguage } from "../domain/pages/language-address.ts";
import { addressLanguage, namedLanguage, carryLanguage } from "../http/head/carry-language.server.ts";
import { addressLanguageContext } from "../http/head/page-facts.server.ts";
import { isPage } from "../http/page-headers.server.ts";
import { isPrefetch } from "../http/pages/prefetch.server.ts";
import { cookiesContext } from "../http/request-context.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { carriedHref, localeOf, setTranslator } from "../request/locale.server.ts";

export const localeMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { publicOrigin } = context.get(bindings);
  const { headers } = request;
  const named = namedLanguage(request, publicOrigin);
  setTranslator(context);
  const { pathname, search } = new URL(request.url);
  const here = Object.assign(new URL(publicOrigin), { pathname, search });
  const language = addressLanguage(here);
  context.set(addressLanguageContext, language);
  context.set(carriedHref, (href) => withLanguage(href, named));
  const response = await next();
  const isShown = isPage(response.headers);
  if (isShown) response.headers.set("Content-Language", localeOf(context));
  if (language === null) return response;
  // A prefetched page is not yet a choice.
  if (isShown && !isPrefetch(headers))
    context.get(cookiesContext).push(preferenceCookie("lng", language, publicOrigin));
  return carryLanguage(response, language, here);
};
