import "./facts.second.css";
import type { PriceView } from "../../domain/products/price.ts";
import { useT } from "../../i18n/use-t.tsx";

interface PriceProps {
  price: PriceView;
  size?: "card" | "large";
  muted?: boolean;
  /** false where a label beside it already says the percent. */
  percent?: boolean;
}

/** Too long for a line of a narrow phone's card; a range may break at its dash. */
const tensOfMillions = /^\d+\d,\d{3},\d{3}(?!.* - )/;

export function Price({ price, size = "card", muted = false, percent = true }: PriceProps) {
  const t = useT();
  const hasOld = price.old !== null;
  const long = tensOfMillions.test(price.current) ? " price-long" : "";
  return (
    <p className={`price price-${size}${long}${muted ? " price-muted" : ""}`}>
      {hasOld && <span className="visually-hidden">{`${t("card.priceNow")} `}</span>}
      <strong>
        <AboutPrice price={price} />
      </strong>
      {hasOld && (
        <>
          {" "}
          <span className="visually-hidden">{`${t("card.priceWas")} `}</span>
          <s>{price.old}</s>
        </>
      )}
      {price.dollars && (
        <>
          {" "}
          <span className="price-dollars">{t("card.priceAbout", { price: price.dollars })}</span>
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

export function AboutPrice({ price: { current, isAbout } }: { price: Pick<PriceView, "current" | "isAbout"> }) {
  const t = useT();
  return isAbout ? t("card.priceAbout", { price: current }) : current;
}
