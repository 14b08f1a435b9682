import "./countdown.second.css";
import type { DateView } from "../domain/date-view.ts";
import { useT } from "../i18n/use-t.tsx";
import { LiveCountdown } from "./live-countdown.tsx";

/** The end of a deal as a date; on hydrated pages a clock runs in its place (specification 4.2). */
export function Countdown({ until, ends }: { until: number; ends: DateView }) {
  const t = useT();
  return (
    <p className="countdown">
      <LiveCountdown until={until} text="card.clock">
        <time dateTime={ends.iso} title={ends.title}>
          {t("card.ends", { date: ends.text })}
        </time>
      </LiveCountdown>
    </p>
  );
}
