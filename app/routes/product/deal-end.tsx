import { lazy, Suspense, type ReactNode } from "react";
import { dateTimeText } from "../../domain/date-text.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { useAwake } from "../../ui/use-awake.ts";
import "./deal-end.css";

const DealClock = lazy(() => import("./deal-clock.tsx").catch(() => ({ default: JustWords })));

function JustWords({ children }: { until: number; children: ReactNode }) {
  return children;
}

/**
 * Until when the special price or sale runs (UTC ms): a deadline, so both calendars in Amharic. Once the page is awake a
 * clock takes the same line (specification 4.2).
 */
export function DealEnd({ endsAt }: { endsAt: number }) {
  const t = useT();
  const date = dateTimeText(endsAt, useLocale());
  const words = <time dateTime={new Date(endsAt).toISOString()}>{t("product.ends", { date })}</time>;
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
