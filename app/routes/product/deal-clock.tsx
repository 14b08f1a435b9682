import { useSyncExternalStore, type ReactNode } from "react";
import { onSecond, thisSecond } from "../../client/clock.ts";
import { remaining } from "../../domain/countdown.ts";
import { useT } from "../../i18n/use-t.tsx";

interface DealClockProps {
  /** UTC ms. */
  until: number;
  /** The same in words: what is read aloud, and what is left when the time is over. */
  children: ReactNode;
}

/** Days, hours, minutes and seconds, every second, over the words and in their room. */
export default function DealClock({ until, children }: DealClockProps) {
  const t = useT();
  const left = remaining(until, useSyncExternalStore(onSecond, thisSecond));
  if (!left) return children;
  const two = (number: number) => String(number).padStart(2, "0");
  return (
    <>
      <span className="deal-end-words">{children}</span>
      <span className="deal-end-clock" aria-hidden="true">
        {t("product.clock", {
          days: left.days,
          hours: two(left.hours),
          minutes: two(left.minutes),
          seconds: two(left.seconds),
        })}
      </span>
    </>
  );
}
