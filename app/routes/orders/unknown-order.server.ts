import { data, type RouterContextProvider } from "react-router";
import { failureContext } from "../../http/request-context.server.ts";
import { translator } from "../../middleware/locale.server.ts";

type Context = Readonly<RouterContextProvider>;

/** To a form: orders that do not exist and those of others are the same page (security-and-faults.md 2). */
export function unknownOrder({ context }: { context: Context }): Response {
  context.set(failureContext, { status: 404 });
  return new Response(null, { status: 404 });
}

/** The same for a page; to be thrown. */
export function noSuchOrder(context: Context) {
  return data({ title: context.get(translator)("actions.notFoundTitle") }, { status: 404 });
}
