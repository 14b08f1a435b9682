import { dateView } from "../../domain/date-view.ts";
import { deviceName } from "../../domain/accounts/device-name.ts";
import type { Locale } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";

const DAY = 86_400_000;

/** A browser in words: "Chrome on Android". */
export function deviceText(userAgent: string, t: Translate): string {
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return t("account.device", { browser, system });
  return browser ?? system ?? t("account.deviceUnknown");
}

/** When a session was last used, as a sentence (ui/date-text); times in UTC ms. */
export function seenWhen(seenAt: number, now: number, locale: Locale) {
  const date = dateView(seenAt, locale);
  const isOn = (day: number) => dateView(day, locale).iso === date.iso;
  const text = isOn(now) ? "account.seenToday" : isOn(now - DAY) ? "account.seenYesterday" : "account.seenOn";
  return { text, dates: { date } } as const;
}
