import type { LineRefusal } from "../../domain/cart/line-request.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { Translate } from "../../i18n/translate.ts";

/** The sentence of a refused change, at its field. */
export function lineProblem(refusal: LineRefusal, values: Record<string, string>, t: Translate): Problem {
  const text = lineSentence(refusal, t);
  return { fields: { [refusal.field]: text }, values, form: null };
}

/** The sentences of fields that could not be read. */
export function fieldProblem(fields: string[], values: Record<string, string>, t: Translate): Problem {
  const of: Record<string, string> = {
    quantity: t("actions.quantityInvalid"),
    qty: t("actions.quantityInvalid"),
    product: t("actions.productGone"),
    variant: t("actions.chooseVariant"),
  };
  const known = fields.filter((field) => Object.hasOwn(of, field));
  return {
    fields: Object.fromEntries(known.map((field) => [field === "qty" ? "quantity" : field, of[field]!])),
    values,
    form: known.length === fields.length ? null : t("actions.checkFields"),
  };
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
