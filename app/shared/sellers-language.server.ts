import { redirect } from "react-router";
import type { Locale } from "../domain/languages.ts";
import { chosenLocale } from "../http/cookies/preference-cookies.server.ts";
import { addressLanguageContext } from "../http/head/page-facts.server.ts";
import { problemContext } from "../http/request-context.server.ts";
import { localeOf } from "../request/locale.server.ts";
import type { RequestContext } from "../request/page-tools.server.ts";

/** Redirects a seller's link to the seller's language, unless the reader chose one or sent the page's form. */
export async function inSellersLanguage(
  { request, context }: { request: Request; context: RequestContext },
  path: string,
  language: Locale,
): Promise<void> {
  const chosen = context.get(addressLanguageContext) ?? chosenLocale(request);
  if (chosen !== null || context.get(problemContext) || language === localeOf(context)) return;
  throw redirect(`${path}?lng=${language}`, 303);
}
