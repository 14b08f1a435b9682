import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";

/** A guest's change of a list that nobody has: pages lead to the sign-in, everybody else hears 401. */
export function signInForWishlist({ where, t }: ReturnType<typeof actionContext>): Response {
  const signIn = `/sign-in?next=${encodeURIComponent(wishlistPath)}`;
  const isPage = (where.request.headers.get("accept") ?? "").includes("text/html");
  if (isPage) return new Response(null, { status: 303, headers: { Location: signIn, "Cache-Control": "no-store" } });
  return Response.json({ ok: false, signIn, form: t("actions.wishlistSignIn") }, { status: 401 });
}
