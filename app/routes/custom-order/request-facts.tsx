import { useT } from "../../i18n/use-t.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { CustomOrderView } from "./custom-order-view.ts";

/** What was asked for, as it was understood. */
export function RequestFacts({ order }: { order: CustomOrderView }) {
  const t = useT();
  const facts = [
    [t("customOrder.what"), order.what],
    [t("customOrder.category"), order.category],
    [t("customOrder.quantity"), order.quantity],
    [t("customOrder.targetPrice"), order.targetPrice],
    [t("customOrder.neededBy"), order.neededBy],
    [t("customOrder.phone"), order.phone],
    [t("customOrder.city"), order.city],
  ] as const;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{t("customOrder.asked")}</h2>
      <dl className="custom-order-facts">
        {facts
          .filter(([, value]) => value !== "" && value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === "string" ? <OwnWords text={value} /> : value && <DateText date={value} />}</dd>
            </div>
          ))}
        {order.link && (
          <div>
            <dt>{t("customOrder.link")}</dt>
            <dd>
              <a href={order.link} target="_blank" rel="noopener noreferrer nofollow">
                {order.link} <span className="visually-hidden">{t("everywhere.newTab")}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
