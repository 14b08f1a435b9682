import { redirect } from "react-router";
import { signOut } from "../data/accounts/sign-in.server.ts";
import { cartCountCookie } from "../http/cookies/cart-count.server.ts";
import { compareCookie } from "../http/cookies/compare-cookie.server.ts";
import { recentCookie } from "../http/cookies/recent.server.ts";
import { replyDone } from "../http/forms/reply.server.ts";
import { cookiesContext } from "../http/request-context.server.ts";
import { confirmed } from "../middleware/confirmed.server.ts";
import { rotateSession } from "../middleware/session.server.ts";
import type { Route } from "./+types/sign-out";

export const loader = () => redirect("/", 303);

/** Signs out, for this browser alone; no field. The account's cart and lists wait for it, a guest begins anew. */
export const action = confirmed(async (tools, { context }: Route.ActionArgs) => {
  const { db, now, session, publicOrigin, t, where } = tools;
  const message = { kind: "done", text: t("accountActions.signedOut") } as const;
  // A guest has nothing to leave, and would lose the cart.
  if (session.account !== null || session.isUnknown) {
    await signOut(db, session.idHash);
    context
      .get(cookiesContext)
      .push(
        ...rotateSession(tools, now, false).cookies,
        cartCountCookie(0, publicOrigin),
        compareCookie([], publicOrigin),
        recentCookie([], publicOrigin),
      );
  }
  return replyDone({ ...where, to: "/" }, message, { to: "/" });
});
