import "./price.css";
import type { PriceView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";

interface PriceProps {
  price: PriceView;
  /** large: the product page's own price. */
  size?: "card" | "large";
  /** Nothing to buy at it: quiet, without percent. */
  muted?: boolean;
  /** false where a label beside it already says the percent. */
  percent?: boolean;
}

export function Price({ price, size = "card", muted = false, percent = true }: PriceProps) {
  const t = useT();
  const hasOld = price.old !== null;
  return (
    <p className={`price price-${size}${muted ? " price-muted" : ""}`}>
      {hasOld && <span className="visually-hidden">{t("card.priceNow")} </span>}
      <strong>{price.current}</strong>
      {hasOld && (
        <>
          {" "}
          <span className="visually-hidden">{t("card.priceWas")} </span>
          <s>{price.old}</s>
        </>
      )}
      {price.percent !== null && percent && !muted && (
        <>
          {" "}
          <span className="price-percent">-{price.percent}%</span>
        </>
      )}
    </p>
  );
}
