import type { CustomOrderField, CustomOrderProblem } from "../../domain/orders/custom-order.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

/** What is wrong with each field of a request, in sentences. */
export function customOrderSentences(
  problems: Partial<Record<CustomOrderField, CustomOrderProblem>>,
  t: Translate,
): Record<string, string> {
  const found = Object.entries(problems) as [CustomOrderField, CustomOrderProblem][];
  return Object.fromEntries(found.map(([field, problem]) => [field, sentence(field, problem, t)]));
}

function sentence(field: CustomOrderField, problem: CustomOrderProblem, t: Translate): string {
  const label = written[field];
  if (problem.kind === "tooLong" && label) return t("accountActions.tooLong", { field: t(label), max: problem.max });
  if (problem.kind === "past") return t("buying.customDayPast");
  return t(problem.kind === "far" ? "buying.customDayFar" : wrong[field]);
}

/** Fields that hold words, and how they are called. */
const written: Partial<Record<CustomOrderField, TextKey>> = {
  what: "customOrder.asked",
  link: "customOrder.link",
  city: "customOrder.city",
};

const wrong: Record<CustomOrderField, TextKey> = {
  what: "buying.customWhatMissing",
  category: "buying.customCategory",
  quantity: "buying.customQuantity",
  targetPrice: "buying.customPrice",
  neededBy: "buying.customDay",
  link: "buying.customLink",
  phone: "accountActions.phoneInvalid",
  city: "accountActions.cityMissing",
};
