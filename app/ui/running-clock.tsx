import type { ReactNode } from "react";
import { useT } from "../i18n/use-t.tsx";
import { useLite } from "./printing/use-lite.ts";
import "./running-clock.css";

interface RunningClockProps {
  until: number;
  /** Days to seconds (4.2), or 'Time Left' in hours, which restarts at midnight (4.10). */
  text: "card.clock" | "product.clock" | "otherHome.timeLeft";
  children: ReactNode;
}

export function RunningClock({ until, text, children }: RunningClockProps) {
  const t = useT();
  const isLite = useLite();
  if (import.meta.env.SSR && isLite) return children;
  const marks = { days: "{days}", hours: "{hours}", minutes: "{minutes}", seconds: "{seconds}" };
  const isDaily = text === "otherHome.timeLeft";
  return (
    <span
      className="running-clock"
      data-until={until}
      data-clock={t(text, marks)}
      data-daily={isDaily ? "" : undefined}
    >
      <span>{children}</span>
    </span>
  );
}
