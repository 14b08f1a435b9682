import type { Intention } from "../../domain/cart/intention.ts";
import { sealIntention } from "../../http/forms/intention.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";

/**
 * The login wall (specification 4.6, 8): pages are led to the sign-in, which carries the intention out afterwards; callers
 * that stay on their page get 401 with the address of that sign-in.
 */
export function askToSignIn(
  { where, secrets, session, t, publicOrigin }: ReturnType<typeof actionContext>,
  intention: Intention,
): Response {
  const wanted = { ...intention, returnTo: safePath(intention.returnTo, publicOrigin) };
  const signIn = `/sign-in?intention=${sealIntention(wanted, secrets, session.idHash)}`;
  const headers = { "Cache-Control": "no-store" };
  if (!(where.request.headers.get("accept") ?? "").includes("text/html")) {
    return Response.json({ ok: false, signIn, form: t("accountActions.signInFirst") }, { status: 401, headers });
  }
  return new Response(null, { status: 303, headers: { ...headers, Location: signIn } });
}
