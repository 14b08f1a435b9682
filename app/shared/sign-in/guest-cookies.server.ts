import { cartCountCookie, compareCookie, recentCookie } from "../../http/cookies/list-cookies.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { rotateSession } from "../../request/session.server.ts";

export function takeGuestCookies(tools: ActionTools): void {
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

export function becomeGuest(tools: ActionTools, text: string): Promise<Response> {
  takeGuestCookies(tools);
  return tools.reply(text, { cartCount: 0, to: "/" }, "/");
}
