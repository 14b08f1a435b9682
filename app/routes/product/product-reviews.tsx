import type { ReviewsView } from "../../domain/reviews-view.ts";
import { dateText } from "../../domain/date-text.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import "./product-reviews.css";

/** Average, how it is spread, then the newest words. */
export function ProductReviews({ reviews: { average, count, bars, newest } }: { reviews: ReviewsView }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <p className="product-reviews-average">
        <strong>{t("product.averageOf", { average })}</strong> {t("product.reviewsLink", { count })}
      </p>
      <ul className="product-reviews-bars" role="list" aria-label={t("product.distribution")}>
        {bars.map(({ stars, count: times, percent }) => (
          <li key={stars}>
            <span className="visually-hidden">{t("product.starRow", { stars, count: times, percent })}</span>
            <span aria-hidden="true">{t("product.stars", { count: stars })}</span>
            <span className="product-reviews-bar" aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </span>
            <span aria-hidden="true">{times}</span>
          </li>
        ))}
      </ul>
      {newest.length > 0 && (
        <>
          <h3 className="product-reviews-newest">{t("product.newestReviews")}</h3>
          <ul className="product-reviews-list" role="list">
            {newest.map(({ id, author, rate, content, lang, createdAt }) => (
              <li key={id}>
                <p className="product-reviews-who">
                  <strong lang={lang}>{author}</strong> <span>{t("product.averageOf", { average: rate })}</span>{" "}
                  <time dateTime={new Date(createdAt).toISOString().slice(0, 10)}>{dateText(createdAt, locale)}</time>
                </p>
                <p lang={lang}>{content}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
