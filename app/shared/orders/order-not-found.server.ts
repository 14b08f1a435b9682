import type { RequestContext } from "../../request/page-tools.server.ts";
import { data } from "react-router";
import { failureContext } from "../../http/request-context.server.ts";
import { pageTitle } from "../../request/page-title.server.ts";

/**
 * For actions: 404, shown as the failure page of `page`. Missing orders and other people's look the same
 * (security-and-faults.md 2).
 */
export function orderNotFoundReply(
  { request, context }: { request: Request; context: RequestContext },
  page = new URL(request.url).pathname,
): Response {
  context.set(failureContext, { status: 404, page });
  return new Response(null, { status: 404 });
}

/** For loaders: the same 404, with the ways to open an order (shared/orders/order-failure); throw it. */
export function orderNotFoundPage(context: RequestContext) {
  return data({ title: pageTitle(context, "orders.foreignTitle") }, { status: 404 });
}
