import { lazy, Suspense, type ReactNode } from "react";
import type { DateView } from "../../domain/date-view.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { useAwake } from "../../ui/use-awake.ts";
import "./deal-end.css";

const DealClock = lazy(() => import("./deal-clock.tsx").catch(() => ({ default: JustWords })));

function JustWords({ children }: { until: number; children: ReactNode }) {
  return children;
}

/**
 * Until when the special price or sale runs (UTC ms): a deadline, so both calendars. Once the page is awake a
 * clock takes the same line (specification 4.2).
 */
export function DealEnd({ endsAt, ends }: { endsAt: number; ends: DateView }) {
  const words = <DatedText text="product.ends" dates={{ date: ends }} />;
  return (
    <p className="deal-end">
      {useAwake() ? (
        <Suspense fallback={words}>
          <DealClock until={endsAt}>{words}</DealClock>
        </Suspense>
      ) : (
        words
      )}
    </p>
  );
}
