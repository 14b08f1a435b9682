import { holdsTwo } from "../../domain/holds-two.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

/** Why a contact or number was refused: there are two in its field, else the sentence of `key`. */
export function refusedSentence(typed: string, key: TextKey, t: Translate): string {
  return t(holdsTwo(typed) ? "accountActions.onlyOne" : key);
}

/** The fields of these names that hold two contacts or numbers, with the sentence that says so; null where there is none. */
export function fieldsOfTwo(values: ReadonlyMap<string, string>, names: readonly string[], t: Translate) {
  const wrong = names.filter((name) => holdsTwo(values.get(name) ?? ""));
  return wrong.length === 0 ? null : Object.fromEntries(wrong.map((name) => [name, t("accountActions.onlyOne")]));
}
