import "./facts.second.css";
import type { CardLabel } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";

interface LabelsProps {
  labels: readonly CardLabel[];
}

const filled: readonly CardLabel["kind"][] = ["percent", "outOfStock", "closed"];

/** The one label on a picture. */
const picturedOf = (labels: readonly CardLabel[]) =>
  filled.map((kind) => labels.find((label) => label.kind === kind)).find((label) => label !== undefined);

export function PicturedLabel({ labels }: LabelsProps) {
  const words = useWords();
  const label = picturedOf(labels);
  return (
    label && <span className={`product-label product-label-${label.kind} product-label-pictured`}>{words(label)}</span>
  );
}

/** Specification 2.8, 4.3, 9.4: all others in one quiet line. */
export function OtherLabels({ labels }: LabelsProps) {
  const words = useWords();
  const pictured = picturedOf(labels);
  const others = labels.filter((label) => label !== pictured).map(words);
  return others.length > 0 && <p className="product-card-note">{others.join(" · ")}</p>;
}

/** For places without a picture. */
export function ProductLabels({ labels }: LabelsProps) {
  const words = useWords();
  return labels.length > 0 && <p className="product-card-note">{labels.map(words).join(" · ")}</p>;
}

function useWords() {
  const t = useT();
  return (label: CardLabel) =>
    label.kind === "percent" ? t("card.labelPercent", { percent: label.percent }) : t(names[label.kind]);
}

const names = {
  new: "card.labelNew",
  sale: "card.labelSale",
  top: "card.labelTop",
  lastOne: "card.lastOne",
  outOfStock: "card.labelOutOfStock",
  closed: "card.closed",
  freeDelivery: "card.labelFreeDelivery",
} as const;
