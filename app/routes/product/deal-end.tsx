import type { DateView } from "../../domain/date-view.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { RunningClock } from "../../ui/running-clock.tsx";
import "./deal-end.css";

/**
 * Until when the special price or sale runs (UTC ms): a deadline, so both calendars. Once the page is awake a
 * clock takes the same line (specification 4.2).
 */
export function DealEnd({ endsAt, ends }: { endsAt: number; ends: DateView }) {
  return (
    <p className="deal-end">
      <RunningClock until={endsAt} text="product.clock">
        <DatedText text="product.ends" dates={{ date: ends }} />
      </RunningClock>
    </p>
  );
}
