import type { RouterContextProvider } from "react-router";
import { isAway, within } from "../../data/deadline.server.ts";
import { listProductsByIds } from "../../data/products/products.server.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import { openIntention } from "../../http/forms/intention.server.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { localeOf, translator } from "../../middleware/locale.server.ts";
import { sessionContext } from "../../middleware/session.server.ts";

const READ_MS = 2_000;
const wish = { signIn: "signIn.reasonWishlist", register: "signIn.registerWishlist" } as const;
const SENTENCES = {
  wishlistAdd: wish,
  cartWish: wish,
  cartAdd: { signIn: "signIn.reasonCart", register: "signIn.registerCart" },
} as const;

/** Why somebody is asked to (design.md: "to save Blue shoe"); null where there is no reason, or nobody can say it now. */
export async function reasonOf(
  context: Readonly<RouterContextProvider>,
  sealed: string,
  way: keyof typeof wish,
): Promise<string | null> {
  const { db, secrets } = context.get(bindings);
  const intention = openIntention(sealed, secrets, context.get(sessionContext).idHash);
  const id = Number(intention?.fields.product);
  if (!intention || !Number.isSafeInteger(id)) return null;
  try {
    const [product] = await within(READ_MS, listProductsByIds(db, [id]));
    if (!product) return null;
    const { name } = displayName(product, localeOf(context));
    return context.get(translator)(SENTENCES[intention.kind][way], { name });
  } catch (error) {
    if (!isAway(error)) throw error;
    return null;
  }
}
