import { redirect } from "react-router";
import { recentCookie } from "../../http/recent.server.ts";
import { replyDone } from "../../http/reply.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { actionContext } from "../../middleware/action-context.server.ts";
import type { Route } from "./+types/recent-forget";

export const loader = () => redirect("/shop/recently-viewed", 303);

/** Forgets which products this visitor looked at; no field. */
export async function action(args: Route.ActionArgs) {
  const { publicOrigin, t, where } = actionContext(args);
  args.context.get(cookiesContext).push(recentCookie([], publicOrigin));
  return replyDone(where, { kind: "done", text: t("actions.recentForgotten") });
}
