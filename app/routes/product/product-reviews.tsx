import type { ReviewsView } from "../../domain/reviews/reviews-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductReview } from "./product-review.tsx";
import { RatingBars } from "./rating-bars.tsx";
import { ReviewPages } from "./review-pages.tsx";
import "./product-reviews.css";

/** Average, how it is spread, then the words: by stars, in an order, page by page. */
export function ProductReviews({ href, reviews }: { href: string; reviews: ReviewsView }) {
  const t = useT();
  const { average, count, bars, sorts, only, told, pages } = reviews;
  return (
    <>
      <p className="product-reviews-average">
        <strong>{t("product.averageOf", { average })}</strong> {t("product.reviewsLink", { count })}
      </p>
      <RatingBars bars={bars} />
      <h3 className="product-reviews-title">{t("product.words")}</h3>
      {only && (
        <p>
          {t("product.onlyStars", { count: only.stars })}{" "}
          <a className="product-reviews-link" href={only.href} rel="nofollow">
            {t("product.allReviews")}
          </a>
        </p>
      )}
      {sorts.length > 0 && (
        <nav className="product-reviews-sorts" aria-label={t("product.sortBy")}>
          {sorts.map(({ sort, href, isChosen }) => (
            <a
              key={sort}
              className="product-reviews-link"
              href={href}
              rel="nofollow"
              aria-current={isChosen ? "true" : undefined}
            >
              {t(`product.${sort}`)}
            </a>
          ))}
        </nav>
      )}
      {told.length === 0 && <p>{t("product.noWords")}</p>}
      <ul className="product-reviews-list" role="list">
        {told.map((review) => (
          <ProductReview key={review.id} review={review} href={href} />
        ))}
      </ul>
      <ReviewPages pages={pages} />
    </>
  );
}
