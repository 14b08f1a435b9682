import "./facts.second.css";
import type { CSSProperties } from "react";
import { ratingBarWidth } from "../../domain/products/rating.ts";
import { useT } from "../../i18n/use-t.tsx";

interface RatingProps {
  rating: { average: number; count: number } | null;
  single?: boolean;
}

/** Without ratings it prints a sentence: empty stars would read as zero. */
export function Rating({ rating, single = false }: RatingProps) {
  const t = useT();
  if (!rating) return <span className="rating rating-none">{t("card.noReviews")}</span>;
  const average = rating.average.toFixed(1);
  const { count } = rating;
  return (
    <span className="rating">
      <span className="rating-stars" style={rated(rating.average)} aria-hidden="true" />{" "}
      <span className="visually-hidden">
        {single ? t("card.rateSpoken", { rating: rating.average }) : t("card.ratingSpoken", { rating: average, count })}
      </span>
      {!single && <span aria-hidden="true">{`${average} (${count})`}</span>}
    </span>
  );
}

const rated = (average: number) => ({ "--rated": `${ratingBarWidth(average)}%` }) as CSSProperties;
