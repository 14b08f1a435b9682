import type { z } from "zod";
import type { LineRefusal } from "../../domain/cart/line-request.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { openChoices } from "../../domain/products/option-choice.ts";
import { cartCountCookie } from "../../http/cookies/list-cookies.server.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { cookiesContext, type Problem } from "../../http/request-context.server.ts";
import type { Translate, TextKey } from "../../i18n/translate.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { languages } from "../../domain/languages.ts";

/** After a write to the cart: sets the badge's cookie and returns its count and label. */
export function cartChanged({ context, publicOrigin, t }: ActionTools, count: number) {
  context.get(cookiesContext).push(cartCountCookie(count, publicOrigin));
  return { cartCount: count, cartLabel: t("header.cartLabel", { count }) };
}

export function addedToCart(name: string, t: Translate) {
  return { text: t("actions.added", { name }), link: { href: "/shop/cart", text: t("actions.viewCart") } };
}

export function lineProblem(refusal: LineRefusal, values: Record<string, string>, t: Translate): Problem {
  return { fields: { [refusal.field]: lineSentence(refusal, t, values.open) }, values, form: null };
}

export function lineSentence(refusal: LineRefusal, t: Translate, sentOpen?: string): string {
  const open = openChoices.find((one) => one === sentOpen) ?? "option";
  switch (refusal.problem) {
    case "gone":
      return t("actions.productGone");
    case "closed":
      return t("buying.vendorClosed");
    case "chooseVariant":
      return t(`actions.choose_${open}`);
    case "optionGone":
      return t("actions.optionGone");
    case "optionSoldOut":
      return t("actions.optionSoldOut");
    case "cartFull":
      return t("actions.cartFull");
    case "soldOut":
      return t("actions.soldOut");
    case "overLimit":
      return t("actions.overLimit");
    case "oneAtATime":
      return t(refusal.available === 0 ? "actions.oneInCart" : "actions.oneAtATime");
    case "overStock":
      return refusal.available === 0 ? t("actions.noneFree") : t("actions.overStock", { count: refusal.available });
  }
}

/** The form's values by its schema. Throws the refusal for `confirmed` to send. */
export function readLine<T>({ submission, refuse, t }: ActionTools, schema: z.ZodType<T>): T {
  const parsed = parseFields(submission, schema);
  if (!parsed.ok) throw refuse(fieldProblem(parsed.fields, parsed.values, t));
  return parsed.value;
}

/** Hidden fields share one sentence for the whole form. */
export function fieldProblem(fields: string[], values: Record<string, string>, t: Translate): Problem {
  const sentences: Record<string, string> = {
    quantity: t("actions.quantityInvalid"),
    qty: t("actions.quantityInvalid"),
    product: t("actions.productGone"),
    variant: t("actions.choose_option"),
  };
  const known = fields.filter((field) => Object.hasOwn(sentences, field));
  return {
    fields: Object.fromEntries(known.map((field) => [field === "qty" ? "quantity" : field, sentences[field]!])),
    values,
    form: known.length === fields.length ? null : t("actions.checkFields"),
  };
}

const mostNames = 3;

/** A sentence for each reason, with the goods that it concerns: "A, B, C and 2 more". */
export function reasonSentences<Reason extends string>(
  left: readonly { reason: Reason; chosen: Parameters<typeof chosenNames>[0] }[],
  sentences: Record<Reason, TextKey>,
  { locale, t }: Pick<ActionTools, "locale" | "t">,
): string[] {
  return [...new Set(left.map(({ reason }) => reason))].map((reason) => {
    const own = left.filter((one) => one.reason === reason);
    const names = own.map(({ chosen }) => chosenText(chosenNames(chosen), locale));
    const first = names.slice(0, mostNames).join(languages[locale].comma);
    const count = names.length - mostNames;
    return t(sentences[reason], {
      names: count > 0 ? t("actions.wishlistAndMore", { names: first, count }) : first,
    });
  });
}
