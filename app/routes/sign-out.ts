import { redirect } from "react-router";
import { signOut } from "../data/accounts/sign-in.server.ts";
import { confirmed } from "../request/action-context.server.ts";
import { takeGuestCookies } from "../shared/sign-in/guest-cookies.server.ts";

export const loader = () => redirect("/", 303);

export const action = confirmed(async (tools) => {
  const { db, session, t, reply } = tools;
  const message = t("accountActions.signedOut");
  // A guest would only lose the cart.
  if (session.account !== null || session.isUnknown) {
    await signOut(db, session.idHash);
    takeGuestCookies(tools);
  }
  return reply(message, { to: "/" }, "/");
});
