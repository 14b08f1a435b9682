import type { CustomOrderState } from "../../domain/orders/custom-order.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { CustomOrderView } from "./custom-order-view.ts";

/** What was, what is now, and what comes next; a request that found nothing ends there. */
export function RequestSteps({ order }: { order: CustomOrderView }) {
  const t = useT();
  const { state } = order;
  const steps: CustomOrderState[] =
    state === "notFound" ? ["received", "notFound"] : ["received", "searching", "found", "done"];
  const at = steps.indexOf(state);
  return (
    <section aria-labelledby="state">
      <h2 id="state">{t("customOrder.stateHeading")}</h2>
      <ol className="custom-order-steps" role="list">
        {steps.map((step, index) => (
          <li
            key={step}
            className={index <= at ? "custom-order-step" : "custom-order-step custom-order-step-next"}
            aria-current={index === at ? "step" : undefined}
          >
            <span className="custom-order-mark">{index <= at && <Icon name="circle-check" />}</span>
            <div>
              <p>
                <strong>{t(`customOrder.${step}`)}</strong> {index === 0 && <DateText date={order.asked} />}
                {index === at && index > 0 && <DateText date={order.stateDay} />}
                {index > at && <span>({t("customOrder.next")})</span>}
              </p>
              {index === at && <NowText order={order} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NowText({ order: { state, answer, phone } }: { order: CustomOrderView }) {
  const t = useT();
  const found = t(answer === "" ? "customOrder.foundNoAnswer" : "customOrder.foundText", { phone });
  return (
    <>
      <p>{state === "found" ? found : t(`customOrder.${state}Text`)}</p>
      {answer !== "" && (
        <p className="custom-order-answer">
          <OwnWords text={answer} />
        </p>
      )}
      {(state === "received" || state === "searching") && <p>{t("customOrder.callYou", { phone })}</p>}
    </>
  );
}
