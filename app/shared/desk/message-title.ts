import { titleOf } from "../../domain/messages/outbox.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

/** Sent messages keep no personal data, so names are passed in. */
export function messageTitle(t: Translate, text: string, known: { number: string; vendor?: string | null }): string {
  const { number, vendor } = known;
  return t(`messages.${titleOf(text)}` as TextKey, {
    ...{ number, parcel: number, vendor: vendor ?? t("desk.aSeller"), product: t("desk.aProduct") },
  });
}
