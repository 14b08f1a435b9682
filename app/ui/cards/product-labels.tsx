import "./product-labels.second.css";
import type { CardLabel } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";

/** Specification 9.4: words, never colour alone. */
export function ProductLabels({ labels, stacked = false }: { labels: CardLabel[]; stacked?: boolean }) {
  const t = useT();
  if (labels.length === 0) return null;
  return (
    <p className={stacked ? "product-labels product-labels-stack" : "product-labels"}>
      {labels.map((label) => (
        <span key={label.kind} className={`product-label product-label-${label.kind}`}>
          {`${label.kind === "percent" ? t("card.labelPercent", { percent: label.percent }) : t(names[label.kind])} `}
        </span>
      ))}
    </p>
  );
}

const names = {
  new: "card.labelNew",
  sale: "card.labelSale",
  top: "card.labelTop",
  lastOne: "card.lastOne",
  outOfStock: "card.labelOutOfStock",
  closed: "card.labelClosed",
  freeDelivery: "card.labelFreeDelivery",
} as const;
