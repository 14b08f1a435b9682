import { redirect } from "react-router";
import { forgetRecentlyViewed } from "../../data/products/recent.server.ts";
import { recentCookie } from "../../http/cookies/recent.server.ts";
import { replyDone } from "../../http/forms/reply.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import type { Route } from "./+types/recent-forget";

export const loader = () => redirect("/shop/recently-viewed", 303);

/** Forgets which products this visitor looked at, on the account of who is signed in and in this browser; no field. */
export const action = confirmed<Route.ActionArgs>(async ({ db, session, publicOrigin, t, where }, { context }) => {
  // Asking for the owner first: nothing is forgotten by halves while nobody can say whose list it is.
  if (session.owner && session.account) await forgetRecentlyViewed(db, session.account.id);
  context.get(cookiesContext).push(recentCookie([], publicOrigin));
  return replyDone(where, { kind: "done", text: t("actions.recentForgotten") });
});
