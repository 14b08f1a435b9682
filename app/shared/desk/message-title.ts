import type { TextKey, Translate } from "../../i18n/translate.ts";

/** A message's title as the desk lists it; a sent one has forgotten the names in it. */
export function messageTitle(t: Translate, text: string, known: { number: string; vendor?: string | null }): string {
  const { number, vendor } = known;
  return t(`messages.${text}Title` as TextKey, {
    ...{ number, parcel: number, vendor: vendor ?? t("desk.aSeller"), product: t("desk.aProduct") },
  });
}
