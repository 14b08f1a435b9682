import { isAway } from "../../data/deadline.server.ts";
import { findProductDetail } from "../../data/products/product-detail.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { type Intention, variantOf } from "../../domain/cart/intention.ts";
import { chosenOption } from "../../domain/products/option-choice.ts";
import { variantText } from "../../domain/products/variant-text.ts";
import { sealIntention, openIntention } from "../../http/forms/intention.server.ts";
import { replySignIn } from "../../http/forms/reply.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { localeOf, translator } from "../../request/locale.server.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { wantsPage } from "../../http/media-types.server.ts";

/**
 * The login wall (specification 4.6, 8): redirects to the sign-in, which carries the intention out afterwards; fetches
 * get 401 with its address.
 */
export async function askToSignIn(
  { where, secrets, session, t, publicOrigin, context }: ActionTools,
  intention: Intention,
): Promise<Response> {
  const wanted = { ...intention, returnTo: safePath(intention.returnTo, publicOrigin) };
  const signIn = `/sign-in?intention=${sealIntention(wanted, secrets, session.idHash)}`;
  const form = wantsPage(where.request) ? null : await sentenceOf(context, wanted, "signIn");
  return replySignIn(where, signIn, form ?? t("accountActions.signInFirst"));
}

/** The sealed intention was made for this session. */
export function isOwnIntention(context: RequestContext, sealed: string): boolean {
  const { secrets, session } = pageTools(context);
  return openIntention(sealed, secrets, session.idHash) !== null;
}

const wish = { signIn: "signIn.reasonWishlist", register: "signIn.registerWishlist" } as const;
const sentences = {
  wishlistAdd: wish,
  cartWish: wish,
  cartAdd: { signIn: "signIn.reasonCart", register: "signIn.registerCart" },
} as const;

/** "to save Blue shoe" (design.md); null without an intention, or without the database. */
export async function reasonOf(context: RequestContext, sealed: string, page: keyof typeof wish) {
  const { secrets, session } = pageTools(context);
  const intention = openIntention(sealed, secrets, session.idHash);
  return intention && sentenceOf(context, intention, page);
}

async function sentenceOf(context: RequestContext, intention: Intention, page: keyof typeof wish) {
  const id = Number(intention.fields.product);
  if (!Number.isSafeInteger(id)) return null;
  try {
    const product = await findProductDetail(context.get(bindings).db, String(id));
    if (!product) return null;
    const locale = localeOf(context);
    const { name } = displayName(product, locale);
    const wanted = variantOf(intention);
    const { variant } = chosenOption(product.variants, wanted === null ? null : { name: "variant", id: wanted });
    const chosen = variant && variantText(variant, locale)?.name;
    const t = context.get(translator);
    const whole = chosen ? t("signIn.inVariant", { name, variant: chosen }) : name;
    return t(sentences[intention.kind][page], { name: whole });
  } catch (error) {
    if (!isAway(error)) throw error;
    return null;
  }
}
