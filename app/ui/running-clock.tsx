import { useSyncExternalStore, type ReactNode } from "react";
import { onSecond, thisSecond } from "../client/clock.ts";
import { nextMidnight, remaining } from "../domain/countdown.ts";
import { useT } from "../i18n/use-t.tsx";
import "./running-clock.css";

interface RunningClockProps {
  /** UTC ms. */
  until: number;
  /** Days to seconds (4.2), or 'Time Left' in hours, which begins anew at midnight (4.10). */
  text: "full" | "timeLeft";
  /** What the page says without a script: it is read aloud, and left when the time is over. */
  children: ReactNode;
}

/** Once the page is awake, what is left, every second, over the words and in their room. */
export function RunningClock({ until, text, children }: RunningClockProps) {
  const t = useT();
  const now = useSyncExternalStore(onSecond, thisSecond, beforeWaking);
  const end = text === "timeLeft" && until <= now ? nextMidnight(now) : until;
  const left = now ? remaining(end, now) : null;
  return (
    <span className="running-clock">
      <span className={left ? "running-clock-words" : undefined}>{children}</span>
      {left && (
        <span className="running-clock-left" aria-hidden="true">
          {text === "full"
            ? t("card.clock", {
                days: left.days,
                hours: two(left.hours),
                minutes: two(left.minutes),
                seconds: two(left.seconds),
              })
            : t("otherHome.timeLeft", {
                hours: left.days * 24 + left.hours,
                minutes: left.minutes,
                seconds: left.seconds,
              })}
        </span>
      )}
    </span>
  );
}

const beforeWaking = () => 0;
const two = (number: number) => String(number).padStart(2, "0");
