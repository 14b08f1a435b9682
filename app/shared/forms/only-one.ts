import { holdsTwo } from "../../domain/holds-two.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

/** The reason for a refusal: the field has two contacts or numbers, else the sentence of `key`. */
export function refusedSentence(typed: string, key: TextKey, t: Translate): string {
  return t(holdsTwo(typed) ? "accountActions.onlyOne" : key);
}

/** Fields among these names with two contacts or numbers, with a sentence each; null if there are none. */
export function fieldsWithTwoValues(values: ReadonlyMap<string, string>, names: readonly string[], t: Translate) {
  const wrong = names.filter((name) => holdsTwo(values.get(name) ?? ""));
  return wrong.length === 0 ? null : Object.fromEntries(wrong.map((name) => [name, t("accountActions.onlyOne")]));
}
