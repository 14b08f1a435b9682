import "./countdown.css";
import { shortDateTimeText } from "../domain/date-text.ts";
import { useLocale, useT } from "../i18n/use-t.tsx";

interface CountdownProps {
  /** UTC ms at which the deal ends. */
  until: number;
}

/** When a deal ends, as a fact: no clock has to run for it. */
export function Countdown({ until }: CountdownProps) {
  const t = useT();
  const locale = useLocale();
  const date = shortDateTimeText(until, locale);
  return (
    <p className="countdown">
      <time dateTime={new Date(until).toISOString()}>{t("card.ends", { date })}</time>
    </p>
  );
}
