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
  if (problem.kind === "tooLong" && isWritten.has(field)) return t("buying.customTooLong", { max: problem.max });
  if (problem.kind === "past") return t("buying.customDayPast");
  return t(problem.kind === "far" ? "buying.customDayFar" : wrong[field]);
}

const isWritten = new Set<CustomOrderField>(["what", "link", "city"]);

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
