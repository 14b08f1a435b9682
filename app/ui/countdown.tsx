import "./countdown.second.css";
import type { DateView } from "../domain/date-view.ts";
import { useT } from "../i18n/use-t.tsx";
import { RunningClock } from "./running-clock.tsx";

interface CountdownProps {
  /** UTC ms at which the deal ends. */
  until: number;
  /** The same as people read it. */
  ends: DateView;
}

/** When a deal ends, as a fact; once the page is awake a clock runs in the same line (specification 4.2). */
export function Countdown({ until, ends }: CountdownProps) {
  const t = useT();
  return (
    <p className="countdown">
      <RunningClock until={until} text="card.clock">
        <time dateTime={ends.iso} title={ends.title}>
          {t("card.ends", { date: ends.text })}
        </time>
      </RunningClock>
    </p>
  );
}
