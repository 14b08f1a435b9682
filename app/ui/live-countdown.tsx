import type { ReactNode } from "react";
import { useT } from "../i18n/use-t.tsx";
import { useLite } from "./printing/use-lite.ts";
import "./live-countdown.css";

interface LiveCountdownProps {
  until: number;
  /** Days to seconds (4.2), or 'Time Left' in hours, which restarts at midnight (4.10). */
  text: "card.clock" | "product.clock" | "otherHome.timeLeft";
  children: ReactNode;
}

/** Prints `children`, a fixed date, in whose place client/clocks counts down. */
export function LiveCountdown({ until, text, children }: LiveCountdownProps) {
  const t = useT();
  const isLite = useLite();
  // Lite pages have no script that counts.
  if (import.meta.env.SSR && isLite) return children;
  const placeholders = { days: "{days}", hours: "{hours}", minutes: "{minutes}", seconds: "{seconds}" };
  const isDaily = text === "otherHome.timeLeft";
  return (
    <span
      className="live-countdown"
      data-until={until}
      data-clock={t(text, placeholders)}
      data-daily={isDaily ? "" : undefined}
    >
      <span>{children}</span>
    </span>
  );
}
