import { dateText } from "../../domain/date-text.ts";
import { deviceName } from "../../domain/device-name.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";

const DAY = 86_400_000;

/** A browser in words: "Chrome on Android". */
export function deviceText(userAgent: string, t: Translate): string {
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return t("account.device", { browser, system });
  return browser ?? system ?? t("account.deviceUnknown");
}

/** When a session was last used, in words; times in UTC ms. */
export function seenText(seenAt: number, now: number, locale: Locale, t: Translate): string {
  const date = dateText(seenAt, locale);
  if (date === dateText(now, locale)) return t("account.seenToday");
  if (date === dateText(now - DAY, locale)) return t("account.seenYesterday");
  return t("account.seenOn", { date });
}
