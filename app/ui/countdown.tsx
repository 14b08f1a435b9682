import "./countdown.css";
import { dateTimeText, shortDateTimeText } from "../domain/date-text.ts";
import { useLocale, useT } from "../i18n/use-t.tsx";

interface CountdownProps {
  /** UTC ms at which the deal ends. */
  until: number;
  /** Both calendars where the language has its own: for the product page. */
  full?: boolean;
}

/** When a deal ends, as a fact: no clock has to run for it. */
export function Countdown({ until, full = false }: CountdownProps) {
  const t = useT();
  const locale = useLocale();
  const date = full ? dateTimeText(until, locale) : shortDateTimeText(until, locale);
  return (
    <p className="countdown">
      <time dateTime={new Date(until).toISOString()}>{t("card.ends", { date })}</time>
    </p>
  );
}
