import type { ParcelView } from "../../domain/orders/order-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stateText } from "./state-text.ts";

const words = { done: "orders.stepDone", now: "orders.stepNow", next: "orders.stepNext" } as const;

/** The way of one parcel: what is done, where it is, what comes next. */
export function ParcelWay({ parcel: { steps, delivery } }: { parcel: ParcelView }) {
  const t = useT();
  return (
    <ol className="parcel-way" role="list" aria-label={t("orders.progress")}>
      {steps.map(({ state, at, place }) => (
        <li key={state} className={`parcel-way-step parcel-way-${place}`}>
          <span className="parcel-way-mark">{place === "done" && <Icon name="circle-check" />}</span>
          <span className="visually-hidden">{t(words[place])} </span>
          <span className="parcel-way-word">{t(stateText(state, delivery))}</span>
          {at && (
            <span className="parcel-way-time">
              <DateText date={at} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
