import type { LineRefusal } from "../../domain/cart/line-request.ts";
import type { Locale } from "../../domain/viewer.ts";
import { cartCountCookie } from "../../http/cookies/cart-count.server.ts";
import { cookiesContext, type Problem } from "../../http/request-context.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { ActionTools } from "../../request/action-context.server.ts";

/** After a write to the cart: sets the badge's cookie; answers its number and spoken name, for callers that stay on their page. */
export function cartChanged({ context, publicOrigin, t }: ActionTools, count: number) {
  context.get(cookiesContext).push(cartCountCookie(count, publicOrigin));
  return { cartCount: count, cartLabel: t("header.cartLabel", { count }) };
}

/** A refused change of a line: its sentence, at its field. */
export function lineProblem(refusal: LineRefusal, values: Record<string, string>, t: Translate): Problem {
  return { fields: { [refusal.field]: lineSentence(refusal, t) }, values, form: null };
}

/** Why a change of a line is refused, in words. */
export function lineSentence(refusal: LineRefusal, t: Translate): string {
  switch (refusal.problem) {
    case "gone":
      return t("actions.productGone");
    case "closed":
      return t("buying.vendorClosed");
    case "chooseVariant":
      return t("actions.chooseVariant");
    case "cartFull":
      return t("actions.cartFull");
    case "soldOut":
      return t("actions.soldOut");
    case "overLimit":
      return t("actions.overLimit");
    case "overStock":
      return refusal.available === 0 ? t("actions.noneFree") : t("actions.overStock", { count: refusal.available });
  }
}

/** The sentences of fields that could not be read; fields the shopper does not see get one sentence for the whole form. */
export function fieldProblem(fields: string[], values: Record<string, string>, t: Translate): Problem {
  const sentences: Record<string, string> = {
    quantity: t("actions.quantityInvalid"),
    qty: t("actions.quantityInvalid"),
    product: t("actions.productGone"),
    variant: t("actions.chooseVariant"),
  };
  const known = fields.filter((field) => Object.hasOwn(sentences, field));
  return {
    fields: Object.fromEntries(known.map((field) => [field === "qty" ? "quantity" : field, sentences[field]!])),
    values,
    form: known.length === fields.length ? null : t("actions.checkFields"),
  };
}

/** Most names in one sentence: a list of 200 is no message. */
const mostNames = 3;

/** "A, B, C and 2 more", for a sentence about several products. */
export function nameList(names: readonly string[], locale: Locale, t: Translate): string {
  const first = names.slice(0, mostNames).join(locale === "am" ? "፣ " : ", ");
  const count = names.length - mostNames;
  return count > 0 ? t("actions.wishlistAndMore", { names: first, count }) : first;
}
