import type { AddressProblem } from "../../domain/checkout/address.ts";
import type { DetailField } from "../../domain/checkout/checkout-details.ts";
import { formatEtb } from "../../domain/money.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { ChangeReason } from "./place-order.server.ts";

type Values = Record<string, string>;

export function detailProblem(
  problems: Partial<Record<DetailField, AddressProblem>>,
  values: Values,
  t: Translate,
): Problem {
  const entries = Object.entries(problems) as [DetailField, AddressProblem][];
  const fields = Object.fromEntries(entries.map(([field, problem]) => [field, detailSentence(field, problem, t)]));
  return { fields, values, form: null };
}

function detailSentence(field: DetailField, problem: AddressProblem, t: Translate): string {
  if (problem.kind === "tooLong")
    return t("accountActions.tooLong", { field: t(`address.${field}`), max: problem.max });
  if (problem.kind === "two") return t("accountActions.onlyOne");
  if (field === "region") return t("accountActions.regionMissing");
  if (field === "subCity") return t("accountActions.placeMissing");
  if (field === "phone") return t("accountActions.phoneInvalid");
  if (field === "email") return t("accountActions.newsletterInvalid");
  return t(field === "city" ? "accountActions.cityMissing" : "accountActions.nameMissing");
}

export function choiceProblem(wrong: readonly string[], values: Values, t: Translate): Problem {
  const fields: Values = {};
  for (const name of wrong) fields[name] = t(name === "payment" ? "buying.paymentUnknown" : "buying.deliveryUnknown");
  return { fields, values, form: null };
}

export function changeSentences(reasons: readonly ChangeReason[], t: Translate): string[] {
  return [...new Set([t("buying.orderChanged"), ...reasons.map((reason) => changeSentence(reason, t))])];
}

function changeSentence(reason: ChangeReason, t: Translate): string {
  switch (reason.kind) {
    case "total":
      return t("buying.totalRose", { was: formatEtb(reason.was), now: formatEtb(reason.now) });
    case "lines":
      return t("buying.cartChanged");
    case "coupon":
      return t("buying.couponGone");
    case "unsent":
      return t("delivery.unsent");
    case "holds":
      return t("buying.tooManyHolds");
    default:
      return t("buying.linesChanged");
  }
}
