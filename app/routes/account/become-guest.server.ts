import { cartCountCookie } from "../../http/cookies/cart-count.server.ts";
import { compareCookie } from "../../http/cookies/compare-cookie.server.ts";
import { recentCookie } from "../../http/cookies/recent.server.ts";
import { replyDone } from "../../http/forms/reply.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { rotateSession } from "../../middleware/session.server.ts";
import type { AccountTools } from "./account-action.server.ts";

/** Gives who leaves their account a guest's cookies in place of its own. */
export function takeGuestCookies(tools: ReturnType<typeof actionContext>): void {
  const { where, publicOrigin, now } = tools;
  where.context
    .get(cookiesContext)
    .push(
      ...rotateSession(tools, now, false).cookies,
      cartCountCookie(0, publicOrigin),
      compareCookie([], publicOrigin),
      recentCookie([], publicOrigin),
    );
}

/** The answer to who has just ended their own session: they are a guest again, on the home page. */
export function becomeGuest(tools: AccountTools, text: string): Promise<Response> {
  takeGuestCookies(tools);
  return replyDone({ ...tools.where, to: "/" }, { kind: "done", text }, { cartCount: 0, to: "/" });
}
