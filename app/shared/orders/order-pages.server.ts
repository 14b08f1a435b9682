import { chosenLocale } from "../../http/cookies/preference-cookies.server.ts";
import type { RequestContext } from "../../request/page-tools.server.ts";
import { data, redirect } from "react-router";
import type { Locale } from "../../domain/languages.ts";
import { addressLanguageContext } from "../../http/head/page-facts.server.ts";
import { failureContext, problemContext } from "../../http/request-context.server.ts";
import { localeOf } from "../../request/locale.server.ts";
import { pageTitle } from "../../request/page-title.server.ts";

/**
 * 404 for forms, the same for missing orders and other people's (security-and-faults.md 2); pages get the failure page
 * of `page`.
 */
export function unknownOrder(
  { request, context }: { request: Request; context: RequestContext },
  page = new URL(request.url).pathname,
): Response {
  context.set(failureContext, { status: 404, page });
  return new Response(null, { status: 404 });
}

/** The same 404 for pages, with the ways to open an order (shared/orders/order-failure); throw it. */
export function foreignOrder(context: RequestContext) {
  return data({ title: pageTitle(context, "orders.foreignTitle") }, { status: 404 });
}

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
