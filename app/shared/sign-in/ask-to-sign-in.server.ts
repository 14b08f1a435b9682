import type { RouterContextProvider } from "react-router";
import { isAway, READ_MS, within } from "../../data/deadline.server.ts";
import { listProductsByIds } from "../../data/products/products.server.ts";
import { displayName } from "../../domain/display-name.ts";
import type { Intention } from "../../domain/cart/intention.ts";
import { sealIntention, openIntention } from "../../http/forms/intention.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { localeOf, translator } from "../../request/locale.server.ts";
import { sessionContext } from "../../request/session.server.ts";

/**
 * The login wall (specification 4.6, 8): pages are led to the sign-in, which carries the intention out afterwards; callers
 * that stay on their page get 401 with the address of that sign-in.
 */
export function askToSignIn({ where, secrets, session, t, publicOrigin }: ActionTools, intention: Intention): Response {
  const wanted = { ...intention, returnTo: safePath(intention.returnTo, publicOrigin) };
  const signIn = `/sign-in?intention=${sealIntention(wanted, secrets, session.idHash)}`;
  const headers = { "Cache-Control": "no-store" };
  if (!(where.request.headers.get("accept") ?? "").includes("text/html")) {
    return Response.json({ ok: false, signIn, form: t("accountActions.signInFirst") }, { status: 401, headers });
  }
  return new Response(null, { status: 303, headers: { ...headers, Location: signIn } });
}

const wish = { signIn: "signIn.reasonWishlist", register: "signIn.registerWishlist" } as const;
const sentences = {
  wishlistAdd: wish,
  cartWish: wish,
  cartAdd: { signIn: "signIn.reasonCart", register: "signIn.registerCart" },
} as const;

/** Why the shopper is asked to sign in (design.md: "to save Blue shoe"); null without an intention, or where the database is away. */
export async function reasonOf(
  context: Readonly<RouterContextProvider>,
  sealed: string,
  page: keyof typeof wish,
): Promise<string | null> {
  const { db, secrets } = context.get(bindings);
  const intention = openIntention(sealed, secrets, context.get(sessionContext).idHash);
  const id = Number(intention?.fields.product);
  if (!intention || !Number.isSafeInteger(id)) return null;
  try {
    const [product] = await within(READ_MS, listProductsByIds(db, [id]));
    if (!product) return null;
    const { name } = displayName(product, localeOf(context));
    return context.get(translator)(sentences[intention.kind][page], { name });
  } catch (error) {
    if (!isAway(error)) throw error;
    return null;
  }
}
