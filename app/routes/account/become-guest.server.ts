import { cartCountCookie } from "../../http/cookies/cart-count.server.ts";
import { compareCookie } from "../../http/cookies/compare-cookie.server.ts";
import { recentCookie } from "../../http/cookies/recent.server.ts";
import { replyDone } from "../../http/forms/reply.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { rotateSession } from "../../middleware/session.server.ts";
import type { AccountTools } from "./account-action.server.ts";

/** The answer to who has just ended their own session: a guest's cookies in place of the account's, and the home page. */
export function becomeGuest(tools: AccountTools, text: string): Promise<Response> {
  const { where, publicOrigin, now } = tools;
  where.context
    .get(cookiesContext)
    .push(
      ...rotateSession(tools, now, false).cookies,
      cartCountCookie(0, publicOrigin),
      compareCookie([], publicOrigin),
      recentCookie([], publicOrigin),
    );
  return replyDone({ ...where, to: "/" }, { kind: "done", text }, { cartCount: 0, to: "/" });
}
