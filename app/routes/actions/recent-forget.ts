import { redirect } from "react-router";
import { forgetRecentlyViewed } from "../../data/products/recent.server.ts";
import { recentCookie } from "../../http/cookies/list-cookies.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import type { Route } from "./+types/recent-forget";

export const loader = () => redirect("/shop/recently-viewed", 303);

export const action = confirmed<Route.ActionArgs>(async ({ db, session, publicOrigin, t, reply }, { context }) => {
  // `owner` throws if the database cannot say whose list it is; then nothing is deleted.
  if (session.owner && session.account) await forgetRecentlyViewed(db, session.account.id);
  context.get(cookiesContext).push(recentCookie([], publicOrigin));
  return reply(t("actions.recentForgotten"));
});
