import "./rating.second.css";
import { ratingBarWidth } from "../../domain/products/rating.ts";
import { useT } from "../../i18n/use-t.tsx";

interface RatingProps {
  rating: { average: number; count: number } | null;
  /** One shopper's own rate: nothing to count. */
  single?: boolean;
}

/** Stars with their number and count, or the sentence that there are none: empty stars read as zero. */
export function Rating({ rating, single = false }: RatingProps) {
  const t = useT();
  if (!rating) return <span className="rating rating-none">{t("card.noReviews")}</span>;
  const average = rating.average.toFixed(1);
  const { count } = rating;
  return (
    <span className="rating">
      <span className="rating-stars" aria-hidden="true">
        <span style={{ width: `${ratingBarWidth(rating.average)}%` }} />
      </span>{" "}
      <span className="visually-hidden">
        {single ? t("card.rateSpoken", { rating: rating.average }) : t("card.ratingSpoken", { rating: average, count })}
      </span>
      {!single && <span aria-hidden="true">{`${average} (${count})`}</span>}
    </span>
  );
}
