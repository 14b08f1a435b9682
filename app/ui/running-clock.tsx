import type { ReactNode } from "react";
import { useT } from "../i18n/use-t.tsx";
import { useLite } from "./printing/use-lite.ts";
import "./running-clock.css";

interface RunningClockProps {
  /** UTC ms. */
  until: number;
  /** Days to seconds (4.2), on a card or with its words on a product's page, or 'Time Left' in hours, which begins anew at midnight (4.10). */
  text: "card.clock" | "product.clock" | "otherHome.timeLeft";
  /** What the page says without a script: it is read aloud, and left when the time is over. */
  children: ReactNode;
}

/** Once the page is awake, what is left, every second, over the words and in their room (client/clocks). */
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
