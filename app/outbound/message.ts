import { deviceName } from "../domain/device-name.ts";
import type { OutboxPayload } from "../domain/outbox.ts";
import { shop } from "../domain/shop.ts";
import { am } from "../i18n/am/index.ts";
import { en } from "../i18n/en/index.ts";
import { translateWith, type TextKey } from "../i18n/translate.ts";

/** A message in its reader's language. */
export interface Rendered {
  title: string;
  text: string;
}

/** The words of a message; publicOrigin is where its links lead. Null for a text we do not have. */
export function renderMessage(payload: OutboxPayload, publicOrigin: string): Rendered | null {
  const { locale, text } = payload;
  const resources: Record<string, Record<string, string>> = locale === "am" ? am : en;
  if (!resources.messages?.[text]) return null;
  const t = translateWith(resources, locale);
  const values: Record<string, string | number> = {
    shop: locale === "am" ? shop.nameAm : shop.name,
    origin: publicOrigin,
    ...payload.values,
  };
  // A browser may call itself anything; its owner is told only what we know it by.
  if (payload.values?.device !== undefined) {
    const { browser, system } = deviceName(String(payload.values.device));
    values.device = [browser, system].filter(Boolean).join(", ") || t("messages.unknownDevice");
  }
  return { title: t(`messages.${text}Title` as TextKey, values), text: t(`messages.${text}`, values) };
}
