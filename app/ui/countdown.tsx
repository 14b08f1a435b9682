import "./countdown.css";
import { useT } from "../i18n/use-t.tsx";

interface CountdownProps {
  /** UTC ms at which the deal ends. */
  until: number;
  /** The same as people read it. */
  date: string;
}

/** When a deal ends, as a fact: no clock has to run for it. */
export function Countdown({ until, date }: CountdownProps) {
  const t = useT();
  return (
    <p className="countdown">
      <time dateTime={new Date(until).toISOString()}>{t("card.ends", { date })}</time>
    </p>
  );
}
